import { withLinkKey } from '../with-link-key.ts';
import type { StoredTextWorld } from './text-writer.ts';

const facts = {
  mode: 'hibrido',
  workday: 'completa',
  contract: 'indefinido',
  level: 'junior',
  salaryMin: 28_000,
  salaryMax: 36_000,
  days: 30,
};
const body = {
  ...facts,
  title: 'Un puesto de prueba',
  company: 'Empresa de Ejemplo',
  city: 'Barcelona',
  technologies: [],
  about: 'Una oferta de prueba que dice de qué va con bastantes palabras, para que se entienda y se pueda publicar.',
  musts: ['Ganas'],
  nices: [],
  process: 'Una conversación',
  apply: 'https://prueba.example/empleo',
  contactName: 'Persona de Ejemplo',
};

/** Offers that are sent, changed, given back, refused and reported, and a member's searches. */
export async function writeJobs({ site, writer, admin, member, seenOn }: StoredTextWorld): Promise<void> {
  const as = admin;
  const sender = () => ({ contactEmail: `${crypto.randomUUID()}@prueba.example`, privacy: true });
  const confirmed = async (contactEmail: string) => {
    const [mail = ''] = await site.mailsTo(contactEmail);
    const token = /gestionar#(\S+)/.exec(mail)?.[1] ?? '';
    return { token, ...(await site.ask('POST', '/own-job/confirm', { headers: withLinkKey(token) })) };
  };
  const decide = (id: string, body: object) =>
    writer.write('POST /admin/jobs/:id/decision', { id }, { ...body }, { as });
  const open = async (id: string, version: number) => {
    await decide(id, { decision: 'approve', version });
    await site.query('update job_offers set members_until = published_at where id = $1', [id]);
  };

  const first = sender();
  await writer.write('POST /jobs', {}, { ...facts, ...first });
  const made = await confirmed(first.contactEmail);
  await open(made.id, made.version);
  await writer.write('POST /jobs/:id/reports', made, { reason: 'fraud' });

  const second = sender();
  await site.ask('POST', '/jobs', { body: { ...body, ...second } });
  const plain = await confirmed(second.contactEmail);
  await decide(plain.id, { decision: 'return', version: plain.version });
  const { version } = await site.ask('GET', '/own-job', { headers: withLinkKey(plain.token) });
  const changed = await writer.write(
    'PUT /own-job',
    plain,
    { ...facts, version },
    { headers: withLinkKey(plain.token) },
  );
  seenOn(`/ofertas-de-trabajo/gestionar#${plain.token}`);
  await open(plain.id, changed.version);

  const third = sender();
  await site.ask('POST', '/jobs', { body: { ...body, ...third } });
  const refused = await confirmed(third.contactEmail);
  await decide(refused.id, { decision: 'reject', version: refused.version });
  seenOn(`/ofertas-de-trabajo/gestionar#${refused.token}`);

  await writer.write('POST /user/:id/job-alerts', member, {}, { as: member });
  seenOn('/ofertas-de-trabajo/alertas', member);
  for (const { id } of [made, plain, refused]) seenOn(`/admin/ofertas/${id}`, admin);
  const slugs = await site.query('select slug from job_offers where id = any($1)', [[made.id, plain.id]]);
  for (const { slug } of slugs) seenOn(`/ofertas-de-trabajo/${slug}`);
  seenOn('/ofertas-de-trabajo');
  seenOn('/admin/ofertas?estado=published', admin);
}
