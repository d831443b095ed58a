import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { AdminTalk } from '@femcoders/contracts/talk';
import type { AdminTalkProposal, OwnTalkProposal, OwnTalks } from '@femcoders/contracts/talk-proposal';
import { purgeExpired } from '../../maintenance.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';

const points = { interest: 5, usefulness: 4, clarity: 4, voice: 5, material: 3 };
const motive = 'Ya tenemos tres charlas de lo mismo este otoño; en primavera nos encantaría.';

describe('talks that members propose', () => {
  let api: TestApi;
  let member: TestMember;
  let editor: TestMember;
  let other: TestMember;
  before(async () => {
    api = await createTestApi();
  });
  after(() => api.close());
  beforeEach(async () => {
    await api.pool.query('delete from talk_proposals');
    await api.pool.query('delete from talks');
    [member, editor, other] = [await api.member('member'), await api.member('editor'), await api.member('admin')];
    api.mails.length = 0;
  });

  const proposalBody = () => ({
    whose: 'own',
    title: 'Formularios que esperan',
    summary: 'Qué pasa cuando la red va lenta y alguien escribe con calma.',
    topics: ['Formularios', 'Accesibilidad'],
    link: 'https://ejemplo.example/charla',
    key: randomUUID(),
  });
  const propose = (body: object = proposalBody(), who = member) =>
    api.call('POST', `/user/${who.id}/talk-proposals`, { as: who.authorization, body });
  const proposed = async (body?: object, who?: TestMember) => (await propose(body, who)).json<OwnTalkProposal>();
  const own = async () =>
    (await api.call('GET', `/user/${member.id}/talks`, { as: member.authorization })).json<OwnTalks>().proposals;
  const score = (id: string, who: TestMember, scores: object = points, note = '') =>
    api.call('PUT', `/admin/talk-proposals/${id}/score`, { as: who.authorization, body: { scores, note } });
  const decide = (id: string, body: object, who = editor) =>
    api.call('POST', `/admin/talk-proposals/${id}/decision`, { as: who.authorization, body });
  const read = async (id: string, who = editor) =>
    (await api.call('GET', `/admin/talk-proposals/${id}`, { as: who.authorization })).json<AdminTalkProposal>();
  const waiting = async (who: TestMember) =>
    (await api.call('GET', '/admin/waiting', { as: who.authorization }))
      .json<{ section: string; count: number }[]>()
      .find(({ section }) => section === '/admin/presentaciones')?.count;

  test('are kept and confirmed by mail; the same one sent twice is there once', async () => {
    const body = proposalBody();
    const [first, second] = await Promise.all([propose(body), propose(body)]);
    assert.deepEqual([first.statusCode, second.statusCode], [201, 201]);
    assert.equal(first.json().id, second.json().id);
    assert.deepEqual(
      (await own()).map(({ title, state }) => [title, state]),
      [['Formularios que esperan', 'received']],
    );
    assert.deepEqual(
      api.mails.map(({ to, subject }) => [to, subject]),
      [[member.email, 'Hemos recibido tu propuesta de charla']],
    );
  });

  test('say field by field what is missing', async () => {
    const answer = await propose({
      whose: 'other',
      title: 'Hey',
      summary: 'Corto',
      topics: [],
      link: 'ejemplo',
      key: randomUUID(),
    });
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(
      answer.json<{ fields: { field: string }[] }>().fields.map(({ field }) => field),
      ['speakerName', 'speakerContact', 'title', 'summary', 'topics', 'link'],
    );
    assert.equal((await propose({ ...proposalBody(), title: 'Con un \0 dentro' })).statusCode, 400);
  });

  test('keep how somebody else can be reached for the team alone', async () => {
    const contact = 'Escribe a nadie@ejemplo.example';
    const { id } = await proposed({
      ...proposalBody(),
      whose: 'other',
      speakerName: 'Otra Persona',
      speakerContact: contact,
    });
    assert.equal((await read(id)).speakerContact, contact);
    assert.ok(!JSON.stringify(await own()).includes(contact));
    assert.ok(!JSON.stringify(api.mails).includes('nadie@'));
    await score(id, editor);
    await score(id, other);
    await decide(id, { decision: 'accepted', motive: '' });
    assert.ok(!JSON.stringify(api.mails).includes('nadie@'));
    const { rows } = await api.pool.query(
      'select coalesce(before::text, $1) || coalesce(after::text, $1) as said from audit',
      [''],
    );
    assert.ok(!JSON.stringify(rows).includes('nadie@'));
    const { talk } = await read(id);
    const draft = await api.call('GET', `/admin/talks/${talk}`, { as: editor.authorization });
    assert.ok(!draft.body.includes('nadie@'));
  });

  test('forget how somebody else can be reached once nobody has to write to her', async () => {
    const ofOther = () => ({
      ...proposalBody(),
      whose: 'other',
      speakerName: 'Otra Persona',
      speakerContact: 'nadie@x.example',
    });
    const [declined, withdrawn, accepted] = [
      await proposed(ofOther()),
      await proposed(ofOther()),
      await proposed(ofOther()),
    ];
    for (const { id } of [declined, accepted]) for (const who of [editor, other]) await score(id, who);
    await decide(declined.id, { decision: 'declined', motive });
    await decide(accepted.id, { decision: 'accepted', motive: '' });
    await api.call('DELETE', `/user/${member.id}/talk-proposals/${withdrawn.id}`, { as: member.authorization });
    const contacts = async () =>
      (await api.pool.query('select id, speaker_contact from talk_proposals')).rows.map((row): [string, string] => [
        row.id,
        row.speaker_contact,
      ]);
    assert.deepEqual(new Map(await contacts()).get(accepted.id), 'nadie@x.example');
    assert.equal((await read(declined.id)).speakerContact, null);
    assert.deepEqual((await contacts()).filter(([, contact]) => contact).length, 1);
    const later = new Date(api.clock.now.getTime() + 367 * 86_400_000);
    await purgeExpired(api.pool, later);
    assert.deepEqual(await contacts(), [[accepted.id, '']], 'what was not taken is gone a year later');
  });

  test('refuse a title without a letter to be seen', async () => {
    const answer = await propose({ ...proposalBody(), title: '\u0001\u0002\u0003\u0004' });
    assert.deepEqual([answer.statusCode, answer.json().fields?.[0]?.field], [400, 'title']);
  });

  test('are not decided by their authors', async () => {
    const { id } = await proposed(proposalBody(), editor);
    await score(id, other);
    await score(id, await api.member('editor'));
    assert.equal((await decide(id, { decision: 'accepted', motive: '' }, editor)).statusCode, 409);
    assert.equal((await decide(id, { decision: 'accepted', motive: '' }, other)).statusCode, 200);
  });

  test('are five a day at most', async () => {
    for (let n = 0; n < 5; n += 1) assert.equal((await propose()).statusCode, 201);
    assert.equal((await propose()).statusCode, 429);
  });

  test('are hers to take back until they are decided', async () => {
    const { id } = await proposed();
    const withdraw = (who = member, proposal = id) =>
      api.call('DELETE', `/user/${who.id}/talk-proposals/${proposal}`, { as: who.authorization });
    assert.equal((await withdraw(await api.member('member'))).statusCode, 404);
    assert.equal((await withdraw()).json().state, 'withdrawn');
    assert.equal((await withdraw()).json().state, 'withdrawn');
    assert.equal((await score(id, editor)).statusCode, 409);
    const decided = (await proposed()).id;
    await score(decided, editor);
    await score(decided, other);
    await decide(decided, { decision: 'declined', motive });
    assert.equal((await withdraw(member, decided)).statusCode, 409);
  });

  test('are scored by two, and nobody sees another’s points before she has given hers', async () => {
    const { id } = await proposed();
    await score(id, editor, points, 'Me gusta');
    assert.equal((await own())[0]?.state, 'assessing');
    const before = await read(id, other);
    assert.deepEqual([before.scores, before.mean, before.scored, before.scoredByMe], [[], null, 1, false]);
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
    await score(id, other, { ...points, interest: 1 });
    const afterwards = await read(id, other);
    assert.deepEqual([afterwards.scores.length, afterwards.mean, afterwards.scores[0]?.note], [2, 3.8, 'Me gusta']);
  });

  test('are not scored by their authors, nor with anything but five whole numbers from 1 to 5', async () => {
    const { id } = await proposed(proposalBody(), editor);
    assert.equal((await score(id, editor)).statusCode, 409);
    for (const wrong of [
      {},
      { ...points, voice: 6 },
      { ...points, voice: 0 },
      { ...points, voice: 2.5 },
      { ...points, extra: 3 },
    ])
      assert.equal((await score(id, other, wrong)).statusCode, 400, JSON.stringify(wrong));
  });

  test('can be scored again while they are open', async () => {
    const { id } = await proposed();
    await score(id, editor);
    await score(id, editor, { ...points, interest: 2 });
    assert.deepEqual(
      (await read(id)).scores.map(({ scores }) => scores.interest),
      [2],
    );
  });

  test('are decided once two have scored them, and only once', async () => {
    const { id } = await proposed();
    await score(id, editor);
    assert.equal((await decide(id, { decision: 'accepted', motive: '' })).statusCode, 409);
    await score(id, other);
    const both = await Promise.all([
      decide(id, { decision: 'accepted', motive: '' }),
      decide(id, { decision: 'declined', motive }, other),
    ]);
    assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    assert.equal(api.mails.length, 2, 'one when it came, one when it was decided');
  });

  test('accepted, become a draft that nobody sees yet, and send a mail', async () => {
    const { id } = await proposed();
    await score(id, editor);
    await score(id, other);
    const { talk } = (await decide(id, { decision: 'accepted', motive: '' })).json<AdminTalkProposal>();
    const draft = (await api.call('GET', `/admin/talks/${talk}`, { as: editor.authorization })).json<AdminTalk>();
    assert.deepEqual(
      [draft.title, draft.state, draft.topics, draft.proposal?.id, draft.resources[0]?.address],
      ['Formularios que esperan', 'draft', ['Formularios', 'Accesibilidad'], id, 'https://ejemplo.example/charla'],
    );
    assert.equal((await api.call('GET', `/talks/${draft.slug}`)).statusCode, 404);
    assert.deepEqual([(await own())[0]?.state, (await own())[0]?.talk], ['accepted', null]);
    assert.equal(api.mails.at(-1)?.subject, 'Tu propuesta de charla sigue adelante');
  });

  test('not taken now, are answered with a motive', async () => {
    const { id } = await proposed();
    await score(id, editor);
    await score(id, other);
    assert.equal((await decide(id, { decision: 'declined', motive: 'No.' })).statusCode, 400);
    assert.equal((await decide(id, { decision: 'declined', motive })).statusCode, 200);
    assert.equal((await own())[0]?.motive, motive);
    assert.equal(api.mails.at(-1)?.to, member.email);
    assert.ok(api.mails.at(-1)?.text.includes(motive));
  });

  test('wait for editors who have not scored them; their own do not', async () => {
    assert.equal(await waiting(editor), 0);
    const { id } = await proposed();
    await proposed(proposalBody(), editor);
    assert.equal(await waiting(editor), 1);
    assert.equal(await waiting(other), 2);
    await score(id, editor);
    assert.equal(await waiting(editor), 0);
  });

  test('are listed by what still has to be decided, and found by their words', async () => {
    await proposed();
    await proposed({ ...proposalBody(), title: 'Árboles en SQL' });
    const list = async (query: string) =>
      (await api.call('GET', `/admin/talk-proposals?${query}`, { as: editor.authorization })).json<{
        entries: { title: string }[];
        total: number;
      }>();
    assert.equal((await list('state=pending')).total, 2);
    assert.deepEqual(
      (await list('q=arboles')).entries.map(({ title }) => title),
      ['Árboles en SQL'],
    );
    assert.equal((await list('state=declined')).total, 0);
    assert.equal((await api.call('GET', '/admin/talk-proposals', { as: member.authorization })).statusCode, 403);
  });
});
