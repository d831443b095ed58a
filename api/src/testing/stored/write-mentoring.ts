import type { StoredTextWorld } from './text-writer.ts';

const card = {
  topics: ['react'],
  levels: ['junior'],
  languages: ['es'],
  formats: ['ciclo'],
  modalities: ['presencial'],
  slots: ['11'],
  maxPairs: 2,
  isPublic: true,
  conduct: true,
  updatedAt: null,
};
const wish = {
  level: 'junior',
  topics: ['react'],
  languages: ['es'],
  format: 'ciclo',
  modalities: ['presencial'],
  slots: ['11'],
  conduct: true,
};

/** A mentor's card, requests, what two who meet write for each other and for themselves, and the team's notes. */
export async function writeMentoring({ site, writer, admin, seenOn }: StoredTextWorld): Promise<void> {
  const as = admin;
  const mentor = await site.somebody('member');
  await writer.write('PUT /user/:id/mentoring/offer', mentor, card, { as: mentor });
  const [row] = await site.query('select id, slug from mentors where user_id = $1', [mentor.id]);
  await site.ask('POST', `/admin/mentors/${row?.id}/state`, { as, body: { state: 'active', from: 'pending' } });
  seenOn('/mentoria');
  seenOn(`/mentoria/${row?.slug}`);
  seenOn('/mentoria/ofrecer', mentor);
  seenOn(`/admin/mentoria/mentoras/${row?.id}`, admin);

  const asked = async (change: boolean) => {
    const mentee = await site.somebody('member');
    const request = crypto.randomUUID();
    await writer.write('POST /user/:id/mentoring/requests', mentee, { ...wish, key: request }, { as: mentee });
    if (change) {
      const where = { id: mentee.id, request };
      await writer.write('PUT /user/:id/mentoring/requests/:request', where, wish, { as: mentee });
    }
    const body = { mentors: [row?.id] };
    await site.ask('POST', `/admin/mentoring/${request}/proposals`, { as, body });
    seenOn(`/admin/mentoria/${request}`, admin);
    return { mentee, request };
  };
  const answer = async (accept: boolean) => {
    const { toAnswer } = await site.ask('GET', `/user/${mentor.id}/mentoring`, { as: mentor });
    const where = { id: mentor.id, proposal: toAnswer[0]?.id };
    return writer.write('POST /user/:id/mentoring/proposals/:proposal', where, { accept }, { as: mentor });
  };
  const refused = await asked(true);
  seenOn('/mentoria/mi-mentoria', mentor);
  await answer(false);
  await writer.write('POST /admin/mentoring/:id/notes', { id: refused.request }, { key: crypto.randomUUID() }, { as });
  const { state: from } = await site.ask('GET', `/admin/mentoring/${refused.request}`, { as });
  await writer.write('POST /admin/mentoring/:id/state', { id: refused.request }, { state: 'closed', from }, { as });

  const { mentee } = await asked(false);
  await answer(true);
  const { pairs } = await site.ask('GET', `/user/${mentee.id}/mentoring`, { as: mentee });
  const pair = { id: mentee.id, pair: pairs[0]?.id };
  const write = (row: Parameters<typeof writer.write>[0], body: object, more: object = {}) =>
    writer.write(row, { ...pair, ...more }, { ...body }, { as: mentee });
  const inMonths = (months: number) =>
    `${new Date(Date.now() + months * 30 * 86_400_000).toISOString().slice(0, 10)}T18:30`;
  const at = { startLocal: inMonths(1), minutes: 60 };
  const base = '/user/:id/mentoring/pairs/:pair' as const;
  const made = await write(`POST ${base}/sessions`, { ...at, key: crypto.randomUUID() });
  const session = made.sessions[0]?.id;
  await write(`PUT ${base}/sessions/:session/note`, {}, { session });
  const key = crypto.randomUUID();
  const body = { ...at, startLocal: inMonths(2), key, place: '' };
  const other = await site.ask('POST', `/user/${mentee.id}/mentoring/pairs/${pair.pair}/sessions`, {
    as: mentee,
    body,
  });
  const moved = other.sessions.find(({ id }: { id: string }) => id !== session)?.id;
  await write(`PUT ${base}/sessions/:session`, { ...at, startLocal: inMonths(3) }, { session: moved });
  await write(`POST ${base}/goals`, { key: crypto.randomUUID() });
  await write(`POST ${base}/report`, { key: crypto.randomUUID() });
  seenOn('/mentoria/mi-mentoria', mentee);
  seenOn(`/mentoria/mi-mentoria?pareja=${pair.pair}`, mentee);
  seenOn(`/mentoria/mi-mentoria?pareja=${pair.pair}`, mentor);
  const { state } = await site.ask('GET', `/user/${mentee.id}/mentoring/pairs/${pair.pair}`, { as: mentee });
  await write(`POST ${base}/state`, { state: 'closed', from: state });
  await write(`PUT ${base}/rating`, { stars: 4 });
}
