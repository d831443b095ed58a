import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { eventListSchema, type SiteEvent } from '@femcoders/contracts/event';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

describe('events', () => {
  let api: TestApi;
  before(async () => {
    api = await createTestApi({ config: { listTtlMs: 0 } });
  });
  after(() => api.close());
  beforeEach(async () => {
    api.clock.now = new Date('2026-11-21T12:00:00Z');
    await api.pool.query('delete from events');
  });

  const list = async (which: string) => (await api.call('GET', `/events/api/list/${which}`)).json<SiteEvent[]>();
  const names = async (which: string) => (await list(which)).map(({ name }) => name);
  const add = (name: string, startsAt: string, timezone = 'Europe/Madrid') =>
    api.pool.query('insert into events (name, starts_at, timezone) values ($1, $2, $3)', [name, startsAt, timezone]);

  test('the next to come is first among the upcoming, the last to have been among the past', async () => {
    await add('hace un año', '2025-11-21T12:00:00Z');
    await add('en una semana', '2026-11-28T12:00:00Z');
    await add('ayer', '2026-11-20T12:00:00Z');
    await add('mañana', '2026-11-22T12:00:00Z');
    assert.deepEqual(await names('upcoming'), ['mañana', 'en una semana']);
    assert.deepEqual(await names('past'), ['ayer', 'hace un año']);
  });

  test('an event has the fields of the contract, its start on the clock of its place', async () => {
    await add('invierno', '2026-11-28T17:30:00Z');
    await add('verano', '2027-07-01T16:30:00Z');
    await add('al otro lado', '2027-07-02T03:30:00Z', 'America/Bogota');
    const events = await list('upcoming');
    assert.deepEqual(eventListSchema.parse(events), events);
    assert.deepEqual(
      events.map(({ start_local, start_utc }) => [start_local, start_utc]),
      [
        ['2026-11-28T18:30:00', '2026-11-28T17:30:00.000Z'],
        ['2027-07-01T18:30:00', '2027-07-01T16:30:00.000Z'],
        ['2027-07-01T22:30:00', '2027-07-02T03:30:00.000Z'],
      ],
    );
    assert.equal(events[0]?.logo_url, null);
  });

  test('an event has its end on the clock of its place, too, also where that is put back meanwhile', async () => {
    await api.pool.query(
      `insert into events (name, starts_at, ends_at, timezone)
       values ('octubre', '2027-09-30T22:00:00Z', '2027-10-31T22:59:00Z', 'Europe/Madrid'),
              ('noviembre', '2027-11-05T17:30:00Z', null, 'Europe/Madrid')`,
    );
    assert.deepEqual(
      (await list('upcoming')).map(({ start_local, end_local }) => [start_local, end_local]),
      [
        ['2027-10-01T00:00:00', '2027-10-31T23:59:00'],
        ['2027-11-05T18:30:00', null],
      ],
    );
  });

  test('an event that is not over has its format and its places; a past one has no places', async () => {
    await api.pool.query(
      `insert into events (name, slug, starts_at, timezone, online, takes_registrations, capacity)
       values ('con plazas', 'con-plazas', '2026-11-28T12:00:00Z', 'Europe/Madrid', false, true, 3),
              ('llena', 'llena', '2026-11-29T12:00:00Z', 'Europe/Madrid', true, true, 1),
              ('sin apuntarse', 'sin-apuntarse', '2026-11-30T12:00:00Z', 'Europe/Madrid', true, false, 9),
              ('ayer', 'ayer', '2026-11-20T12:00:00Z', 'Europe/Madrid', false, true, 5)`,
    );
    await api.pool.query(
      `insert into registrations (event_id, name, email, state, created_at)
       select id, 'Prueba', 'prueba@prueba.example', 'registered', now() from events where capacity < 5`,
    );
    const facts = ({ online, registration, places_left }: SiteEvent) => [online, registration, places_left];
    assert.deepEqual((await list('upcoming')).map(facts), [
      [false, 'open', 2],
      [true, 'waiting', 0],
      [true, 'none', null],
    ]);
    assert.deepEqual((await list('past')).map(facts), [[false, undefined, undefined]]);
  });

  test('pages hold what they are asked for and say whether there is another', async () => {
    for (let n = 1; n <= 7; n += 1) await add(`n${n}`, `2026-10-0${n}T12:00:00Z`);
    const page = async (n: number) => {
      const answer = await api.call('GET', `/events/api/list/past?page=${n}&limit=3`);
      const events = answer.json<SiteEvent[]>();
      return { names: events.map(({ name }) => name), last: events.at(-1)?.id, link: answer.headers.link };
    };
    assert.deepEqual((await api.call('GET', '/events/api/list/count')).json(), { past: 7, upcoming: 0 });
    const [first, second, third, fourth] = [await page(1), await page(2), await page(3), await page(4)];
    assert.deepEqual(
      [first.names, second.names],
      [
        ['n7', 'n6', 'n5'],
        ['n4', 'n3', 'n2'],
      ],
    );
    assert.equal(first.link, `<?after=${first.last}&page=2&limit=3>; rel="next"`);
    assert.equal(second.link, `<?after=${second.last}&page=3&limit=3>; rel="next"`);
    assert.deepEqual([third.names, third.link], [['n1'], undefined]);
    assert.deepEqual([fourth.names, fourth.link], [[], undefined]);
  });

  test('a page by its number holds what walking to it shows, from either end and where starts are the same', async () => {
    await api.pool.query(
      `insert into events (name, starts_at, timezone, state)
       select 'n' || n, '2026-11-21T12:00:00Z'::timestamptz + ((n - 700) / 3) * interval '5 hours', 'Europe/Madrid',
              (array['published', 'draft', 'postponed', 'published'])[1 + n % 4]
       from generate_series(1, 1400) n`,
    );
    for (const tense of ['past', 'upcoming']) {
      const path = `/events/api/list/${tense}`;
      const walked: { ids: string[]; next: string | undefined }[] = [];
      for (let next: string | undefined = '?limit=40'; next; ) {
        const answer = await api.call('GET', path + next);
        next = /<(.*)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1];
        walked.push({ ids: answer.json<SiteEvent[]>().map(({ id }) => id), next });
      }
      assert.ok(walked.length > 8);
      for (const [index, { ids, next }] of walked.entries()) {
        const answer = await api.call('GET', `${path}?page=${index + 1}&limit=40`);
        const where = `${tense}, page ${index + 1} of ${walked.length}`;
        assert.deepEqual(
          answer.json<SiteEvent[]>().map(({ id }) => id),
          ids,
          where,
        );
        assert.equal(/<(.*)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1], next, where);
      }
      const beyond = await api.call('GET', `${path}?page=${walked.length + 1}&limit=40`);
      assert.deepEqual([beyond.json(), beyond.headers.link], [[], undefined]);
    }
  });

  test('the page that a page leads to goes on where it ended, also after new ones before it', async () => {
    for (const tense of ['past', 'upcoming'] as const) {
      const month = tense === 'past' ? '2026-10' : '2026-12';
      const nameOf = (n: number) => `${tense} ${tense === 'past' ? 8 - n : n}`;
      for (let n = 1; n <= 7; n += 1) await add(nameOf(n), `${month}-0${n}T12:00:00Z`);
      const path = `/events/api/list/${tense}`;
      const first = await api.call('GET', `${path}?limit=3`);
      const next = /<(.*)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
      const names = async () => (await api.call('GET', path + next)).json<SiteEvent[]>().map(({ name }) => name);
      // At the very front, as what is published meanwhile may be.
      await add('nuevo', tense === 'past' ? '2026-11-20T12:00:00Z' : '2026-11-22T12:00:00Z');
      assert.deepEqual(
        await names(),
        [4, 5, 6].map((n) => `${tense} ${n}`),
      );
      // Where that one is gone, the number of the page counts.
      await api.pool.query(`delete from events where name = '${tense} 3'`);
      assert.deepEqual(
        await names(),
        [4, 5, 6].map((n) => `${tense} ${n}`),
      );
    }
  });
});

test('an event that ends becomes past although nothing is written and lists are kept for long', async () => {
  const api = await createTestApi({ config: { listTtlMs: 24 * 3_600_000 } });
  try {
    api.clock.now = new Date('2026-11-21T12:00:00Z');
    await api.pool.query(
      `insert into events (name, starts_at, timezone) values ('taller', '2026-11-21T12:30:00Z', 'Europe/Madrid')`,
    );
    const names = async (which: string) =>
      (await api.call('GET', `/events/api/list/${which}`)).json<SiteEvent[]>().map(({ name }) => name);
    assert.deepEqual([await names('upcoming'), await names('past')], [['taller'], []]);
    api.clock.now = new Date('2026-11-21T15:29:59.999Z');
    assert.deepEqual([await names('upcoming'), await names('past')], [['taller'], []]);
    api.clock.now = new Date('2026-11-21T15:30:00Z');
    assert.deepEqual([await names('upcoming'), await names('past')], [[], ['taller']]);
  } finally {
    await api.close();
  }
});
