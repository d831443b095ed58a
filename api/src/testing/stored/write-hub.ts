import type { SiteAnswer, StoredTextWorld } from './text-writer.ts';

const kinds = ['resource', 'project', 'group', 'study'] as const;
const details = { level: '', type: 'article', language: 'es', free: true, hoursPerWeek: 4 };
const body = {
  ...details,
  title: 'Una pieza de prueba',
  body: 'Un texto de prueba que dice de qué va con calma.',
  topics: [],
  url: 'https://prueba.example/',
  roles: ['Alguien'],
  repository: '',
  rhythm: 'Cada mes',
  channel: '',
  contact: '',
  availability: 'Por la tarde',
  zone: 'En línea',
};

/** Pieces of each kind, put up and changed, what is answered and decided, and ideas. */
export async function writeHub({ site, writer, admin, member, seenOn }: StoredTextWorld): Promise<void> {
  const as = admin;
  const hub = '/recursos-comunidad-femcoders-club';
  const pass = (id: string) =>
    writer.write('POST /admin/hub-pieces/:id/state', { id }, { state: 'published', from: 'pending' }, { as });
  for (const kind of kinds) {
    const put = await writer.write('POST /user/:id/hub/pieces', member, { kind, ...details }, { as: member });
    await pass(put.id);
    const plain = await site.ask('POST', `/user/${member.id}/hub/pieces`, { as: member, body: { kind, ...body } });
    const where = { id: member.id, piece: plain.id };
    const change = { kind, ...details, updatedAt: plain.updatedAt };
    const changed = await writer.write('PUT /user/:id/hub/pieces/:piece', where, change, { as: member });
    const { state } = await site.ask('GET', `/admin/hub-pieces/${plain.id}`, { as });
    if (state === 'pending') await pass(plain.id);
    for (const { slug, id } of [put, changed]) {
      seenOn(`${hub}/pieza/${slug}`);
      seenOn(`/admin/comunidad/${id}`, admin);
    }
    if (kind === 'project') {
      const other = await site.somebody('member');
      const answered = await writer.write('POST /user/:id/hub/answers', other, { piece: put.id }, { as: other });
      const [answer] = await site.query('select id from hub_answers where piece_id = $1', [put.id]);
      const of = { id: member.id, answer: answer?.id ?? answered.id };
      await writer.write('POST /user/:id/hub/answers/:answer/reply', of, {}, { as: member });
      await writer.write('POST /hub/pieces/:slug/reports', put, { reason: 'spam' });
      seenOn(`${hub}/pieza/${put.slug}`, member);
      seenOn(`${hub}/pieza/${put.slug}`, other);
    }
    if (kind === 'resource') {
      const third = await site.ask('POST', `/user/${member.id}/hub/pieces`, { as: member, body: { kind, ...body } });
      const from = (await site.ask('GET', `/admin/hub-pieces/${third.id}`, { as })).state;
      const to = from === 'pending' ? 'rejected' : 'removed';
      await writer.write('POST /admin/hub-pieces/:id/state', third, { state: to, from }, { as });
      seenOn(`/admin/comunidad/${third.id}`, admin);
    }
  }
  const [idea] = await site.ask<SiteAnswer[]>('GET', '/admin/hub-ideas', { as });
  if (!idea) throw new Error('There are no ideas.');
  await writer.write('PUT /admin/hub-ideas/:id', idea, { state: 'under_way', version: idea.version }, { as });

  seenOn(hub);
  for (const part of ['recursos', 'proyectos', 'grupos', 'estudio', 'ideas', 'proponer'])
    seenOn(`${hub}/${part}`, member);
  seenOn('/admin/comunidad?estado=all', admin);
  seenOn('/admin/comunidad/ideas', admin);
}
