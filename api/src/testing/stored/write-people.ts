import type { StoredTextWorld } from './text-writer.ts';

/** The team's people, and messages to the team. */
export async function writePeople({ site, writer, admin, seenOn }: StoredTextWorld): Promise<void> {
  const as = admin;
  const move = async (id: string) => {
    await writer.write('POST /admin/people/:id/state', { id }, { state: 'accepted', from: 'draft' }, { as });
    await site.ask('POST', `/admin/people/${id}/state`, { as, body: { state: 'published', from: 'accepted' } });
  };
  const made = await writer.write('POST /admin/people', {}, { group: 'mentor' }, { as });
  await move(made.id);
  const bare = { group: 'promoter', name: 'Persona de Prueba', title: 'Promotora' };
  const plain = await site.ask('POST', '/admin/people', { as, body: bare });
  await move(plain.id);
  const { updatedAt } = await site.ask('GET', `/admin/people/${plain.id}`, { as });
  const changed = await writer.write('PUT /admin/people/:id', plain, { group: 'promoter', updatedAt }, { as });
  for (const { id, slug } of [made, changed]) {
    seenOn(`/equipo/${slug}`);
    seenOn(`/admin/equipo/${id}`, admin);
  }
  seenOn('/equipo');
  seenOn('/admin/equipo', admin);

  const attachment = { content: onePixel };
  const base = { email: 'prueba@prueba.example', privacy: true, elapsedMs: 60_000 };
  const sent: string[] = [];
  for (const [reason, more] of [
    ['patrocinio', { helps: ['espacio'] }],
    ['ponente', { talkDate: '2030-01-01', attachment }],
  ] as const) {
    const { reference } = await writer.write('POST /contact', {}, { ...base, reason, ...more });
    sent.push(reference);
  }
  for (const reference of sent) {
    const [message] = await site.query('select id from contact_messages where reference = $1', [reference]);
    const id = message?.id as string;
    await writer.write('POST /admin/contact/:id/notes', { id }, { key: crypto.randomUUID() }, { as });
    const answer = { key: crypto.randomUUID(), lastAnswer: null, resolve: false };
    await writer.write('POST /admin/contact/:id/answers', { id }, answer, { as });
    seenOn(`/admin/contact/${id}`, admin);
  }
  seenOn('/admin/contact', admin);
}

/** A picture. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
