import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type Figures, figuresSchema } from '@femcoders/contracts/figures';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { waitUntil } from '../../testing/wait-until.ts';

const aDay = 24 * 3_600_000;

describe('the club in numbers', () => {
  let api: TestApi;
  before(async () => {
    api = await createTestApi({ config: { listTtlMs: 0 } });
  });
  after(() => api.close());
  beforeEach(async () => {
    api.clock.now = new Date('2026-11-21T12:00:00Z');
    await api.pool.query('delete from events; delete from comments; delete from users');
  });

  const figures = async () => figuresSchema.parse((await api.call('GET', '/figures')).json());
  const addEvents = (...starts: string[]) =>
    api.pool.query(
      `insert into events (name, starts_at, timezone) select 'de prueba', unnest($1::timestamptz[]), 'Europe/Madrid'`,
      [starts],
    );
  const addMembers = (count: number) =>
    api.pool.query(
      `insert into users (email, name, role, password_hash)
       select n || '@prueba.example', 'Prueba', 'member', '-' from generate_series(1, $1::int) as n`,
      [count],
    );

  test('of an empty site tell nothing', async () => {
    assert.deepEqual(await figures(), {
      members: null,
      eventsHeld: null,
      approvedComments: null,
      year: 2026,
      eventsByMonth: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null],
    });
  });

  test('keep to themselves what counts fewer than five', async () => {
    await addMembers(4);
    assert.equal((await figures()).members, null);
    await api.pool.query('delete from users');
    await addMembers(5);
    assert.equal((await figures()).members, 5);
  });

  test('count approved comments only', async () => {
    await api.pool.query(
      `insert into comments (post_id, content, alias, state, created_at, decided_at)
       select 16, 'de prueba', 'Prueba', state, now(), case when state <> 'pending' then now() end
       from unnest(array['pending', 'approved', 'rejected']) as state, generate_series(1, 6)`,
    );
    assert.equal((await figures()).approvedComments, 6);
  });

  test('count the events that have taken place, and give each to the month of Madrid', async () => {
    await addEvents(
      '2025-12-31T22:59:59Z', // still 2025 in Madrid
      '2025-12-31T23:00:00Z', // already January there
      '2026-01-31T22:59:59Z',
      '2026-06-30T21:59:59Z', // June, by summer time
      '2026-06-30T22:00:00Z', // July
      '2026-11-21T08:59:59Z',
      '2026-11-21T09:00:00Z', // over now, three hours after its start
      '2026-11-21T09:00:01Z', // goes on
      '2026-12-01T10:00:00Z',
    );
    const { eventsHeld, year, eventsByMonth } = await figures();
    assert.deepEqual([eventsHeld, year], [7, 2026]);
    assert.deepEqual(eventsByMonth, [2, 0, 0, 0, 0, 1, 1, 0, 0, 0, 2, null]);
  });

  test('begin the year when it begins in Madrid', async () => {
    api.clock.now = new Date('2026-12-31T23:00:00Z');
    const { year, eventsByMonth } = await figures();
    assert.deepEqual([year, eventsByMonth], [2027, [0, ...Array(11).fill(null)]]);
  });
});

describe('while figures are kept for long', () => {
  let api: TestApi;
  before(async () => {
    api = await createTestApi({ config: { listTtlMs: 365 * aDay } });
  });
  after(() => api.close());
  const figures = async () => (await api.call('GET', '/figures')).json<Figures>();

  test('an event that is over counts from then on', async () => {
    api.clock.now = new Date('2026-11-21T12:00:00Z');
    await api.pool.query(
      `insert into events (name, starts_at, ends_at, timezone)
       values ('taller', '2026-11-21T12:30:00Z', '2026-11-21T14:30:00Z', 'Europe/Madrid')`,
    );
    const november = async () => (await figures()).eventsByMonth[10];
    assert.equal(await november(), 0);
    api.clock.now = new Date('2026-11-21T14:29:59Z');
    assert.equal(await november(), 0);
    api.clock.now = new Date('2026-11-21T14:30:00Z');
    assert.equal(await november(), 1);
  });

  test('a new month and a new year begin on their own', async () => {
    api.clock.now = new Date('2026-11-30T22:59:59Z');
    assert.equal((await figures()).eventsByMonth[11], null);
    api.clock.now = new Date('2026-11-30T23:00:00Z');
    assert.equal((await figures()).eventsByMonth[11], 0);
    api.clock.now = new Date('2026-12-31T23:00:00Z');
    assert.equal((await figures()).year, 2027);
  });

  test('a comment that is approved counts at once', async () => {
    const { authorization: as } = await api.member('moderator');
    for (let n = 0; n < 5; n += 1) {
      assert.equal((await figures()).approvedComments, null);
      const { id } = await api.comment();
      await api.call('POST', `/comments/approve/${id}`, { as });
    }
    await waitUntil(async () => (await figures()).approvedComments === 5);
  });
});
