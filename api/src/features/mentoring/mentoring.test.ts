import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { AdminMentor, AdminMentoringEntry, AdminMentoringFigures } from '@femcoders/contracts/admin-mentoring';
import type { MentorCard, MentorPage } from '@femcoders/contracts/mentoring';
import type { OwnPair } from '@femcoders/contracts/mentoring-pair';
import { mentoringWorld, offerBody, requestBody } from '../../testing/mentoring-world.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { truncateTables } from '../../testing/truncate-tables.ts';
import { waitUntil } from '../../testing/wait-until.ts';

let api: TestApi;
let admin: TestMember;
let world: ReturnType<typeof mentoringWorld>;
before(async () => {
  api = await createTestApi({ config: { listTtlMs: 0, publicUrl: 'https://sitio.example' } });
  world = mentoringWorld(api);
});
after(() => api.close());
beforeEach(async () => {
  api.clock.now = new Date('2026-11-23T10:00:00Z');
  await truncateTables(api.pool, 'users, contact_messages, rate_limits');
  await api.pool.query('delete from audit');
  admin = await api.member('admin');
  api.mails.length = 0;
});

const cards = async (query = '') => (await api.call('GET', `/mentors${query}`)).json<MentorCard[]>();
const counted = async (query = '') => (await api.call('GET', `/mentors/count${query}`)).json();
const adminList = async (query = '') =>
  (await api.call('GET', `/admin/mentoring${query}`, { as: admin.authorization })).json<{
    entries: AdminMentoringEntry[];
    total: number;
  }>();
const figures = async () =>
  (await api.call('GET', '/admin/mentoring/figures', { as: admin.authorization })).json<AdminMentoringFigures>();
const pairOf = async (member: TestMember, pairId: string) =>
  (await world.own(member, 'GET', `/pairs/${pairId}`)).json<OwnPair>();
const laterDays = (days: number) => world.later(days * 24);

describe('a mentor’s card', () => {
  test('waits for the team, is shown once it is accepted, and shows nobody how to reach her', async () => {
    const member = await api.member('member');
    const sent = await world.own(member, 'PUT', '/offer', offerBody);
    assert.equal(sent.statusCode, 200, sent.body);
    assert.deepEqual(await cards(), []);
    assert.deepEqual(world.subjectsTo(member), ['Gracias por ofrecerte como mentora']);
    assert.equal((await figures()).mentorsPending, 1);
    const { rows } = await api.pool.query<{ id: string }>('select id from mentors');
    const body = { state: 'active', from: 'pending' };
    const taken = await api.call('POST', `/admin/mentors/${rows[0]?.id}/state`, { as: admin.authorization, body });
    assert.equal(taken.json<AdminMentor>().state, 'active');
    const [card] = await cards();
    assert.equal(card?.headline, 'Desarrolladora frontend');
    assert.equal(card?.hasRoom, true);
    const page = await api.call('GET', `/mentors/${card?.slug}`);
    assert.deepEqual(page.json<MentorPage>().levels, ['first-job', 'junior']);
    assert.doesNotMatch(page.body, /@mentora|prueba\.example/);
    assert.deepEqual(world.subjectsTo(member), [
      'Gracias por ofrecerte como mentora',
      'Tu ficha de mentora está activa',
    ]);
  });

  test('is found by topic, language, format, modality and room, and by nothing that does not exist', async () => {
    await world.mentor(admin, { topics: ['ia'], languages: ['ca'], formats: ['sesion'] }, 'Primera Prueba');
    await world.mentor(admin, { modalities: ['presencial'], city: 'Vigo' }, 'Segunda Prueba');
    await world.paired(admin);
    const names = async (query: string) => (await cards(query)).map(({ name }) => name);
    assert.deepEqual(await names('?topic=ia'), ['Primera Prueba']);
    assert.deepEqual([await counted('?topic=ia'), await counted()], [{ total: 1 }, { total: 3 }]);
    assert.deepEqual(await names('?language=ca'), ['Primera Prueba']);
    assert.deepEqual(await names('?format=sesion'), ['Primera Prueba']);
    assert.deepEqual(await names('?modality=presencial'), ['Segunda Prueba']);
    assert.equal((await names('')).length, 3);
    assert.deepEqual((await names('?room=yes')).sort(), ['Primera Prueba', 'Segunda Prueba']);
    assert.equal((await api.call('GET', '/mentors?topic=brujeria')).statusCode, 400);
    const first = await api.call('GET', '/mentors?limit=2&topic=react');
    assert.equal(first.headers.link, undefined);
    const paged = await api.call('GET', '/mentors?limit=2');
    assert.equal(paged.headers.link, '<?page=2&limit=2>; rel="next"');
  });

  test('is not shown when she does not want it, pauses it, or may not enter', async () => {
    const hidden = await world.mentor(admin, { isPublic: false });
    const paused = await world.mentor(admin);
    const suspended = await world.mentor(admin);
    await world.own(paused, 'POST', '/offer/state', { state: 'paused', from: 'active' });
    await api.pool.query('update users set suspended_at = $2 where id = $1', [suspended.id, api.clock.now]);
    assert.deepEqual([await cards(), await counted()], [[], { total: 0 }]);
    assert.equal((await world.of(hidden)).mentor?.state, 'active');
    await world.own(paused, 'POST', '/offer/state', { state: 'active', from: 'paused' });
    assert.equal((await cards()).length, 1);
  });

  test('paused by the team goes on when the team says so, not when she does; paused by her, only when she does', async () => {
    const mentor = await world.mentor(admin);
    const byTeam = (state: string, from: string) =>
      api.call('POST', `/admin/mentors/${mentor.mentorId}/state`, { as: admin.authorization, body: { state, from } });
    const byHer = (state: string, from: string) => world.own(mentor, 'POST', '/offer/state', { state, from });

    assert.equal((await byTeam('paused', 'active')).json<AdminMentor>().pausedBy, 'team');
    assert.deepEqual(world.subjectsTo(mentor).at(-1), 'Tu ficha de mentora está en pausa');
    const refused = await byHer('active', 'paused');
    assert.equal(refused.statusCode, 409);
    assert.match(refused.json().message, /La ha puesto en pausa el equipo/);
    assert.deepEqual(await cards(), []);
    const { mentor: card } = await world.of(mentor);
    assert.deepEqual([card?.state, card?.pausedBy], ['paused', 'team']);
    const changed = await world.own(mentor, 'PUT', '/offer', { ...offerBody, updatedAt: card?.updatedAt });
    assert.equal(changed.json().mentor.pausedBy, 'team', 'changing the card is no way round');
    assert.equal((await byTeam('active', 'paused')).json<AdminMentor>().pausedBy, null);
    assert.deepEqual(world.subjectsTo(mentor).at(-1), 'Tu ficha de mentora está activa');

    assert.equal((await byHer('paused', 'active')).json().mentor.pausedBy, 'mentor');
    const hers = await byTeam('active', 'paused');
    assert.equal(hers.statusCode, 409);
    assert.match(hers.json().message, /solo ella la retoma/);
    assert.equal((await byHer('active', 'paused')).json().mentor.state, 'active');
  });

  test('says in each field what is missing, and of two tabs refuses the second', async () => {
    const member = await api.member('member');
    const wrong = await world.own(member, 'PUT', '/offer', {
      ...offerBody,
      about: 'Corto',
      topics: [],
      conduct: false,
    });
    assert.equal(wrong.statusCode, 400);
    assert.deepEqual(
      wrong.json().fields.map(({ field }: { field: string }) => field),
      ['about', 'topics', 'conduct'],
    );
    await world.own(member, 'PUT', '/offer', offerBody);
    const subjects = world.subjectsTo(member);
    const again = (part: object) => world.own(member, 'PUT', '/offer', { ...offerBody, ...part });
    assert.equal((await again({})).statusCode, 200, 'sent again, because its answer was lost');
    assert.deepEqual(world.subjectsTo(member), subjects);
    assert.equal((await again({ maxPairs: 2 })).statusCode, 409);
    const { mentor } = await world.of(member);
    const changed = await world.own(member, 'PUT', '/offer', {
      ...offerBody,
      headline: 'Otra',
      updatedAt: mentor?.updatedAt,
    });
    assert.equal(changed.json().mentor.headline, 'Otra');
  });

  test('two of one name have two addresses, and none takes the address of a page', async () => {
    await world.mentor(admin, {}, 'Núria Peña');
    await world.mentor(admin, {}, 'Nuria Peña');
    await world.mentor(admin, {}, 'Pedir');
    assert.deepEqual((await cards()).map(({ slug }) => slug).sort(), ['nuria-pena', 'nuria-pena-2', 'pedir-2']);
  });

  test('cannot promise fewer places than are taken, and stays while somebody is accompanied', async () => {
    const { mentor } = await world.paired(admin, { maxPairs: 2 });
    const { mentor: card } = await world.of(mentor);
    assert.equal(card?.load, 1);
    assert.equal((await world.own(mentor, 'DELETE', '/offer')).statusCode, 409);
  });

  test('other processes show a change at once', async () => {
    const other = await api.another();
    const seen = async () => (await other.inject('/mentors')).json<MentorCard[]>().length;
    assert.equal(await seen(), 0);
    await world.mentor(admin);
    await waitUntil(async () => (await seen()) === 1);
  });
});

describe('a request for a mentor', () => {
  test('arrives once, however often it is sent, and waits for the team', async () => {
    const member = await api.member('member');
    const body = { ...requestBody, key: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => world.own(member, 'POST', '/requests', body)));
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [201, 201, 201],
    );
    assert.equal((await adminList()).total, 1);
    assert.deepEqual(world.subjectsTo(member), ['Hemos recibido tu solicitud']);
    const second = await world.own(member, 'POST', '/requests', { ...body, key: randomUUID() });
    assert.equal(second.statusCode, 409);
  });

  test('can be changed while nobody is proposed, taken back, and asked again', async () => {
    const mentee = await world.mentee();
    const path = `/requests/${mentee.requestId}`;
    const changed = await world.own(mentee, 'PUT', path, { ...requestBody, topics: ['ia'] });
    assert.deepEqual(changed.json().request.topics, ['ia']);
    assert.equal((await world.own(mentee, 'POST', `${path}/withdraw`)).json().request.state, 'closed');
    assert.equal((await world.own(mentee, 'POST', `${path}/again`)).json().request.state, 'asked');
    const stranger = await api.member('member');
    assert.equal((await world.own(stranger, 'PUT', path, requestBody)).statusCode, 404);
  });

  test('what cannot be stored is refused with a sentence, and never an error of ours', async () => {
    const member = await api.member('member');
    const key = randomUUID();
    for (const goal of ['corto', `${'a'.repeat(60)}\0`, `${'a'.repeat(60)}\ud800`, 'a'.repeat(601)]) {
      const answer = await world.own(member, 'POST', '/requests', { ...requestBody, goal, key });
      assert.equal(answer.statusCode, 400, goal.slice(-2));
    }
    const emoji = await world.own(member, 'POST', '/requests', { ...requestBody, goal: '👩‍💻 '.repeat(20), key });
    assert.equal(emoji.statusCode, 201, emoji.body);
  });

  test('the engine’s list begins with whom most speaks for, each with her reasons', async () => {
    const best = await world.mentor(admin, {}, 'Ana Prueba');
    const half = await world.mentor(admin, { topics: ['react'] }, 'Bea Prueba');
    const none = await world.mentor(admin, { topics: ['ia'] }, 'Cris Prueba');
    const { requestId } = await world.mentee();
    const candidates = await world.candidates(admin, requestId);
    assert.deepEqual(
      candidates.map(({ id }) => id),
      [best.mentorId, half.mentorId, none.mentorId],
    );
    assert.equal(candidates[2]?.obstacle, 'No acompaña ninguno de sus temas');
    assert.equal(candidates[0]?.reasons[0]?.text, 'Los 2 temas que se piden: React y Testing y QA');
  });

  test('nobody is proposed to herself, nor somebody without room', async () => {
    const { mentor } = await world.paired(admin);
    const { requestId } = await world.mentee();
    assert.equal((await world.propose(admin, requestId, [mentor])).statusCode, 400);
    const both = await world.mentor(admin);
    await world.own(both, 'POST', '/requests', { ...requestBody, key: both.id });
    assert.equal((await world.propose(admin, both.id, [both])).statusCode, 400);
  });
});

describe('from a proposal to a pair', () => {
  test('the first is asked, the mentee hears who they are and why, and a yes makes a pair that knows how to write', async () => {
    const first = await world.mentor(admin, {}, 'Ana Prueba');
    const second = await world.mentor(admin, {}, 'Bea Prueba');
    const mentee = await world.mentee();
    api.mails.length = 0;
    const proposed = await world.propose(admin, mentee.requestId, [first, second]);
    assert.equal(proposed.statusCode, 200, proposed.body);
    assert.deepEqual(world.subjectsTo(mentee), ['Tenemos 2 mentoras para ti']);
    assert.deepEqual(world.subjectsTo(first), ['Alguien te pide como mentora']);
    assert.deepEqual(world.subjectsTo(second), []);
    const { request } = await world.of(mentee);
    assert.deepEqual(
      request?.proposals.map(({ name, state }) => [name, state]),
      [
        ['Ana Prueba', 'asked'],
        ['Bea Prueba', 'queued'],
      ],
    );
    assert.ok(request?.proposals[0]?.why.includes('Habláis castellano'));
    const seen = await world.own(first, 'GET', '');
    assert.doesNotMatch(seen.body, /a la dirección que te diga/, 'before she says yes');

    api.mails.length = 0;
    assert.equal((await world.answer(first, true)).statusCode, 200);
    assert.deepEqual(world.subjectsTo(mentee), ['Ana Prueba acepta acompañarte']);
    assert.deepEqual(world.subjectsTo(first), ['Empiezas a acompañar a Prueba member']);
    const { pairs } = await world.of(mentee);
    assert.deepEqual([pairs[0]?.with, pairs[0]?.side, pairs[0]?.state], ['Ana Prueba', 'mentee', 'accepted']);
    const asMentee = await pairOf(mentee, pairs[0]?.id ?? '');
    const asMentor = await pairOf(first, pairs[0]?.id ?? '');
    assert.equal(asMentee.contact, 'Por el Slack, @mentora');
    assert.equal(asMentor.contact, 'Por correo, a la dirección que te diga');
    assert.deepEqual(
      (await world.request(admin, mentee.requestId)).proposals.map(({ state }) => state),
      ['accepted', 'dropped'],
    );
    const stranger = await api.member('member');
    assert.equal((await world.own(stranger, 'GET', `/pairs/${pairs[0]?.id}`)).statusCode, 404);
  });

  test('a no goes to the next, and after the last one the request waits with the age it had', async () => {
    const first = await world.mentor(admin);
    const second = await world.mentor(admin, {}, 'Bea Prueba');
    const mentee = await world.mentee();
    const asked = api.clock.now.toISOString();
    await laterDays(3);
    await world.propose(admin, mentee.requestId, [first, second]);
    api.mails.length = 0;
    await world.answer(first, false, 'Estoy de mudanza');
    assert.deepEqual(world.subjectsTo(mentee), ['Tu solicitud pasa a otra mentora']);
    assert.deepEqual(world.subjectsTo(second), ['Alguien te pide como mentora']);
    const seen = await world.own(mentee, 'GET', '');
    assert.doesNotMatch(seen.body, /mudanza/);
    await world.answer(second, false);
    assert.deepEqual(world.subjectsTo(mentee).at(-1), 'Seguimos buscando tu mentora');
    const [entry] = (await adminList('?state=asked')).entries;
    assert.equal(entry?.ranOut, true);
    assert.equal(entry?.since, asked);
    const again = await world.candidates(admin, mentee.requestId);
    assert.ok(again.every(({ obstacle }) => obstacle === 'Ya dijo que ahora no puede'));
  });

  test('of two requests accepted at once for one place, one is a pair and the other a conflict', async () => {
    const mentor = await world.mentor(admin);
    const [one, other] = [await world.mentee(), await world.mentee()];
    await world.propose(admin, one.requestId, [mentor]);
    await world.propose(admin, other.requestId, [mentor]);
    const { toAnswer } = await world.of(mentor);
    const answers = await Promise.all(
      toAnswer.map(({ id }) => world.own(mentor, 'POST', `/proposals/${id}`, { accept: true })),
    );
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    assert.equal((await world.of(mentor)).mentor?.load, 1);
  });

  test('the same yes twice is one pair; what was taken back can no longer be answered', async () => {
    const mentor = await world.mentor(admin, { maxPairs: 2 });
    const mentee = await world.mentee();
    await world.propose(admin, mentee.requestId, [mentor]);
    const { toAnswer } = await world.of(mentor);
    const yes = () => world.own(mentor, 'POST', `/proposals/${toAnswer[0]?.id}`, { accept: true });
    assert.deepEqual([(await yes()).statusCode, (await yes()).statusCode], [200, 200]);
    assert.equal((await world.of(mentor)).pairs.length, 1);

    const other = await world.mentee();
    await world.propose(admin, other.requestId, [mentor]);
    const waiting = (await world.of(mentor)).toAnswer[0]?.id;
    await world.own(other, 'POST', `/requests/${other.requestId}/withdraw`);
    assert.ok(world.subjectsTo(mentor).includes('Ya no hace falta que respondas'));
    assert.equal((await world.own(mentor, 'POST', `/proposals/${waiting}`, { accept: true })).statusCode, 409);
  });

  test('of two proposals at once the second gets a conflict', async () => {
    const mentor = await world.mentor(admin);
    const { requestId } = await world.mentee();
    const answers = await Promise.all([
      world.propose(admin, requestId, [mentor]),
      world.propose(admin, requestId, [mentor]),
    ]);
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409]);
  });

  test('anyone who takes her card away leaves the request to the next', async () => {
    const first = await world.mentor(admin);
    const second = await world.mentor(admin);
    const mentee = await world.mentee();
    await world.propose(admin, mentee.requestId, [first, second]);
    assert.equal((await world.own(first, 'DELETE', '/offer')).statusCode, 200);
    assert.equal((await world.of(second)).toAnswer.length, 1);
  });
});

describe('a pair', () => {
  const session = (change: object = {}) => ({
    key: randomUUID(),
    startLocal: '2026-12-01T18:30',
    minutes: 45,
    place: 'https://meet.example/sala',
    ...change,
  });

  test('agrees on a session that the other hears of, with a calendar file by its link', async () => {
    const { mentor, mentee, pairId } = await world.paired(admin);
    api.mails.length = 0;
    const added = await world.own(mentor, 'POST', `/pairs/${pairId}/sessions`, session());
    assert.equal(added.statusCode, 200, added.body);
    assert.deepEqual(world.subjectsTo(mentee), ['Sesión el 1 de diciembre de 2026']);
    assert.deepEqual(world.subjectsTo(mentor), []);
    const { sessions } = await pairOf(mentee, pairId);
    assert.equal(sessions[0]?.startLocal, '2026-12-01T18:30');
    const file = await api.call('GET', sessions[0]?.calendar ?? '');
    assert.equal(file.statusCode, 200);
    assert.match(file.body, /DTSTART:20261201T173000Z/);
    assert.doesNotMatch(file.body, /Prueba/);
    const forged = (sessions[0]?.calendar ?? '').replace(/\.[^/]+/, `.${'a'.repeat(43)}`);
    assert.equal((await api.call('GET', forged)).statusCode, 404);
  });

  test('a session sends a mail when cancelled and when resumed, and only until it is over', async () => {
    const { mentor, mentee, pairId } = await world.paired(admin);
    await world.own(mentor, 'POST', `/pairs/${pairId}/sessions`, session());
    const id = (await pairOf(mentee, pairId)).sessions[0]?.id;
    api.mails.length = 0;
    const become = async (state: string) => {
      const answer = await world.own(mentor, 'POST', `/pairs/${pairId}/sessions/${id}/state`, { state });
      assert.equal(answer.statusCode, 200, answer.body);
    };
    await become('cancelled');
    await become('planned');
    await become('planned');
    const mailSubjects = ['Se cancela tu sesión de mentoría', 'Tu sesión de mentoría sigue en pie'];
    assert.deepEqual(world.subjectsTo(mentee), mailSubjects);
    assert.deepEqual(world.subjectsTo(mentor), []);
    const mail = api.mails.at(-1)?.text ?? '';
    assert.match(mail, /Cuándo: 1 de diciembre de 2026 a las 6:30 p\. m\. \(hora de Madrid\)/);
    assert.match(mail, /Añadir al calendario: /);
    await laterDays(9);
    await become('cancelled');
    await become('planned');
    assert.deepEqual(world.subjectsTo(mentee), mailSubjects);
  });

  test('is the next one of its pair until it is over', async () => {
    const { mentor, mentee, pairId } = await world.paired(admin);
    await world.own(mentor, 'POST', `/pairs/${pairId}/sessions`, session());
    const next = async (at: string) => {
      await api.pool.query('update mentoring_sessions set starts_at = $1', [
        new Date(api.clock.now.getTime() + Number(at) * 60_000),
      ]);
      return (await world.of(mentee)).pairs[0]?.nextSession !== null;
    };
    assert.deepEqual([await next('10'), await next('-44'), await next('-45')], [true, true, false]);
  });

  test('a time that no clock shows, or that is years away, is refused', async () => {
    const { mentor, pairId } = await world.paired(admin);
    for (const startLocal of ['2027-02-30T10:00', '2027-03-28T02:30', '2031-01-01T10:00', '2020-01-01T10:00']) {
      const answer = await world.own(mentor, 'POST', `/pairs/${pairId}/sessions`, session({ startLocal }));
      assert.equal(answer.statusCode, 400, startLocal);
    }
  });

  test('is active with its first session, keeps three lines for each alone, and checks goals together', async () => {
    const { mentor, mentee, pairId } = await world.paired(admin);
    await world.own(mentor, 'POST', `/pairs/${pairId}/sessions`, session());
    const id = (await pairOf(mentee, pairId)).sessions[0]?.id;
    const early = await world.own(mentee, 'POST', `/pairs/${pairId}/sessions/${id}/state`, { state: 'done' });
    assert.equal(early.statusCode, 409);
    await laterDays(9);
    const done = await world.own(mentee, 'POST', `/pairs/${pairId}/sessions/${id}/state`, { state: 'done' });
    assert.equal(done.json<OwnPair>().state, 'active');

    const note = (member: TestMember, text: string) =>
      world.own(member, 'PUT', `/pairs/${pairId}/sessions/${id}/note`, { text });
    assert.equal((await note(mentee, 'Una\nDos\nTres\nCuatro')).statusCode, 400);
    await note(mentee, 'Lo que aprendí\nLo que haré');
    await note(mentor, 'Para mí');
    assert.equal((await pairOf(mentee, pairId)).sessions[0]?.note, 'Lo que aprendí\nLo que haré');
    assert.equal((await pairOf(mentor, pairId)).sessions[0]?.note, 'Para mí');
    const coordinated = await api.call('GET', `/admin/mentoring/${mentee.requestId}`, { as: admin.authorization });
    assert.doesNotMatch(coordinated.body, /Lo que aprendí|Para mí|@mentora|meet\.example/);

    const goal = { key: randomUUID(), text: 'Publicar mi portfolio' };
    await world.own(mentee, 'POST', `/pairs/${pairId}/goals`, goal);
    await world.own(mentor, 'PATCH', `/pairs/${pairId}/goals/${goal.key}`, { done: true });
    assert.deepEqual((await pairOf(mentee, pairId)).goals, [{ id: goal.key, text: goal.text, done: true }]);
    await world.own(mentor, 'DELETE', `/pairs/${pairId}/goals/${goal.key}`);
    assert.deepEqual((await pairOf(mentee, pairId)).goals, []);
  });

  test('pauses and goes on, and the second of two changes at once is a conflict', async () => {
    const { mentor, mentee, pairId } = await world.paired(admin);
    const move = (member: TestMember, state: string, from: string, more: object = {}) =>
      world.own(member, 'POST', `/pairs/${pairId}/state`, { state, from, ...more });
    await move(mentor, 'active', 'accepted');
    api.mails.length = 0;
    assert.equal((await move(mentee, 'paused', 'active')).json<OwnPair>().state, 'paused');
    assert.deepEqual(world.subjectsTo(mentor), ['Vuestra mentoría hace una pausa']);
    assert.equal((await move(mentor, 'closed', 'active')).statusCode, 409);
    assert.equal((await move(mentor, 'active', 'paused')).json<OwnPair>().state, 'active');
  });

  test('is closed by either with a reason that only the team reads, and each may say how it went', async () => {
    const { mentor, mentee, pairId } = await world.paired(admin);
    await world.own(mentee, 'POST', `/pairs/${pairId}/sessions`, session());
    api.mails.length = 0;
    const body = { state: 'closed', from: 'accepted', reason: 'Ya tengo lo que buscaba' };
    assert.equal((await world.own(mentee, 'POST', `/pairs/${pairId}/state`, body)).json<OwnPair>().state, 'closed');
    assert.deepEqual([world.subjectsTo(mentor), world.subjectsTo(mentee)], [['Cerramos ciclo'], ['Cerramos ciclo']]);
    const seen = await world.own(mentor, 'GET', `/pairs/${pairId}`);
    assert.doesNotMatch(seen.body, /lo que buscaba/);
    assert.equal(seen.json<OwnPair>().contact, null);
    assert.equal(seen.json<OwnPair>().sessions[0]?.state, 'cancelled');
    await world.own(mentee, 'PUT', `/pairs/${pairId}/rating`, { stars: 5, note: 'Mucho' });
    assert.doesNotMatch((await world.own(mentor, 'GET', `/pairs/${pairId}`)).body, /Mucho/);
    const [past] = (await world.request(admin, mentee.requestId)).past;
    assert.deepEqual(
      [past?.closedBy, past?.reason, past?.ratings],
      ['mentee', 'Ya tengo lo que buscaba', [{ side: 'mentee', stars: 5, note: 'Mucho' }]],
    );
    assert.equal((await world.own(mentor, 'POST', `/pairs/${pairId}/sessions`, session())).statusCode, 409);
    assert.equal((await cards('?room=yes')).length, 1);
  });

  test('the mentee changes her mentor without a reason: her request waits again', async () => {
    const { mentor, mentee, pairId } = await world.paired(admin);
    const body = { state: 'closed', from: 'accepted', again: true };
    await world.own(mentee, 'POST', `/pairs/${pairId}/state`, body);
    assert.equal((await world.of(mentee)).request?.state, 'asked');
    assert.equal((await world.of(mentor)).pairs[0]?.state, 'closed');
    const [candidate] = await world.candidates(admin, mentee.requestId);
    assert.equal(candidate?.obstacle, 'Ya ha sido su mentora');
  });

  test('what the mentee writes for her next mentor, the one before does not read', async () => {
    const { mentor, mentee, pairId } = await world.paired(admin);
    const body = { state: 'closed', from: 'accepted', again: true };
    await world.own(mentee, 'POST', `/pairs/${pairId}/state`, body);
    assert.equal((await pairOf(mentor, pairId)).goal, requestBody.goal);
    await laterDays(1);
    const goal = 'Busco a otra persona: con la anterior no me sentía escuchada y quiero empezar de nuevo.';
    await world.own(mentee, 'PUT', `/requests/${mentee.requestId}`, { ...requestBody, goal, format: 'sesion' });
    const answer = await world.own(mentor, 'GET', `/pairs/${pairId}`);
    assert.ok(!answer.body.includes('no me sentía escuchada'), answer.body);
    assert.ok(!(await world.own(mentor, 'GET', '')).body.includes('no me sentía escuchada'));
    assert.equal((await pairOf(mentee, pairId)).goal, goal);
  });

  test('nobody gets mails through us without end: sessions that send one are counted', async () => {
    const { mentor, mentee, pairId } = await world.paired(admin);
    api.mails.length = 0;
    let refused = 0;
    for (let n = 0; n < 40; n += 1) {
      const key = randomUUID();
      const added = await world.own(mentor, 'POST', `/pairs/${pairId}/sessions`, session({ key }));
      const state = { state: 'cancelled' };
      const gone = await world.own(mentor, 'POST', `/pairs/${pairId}/sessions/${key}/state`, state);
      if (added.statusCode === 429 || gone.statusCode === 429) refused += 1;
    }
    assert.ok(refused > 0);
    assert.ok(world.subjectsTo(mentee).length <= 30, `${world.subjectsTo(mentee).length} mails`);
  });

  test('a report goes to the private channel of the code of conduct, and the other does not hear of it', async () => {
    const { mentor, mentee, pairId } = await world.paired(admin);
    api.mails.length = 0;
    const body = { key: randomUUID(), text: 'Me ha hecho comentarios que me incomodan mucho.' };
    const answer = await world.own(mentee, 'POST', `/pairs/${pairId}/report`, body);
    assert.equal(answer.statusCode, 201, answer.body);
    const { rows } = await api.pool.query('select reason, email, message from contact_messages');
    assert.equal(rows.length, 1);
    assert.equal(rows[0]?.reason, 'conducta');
    assert.match(rows[0]?.message, /^Sobre la mentoría con Prueba member/);
    assert.deepEqual(world.subjectsTo(mentor), []);
  });
});

describe('coordination', () => {
  test('lists by state and words, counts what waits, and shows pairs without a session for three weeks', async () => {
    const { mentor, mentee } = await world.paired(admin, { maxPairs: 3 });
    await world.mentee();
    assert.deepEqual(
      (await adminList('?state=accepted')).entries.map(({ mentor: name }) => name),
      ['Prueba member'],
    );
    assert.equal((await adminList('?q=entrevistas')).total, 2);
    assert.equal((await adminList('?q=zzz')).total, 0);
    assert.equal((await adminList('?state=risk')).total, 0);
    await laterDays(22);
    assert.deepEqual(
      (await adminList('?state=risk&sort=-name')).entries.map(({ id, atRisk }) => [id, atRisk]),
      [[mentee.requestId, true]],
    );
    const counted = await figures();
    assert.deepEqual([counted.asked, counted.accepted, counted.atRisk, counted.places], [1, 1, 1, 2]);
    const list = await api.call('GET', '/admin/mentors?sort=-load', { as: admin.authorization });
    assert.deepEqual(list.json().entries[0].load, 1);
    const detail = await api.call('GET', `/admin/mentors/${mentor.mentorId}`, { as: admin.authorization });
    assert.equal(detail.json<AdminMentor>().pairs[0]?.request, mentee.requestId);
  });

  test('takes back a proposal, closes, opens again and notes, each in the log', async () => {
    const mentor = await world.mentor(admin);
    const mentee = await world.mentee();
    const move = (state: string, from: string) =>
      api.call('POST', `/admin/mentoring/${mentee.requestId}/state`, {
        as: admin.authorization,
        body: { state, from, reason: 'Lo pide ella' },
      });
    await world.propose(admin, mentee.requestId, [mentor]);
    assert.equal((await move('asked', 'proposed')).statusCode, 200);
    assert.ok(world.subjectsTo(mentor).includes('Ya no hace falta que respondas'));
    assert.equal((await move('closed', 'proposed')).statusCode, 409);
    assert.equal((await move('closed', 'asked')).statusCode, 200);
    assert.equal((await move('asked', 'closed')).statusCode, 200);
    const note = { key: randomUUID(), text: 'Prefiere las mañanas' };
    for (const _ of [1, 2]) {
      await api.call('POST', `/admin/mentoring/${mentee.requestId}/notes`, { as: admin.authorization, body: note });
    }
    assert.equal((await world.request(admin, mentee.requestId)).notes.length, 1);
    const { rows } = await api.pool.query<{ act: string }>(
      `select act from audit where act like 'mentor%' order by id`,
    );
    assert.deepEqual(
      rows.map(({ act }) => act),
      [
        'mentor.state',
        'mentoring.propose',
        'mentoring.reopen',
        'mentoring.close',
        'mentoring.reopen',
        'mentoring.note',
      ],
    );
    const waiting = await api.call('GET', '/admin/waiting', { as: admin.authorization });
    const hers = waiting
      .json<{ section: string; count: number }[]>()
      .find(({ section }) => section === '/admin/mentoria');
    assert.equal(hers?.count, 1);
  });
});
