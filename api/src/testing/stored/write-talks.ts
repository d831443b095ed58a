import type { StoredTextWorld } from './text-writer.ts';

const facts = {
  level: 'inicial',
  language: 'es',
  format: 'charla',
  licence: 'cc-by',
  minutes: 20,
  givenOn: '2026-03-05',
};
const lists = { resources: [{}], slides: [{}] };
const body = { title: 'Una charla de prueba', summary: 'De qué va', topics: ['CSS'] };
const scores = { interest: 3, usefulness: 3, clarity: 3, voice: 3, material: 3 };

/** Talks, with what their speakers allowed, and proposals with what the team thinks of them. */
export async function writeTalks({ site, writer, admin, member, seenOn }: StoredTextWorld): Promise<void> {
  const as = admin;
  const person = await site.ask('POST', '/admin/people', {
    as,
    body: { group: 'speaker', name: 'Ponente de Prueba', title: 'Ponente' },
  });
  for (const [state, from] of [
    ['accepted', 'draft'],
    ['published', 'accepted'],
  ])
    await site.ask('POST', `/admin/people/${person.id}/state`, { as, body: { state, from, note: 'Una prueba' } });

  const base = { ...facts, ...lists, speakers: [person.slug] };
  const made = await writer.write('POST /admin/talks', {}, base, { as });
  const plain = await site.ask('POST', '/admin/talks', { as, body: { ...body, ...facts, speakers: [person.slug] } });
  const changed = await writer.write('PUT /admin/talks/:id', plain, { ...base, updatedAt: plain.updatedAt }, { as });
  for (const { id, slug, speakers } of [made, changed]) {
    const permission = { speaker: speakers[0]?.id, on: '2026-03-06' };
    await writer.write('POST /admin/talks/:id/permissions', { id }, permission, { as });
    await writer.write('PUT /admin/talks/:id/slides.pdf', { id }, { content: onePage }, { as });
    await site.ask('POST', `/admin/talks/${id}/state`, { as, body: { state: 'published', from: 'draft' } });
    seenOn(`/presentaciones-destacadas/${slug}`);
    seenOn(`/admin/presentaciones/${id}`, admin);
  }
  seenOn('/presentaciones-destacadas');
  seenOn('/admin/presentaciones', admin);

  const key = crypto.randomUUID();
  const proposal = await writer.write('POST /user/:id/talk-proposals', member, { whose: 'other', key }, { as: member });
  await writer.write('PUT /admin/talk-proposals/:id/score', proposal, { scores }, { as });
  const editor = await site.somebody('editor');
  const second = { as: editor, body: { scores, note: 'Bien' } };
  await site.ask('PUT', `/admin/talk-proposals/${proposal.id}/score`, second);
  await writer.write('POST /admin/talk-proposals/:id/decision', proposal, { decision: 'accepted' }, { as });
  seenOn('/presentaciones-destacadas/proponer', member);
  seenOn('/admin/presentaciones/propuestas', admin);
  seenOn('/admin/presentaciones/propuestas?estado=all', admin);
  seenOn(`/admin/presentaciones/propuestas/${proposal.id}`, admin);
}

const onePage = Buffer.from('%PDF-1.7\nhola\n%%EOF\n', 'latin1').toString('base64');
