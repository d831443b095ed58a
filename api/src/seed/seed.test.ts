import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { commentListSchema } from '@femcoders/contracts/comment';
import { eventDetailSchema, eventListSchema } from '@femcoders/contracts/event';
import { personListSchema } from '@femcoders/contracts/person';
import { roles } from '@femcoders/contracts/session';
import { talkListSchema } from '@femcoders/contracts/talk';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { seed } from './seed.ts';

describe('the demo data', () => {
  let api: TestApi;
  before(async () => {
    api = await createTestApi({ config: { listTtlMs: 0 } });
  });
  after(() => api.close());

  const counts = async () => {
    const { rows } = await api.pool.query(
      `select (select count(*)::int from events) as events, (select count(*)::int from comments) as comments,
              (select count(*)::int from contact_messages) as messages,
              (select count(*)::int from users) as users, (select count(*)::int from people) as people,
              (select count(*)::int from achievements where fact is distinct from 'quizzes-passed') as achievements`,
    );
    return rows[0];
  };
  const events = async (which: string) =>
    eventListSchema.parse((await api.call('GET', `/events/api/list/${which}`)).json());
  const comments = async (query: string) =>
    commentListSchema.parse((await api.call('GET', `/comments/approved${query}`)).json());

  test('is nothing at all when none is wanted: the achievement of the quizzes is the site’s own', async () => {
    await seed(api.pool, 'none');
    assert.deepEqual(await counts(), { events: 0, comments: 0, messages: 0, users: 0, people: 0, achievements: 0 });
  });

  test('shows every list of the site, recognisable as demo', async () => {
    await seed(api.pool, 'demo', api.clock.now);
    const [upcoming, past] = [await events('upcoming'), await events('past')];
    assert.deepEqual([upcoming.length, past.length], [3, 8]);
    for (const event of [...upcoming, ...past]) {
      assert.match(event.name, /^Evento de demostración/);
      assert.doesNotMatch(event.start_local, /T0[0-8]:/);
    }
    assert.ok(past.some(({ location }) => location === null));
    assert.deepEqual(
      [
        (await comments('?postId=16')).length,
        (await comments('?postId=3')).length,
        (await comments('?postId=8')).length,
      ],
      [6, 1, 1],
    );
    const { json } = await api.call('GET', `/events/api/detail/${upcoming[0]?.slug}`);
    const detail = eventDetailSchema.parse(json());
    assert.deepEqual(
      [detail.programme.length, detail.speakers.length, detail.end_local?.slice(10)],
      [4, 2, 'T21:00:00'],
    );
    const people = personListSchema.parse((await api.call('GET', '/people')).json());
    const { promoter, speaker } = Object.groupBy(people, ({ group }) => group);
    assert.deepEqual([promoter?.length, speaker?.length], [6, 35]);
    for (const { name, title } of people) {
      assert.match(name, /(Ejemplo|Muestra|Prueba|Ficticia)$/);
      assert.match(title, /\(demo\)$/);
    }
    const { authorization: as } = await api.member('moderator');
    const pending = commentListSchema.parse((await api.call('GET', '/comments/pending', { as })).json());
    assert.equal(pending.length, 6);
  });

  test('has members of every role but the one of an administrator, whom nobody can be', async () => {
    const { rows } = await api.pool.query(`select name, email, role from users where email like '%@demo.example'`);
    assert.deepEqual([...new Set(rows.map(({ role }) => role))].toSorted(), roles.toSorted().slice(1));
    for (const { name } of rows) assert.match(name, / de Muestra$/);
    const body = { userEmail: rows[0].email, userPassword: 'demo-password-123' };
    assert.equal((await api.call('POST', '/auth/login', { body })).statusCode, 401);
  });

  test('has an event that is full, with people who wait for a place', async () => {
    const slug = 'accesibilidad-principio-a-fin-demo';
    const answer = await api.call('GET', `/events/api/detail/${slug}`);
    assert.equal(answer.json().registration, 'waiting');
    const { rows } = await api.pool.query('select state, email from registrations order by created_at');
    assert.equal(rows.filter(({ state }) => state === 'registered').length, answer.json().capacity);
    assert.deepEqual(
      rows.slice(-3).map(({ state }) => state),
      ['waiting', 'waiting', 'waiting'],
    );
    assert.ok(rows.every(({ email }) => email.endsWith('@demo.example')));
  });

  test('has achievements of every family and state, also a secret one and one by hand', async () => {
    const { rows } = await api.pool.query(`select * from achievements where fact is distinct from 'quizzes-passed'`);
    for (const { name } of rows) assert.match(name, /\(demo\)$/);
    assert.deepEqual([...new Set(rows.map(({ family }) => family))].sort(), ['care', 'give', 'join', 'learn']);
    assert.deepEqual([...new Set(rows.map(({ state }) => state))].sort(), ['active', 'draft', 'paused']);
    assert.ok(rows.some(({ secret }) => secret) && rows.some(({ fact }) => fact === null));
  });

  test('is the same after a second time, also at once, and keeps what was decided', async () => {
    const before = await counts();
    const { authorization: as } = await api.member('moderator');
    const [first] = (await api.call('GET', '/comments/pending', { as })).json();
    await api.call('DELETE', `/comments/reject/${first.id}`, { as });
    await Promise.all([seed(api.pool, 'demo', api.clock.now), seed(api.pool, 'demo', api.clock.now)]);
    assert.deepEqual({ ...(await counts()), users: 0 }, { ...before, users: 0 });
    assert.equal((await api.call('GET', '/comments/pending', { as })).json().length, 5);
  });

  const talks = async () =>
    talkListSchema.parse((await api.call('GET', '/talks')).json()).map(({ slug, givenOn }) => ({ slug, givenOn }));
  const daysAtEvents = async () => {
    const { rows } = await api.pool.query(
      `select talks.slug, given_on = (starts_at at time zone timezone)::date as together,
              given_on < published_at::date and published_at <= talks.updated_at as "inOrder"
       from talks join events on events.id = event_id`,
    );
    return rows;
  };

  test('has talks that were given on the day of their event', async () => {
    const rows = await daysAtEvents();
    assert.equal(rows.length, 5);
    for (const { slug, together, inOrder } of rows) assert.ok(together && inOrder, slug);
  });

  test('of a database that is lived in comes back in no part that somebody has removed, and none is added', async () => {
    await api.pool.query(`delete from comments where alias = 'Lectora de muestra'`);
    await api.pool.query(`delete from users where email like '%@demo.example' and role = 'editor'`);
    const before = await counts();
    assert.equal(await seed(api.pool, 'demo', api.clock.now), false);
    assert.deepEqual(await counts(), before);
  });

  test('always has events to come, a year later too', async () => {
    api.clock.now = new Date(api.clock.now.getTime() + 365 * 24 * 3_600_000);
    assert.equal((await events('upcoming')).length, 0);
    await seed(api.pool, 'demo', api.clock.now);
    assert.deepEqual([(await events('upcoming')).length, (await events('past')).length], [3, 8]);
  });

  test('has its talks follow the events to their new days, a year later too', async () => {
    const before = await talks();
    api.clock.now = new Date(api.clock.now.getTime() + 365 * 24 * 3_600_000);
    await api.pool.query(`update talks set title = 'Otro título' where slug = 'css-grid-que-escala-demo'`);
    await seed(api.pool, 'demo', api.clock.now);
    for (const { slug, together, inOrder } of await daysAtEvents()) assert.ok(together && inOrder, slug);
    await waitUntil(async () => (await talks())[0]?.givenOn !== before[0]?.givenOn);
    const later = await talks();
    assert.deepEqual(
      later.map(({ slug }) => slug),
      before.map(({ slug }) => slug),
    );
    const { rows } = await api.pool.query(
      `select title, permitted_on > $1::date as permitted from talks join talk_speakers on talk_id = talks.id
       where slug = 'css-grid-que-escala-demo'`,
      [before[0]?.givenOn],
    );
    assert.deepEqual(rows, [{ title: 'Otro título', permitted: true }]);
  });
});

describe('a database in which somebody lives', () => {
  let api: TestApi;
  before(async () => {
    api = await createTestApi();
  });
  after(() => api.close());

  test('gets no demo data, however little there is', async () => {
    await api.member('member');
    assert.equal(await seed(api.pool, 'demo', api.clock.now), false);
    const { rows } = await api.pool.query(
      `select (select count(*)::int from events) as events, (select count(*)::int from people) as people,
              (select count(*)::int from users) as users`,
    );
    assert.deepEqual(rows, [{ events: 0, people: 0, users: 1 }]);
  });
});
