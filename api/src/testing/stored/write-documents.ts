import type { StoredTextWorld } from './text-writer.ts';

const octets = { 'content-type': 'application/octet-stream' };
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n', 'latin1');

/** A draft, and what was sent, is missing and refused. */
export async function writeDocuments({ site, writer, admin, seenOn }: StoredTextWorld): Promise<void> {
  const as = admin;
  const sender = await site.somebody('member');
  const draft = async () =>
    writer.write('PUT /user/:id/documents/drafts/:kind', { id: sender.id, kind: 'cv' }, { fields: {} }, { as: sender });
  const sent = async () => {
    const { reference } = await draft();
    const at = { id: sender.id, reference };
    await writer.write(
      'PUT /user/:id/documents/:reference/files/:file',
      { ...at, file: crypto.randomUUID() },
      {},
      { as: sender, body: pdf, headers: octets },
    );
    await writer.write('POST /user/:id/documents/:reference/send', at, { fields: {}, privacy: true }, { as: sender });
    const [row] = await site.query('select id from document_cases where reference = $1', [reference]);
    const id = row?.id as string;
    seenOn(`/enviar-documentacion/${reference}`, sender);
    seenOn(`/admin/documentos/${id}`, admin);
    return { id };
  };
  for (const state of ['missing', 'refused']) {
    const row = await sent();
    await writer.write('POST /admin/documents/:id/state', row, { state, from: 'sent' }, { as });
    await writer.write('POST /admin/documents/:id/notes', row, { key: crypto.randomUUID() }, { as });
  }
  await draft();
  seenOn('/enviar-documentacion', sender);
  seenOn('/enviar-documentacion/nuevo?tramite=cv', sender);
}
