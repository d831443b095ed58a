import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import type { MemberRegistrationList } from '@femcoders/contracts/registration';
import { addEvent } from '../../testing/add-event.ts';
import { askForPlace } from '../../testing/ask-for-place.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { withLinkKey } from '../../testing/with-link-key.ts';

describe('the places of a member', () => {
  let api: TestApi;
  let ana: TestMember;
  beforeEach(async () => {
    await api?.close();
    api = await createTestApi();
    api.clock.now = new Date('2026-11-21T10:00:00Z');
    ana = await api.member('member');
  });
  after(() => api.close());

  async function list(query = '', member = ana) {
    const answer = await api.call('GET', `/user/${member.id}/registrations${query}`, { as: member.authorization });
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json<MemberRegistrationList>();
  }
  const names = async (query = '') => (await list(query)).entries.map(({ event }) => event.name);
  const event = (slug: string, startsAt: string, values: Record<string, unknown> = {}) =>
    addEvent(api.pool, { slug, name: slug, starts_at: startsAt, capacity: null, ...values });
  async function register(slug: string, email = ana.email) {
    const answer = await askForPlace(api, { slug, name: 'Ana', email });
    assert.equal(answer.statusCode, 201, answer.body);
  }
  /** A place that was asked for before the event began. */
  const had = (eventId: string, email = ana.email, values: { state?: string; arrived?: string } = {}) =>
    api.pool.query(
      `insert into registrations
         (event_id, name, email, state, created_at, checked_in_at, waiting_since, offer_expires_at, cancelled_at)
       select $1, 'Ana', $2, $3, t, $4, case when $3 in ('waiting', 'offered') then t end,
         case when $3 = 'offered' then timestamptz '2026-11-22' end, case when $3 = 'cancelled' then t end
       from (select timestamptz '2026-01-01' as t) as long_ago`,
      [eventId, email, values.state ?? 'registered', values.arrived ?? null],
    );

  test('are those asked for with the address of her account, in any spelling, and no others', async () => {
    await event('taller', '2026-12-12T17:30:00Z');
    await event('charla', '2026-12-13T17:30:00Z');
    await register('taller', ana.email.toUpperCase());
    await register('charla', 'otra@prueba.example');
    assert.deepEqual(await names(), ['taller']);
    const other = await api.member('member');
    assert.deepEqual(await list('', other), { entries: [], total: 0, cancelled: 0 });
  });

  test('are asked for event by event, and say whether there is a door', async () => {
    await event('taller', '2026-12-12T17:30:00Z');
    await event('directo', '2026-12-13T17:30:00Z', { online: true, location: 'En línea' });
    await register('taller');
    await register('directo');
    const [place, ...more] = (await list('?event=directo')).entries;
    assert.deepEqual([place?.event.name, place?.event.online_only, more.length], ['directo', true, 0]);
    assert.equal((await list('?event=taller')).entries[0]?.event.online_only, false);
    assert.deepEqual(await list('?event=nada'), { entries: [], total: 0, cancelled: 0 });
  });

  test('come with all that she needs at the door, and what lets her give them up', async () => {
    const online = 'https://meet.example/sala';
    await event('taller', '2026-12-12T17:30:00Z', { online_url: online });
    await register('taller');
    const [place] = (await list()).entries;
    assert.ok(place);
    assert.equal(place.state, 'registered');
    assert.match(place.code, /^[0-9A-F]{6}$/);
    assert.equal(place.online_url, online);
    assert.equal(place.event.start_local, '2026-12-12T18:30:00');
    const left = await api.call('POST', '/own-registration/cancel', { headers: withLinkKey(place.token) });
    assert.equal(left.statusCode, 200);
    assert.deepEqual(await list(), { entries: [], total: 0, cancelled: 0 });
  });

  test('tell her number in the waiting list, and of two who wait each her own', async () => {
    await event('taller', '2026-12-12T17:30:00Z', { capacity: 1 });
    for (const email of ['una@prueba.example', 'dos@prueba.example', ana.email]) await register('taller', email);
    const [place] = (await list()).entries;
    assert.equal(place?.state, 'waiting');
    assert.equal(place?.waiting_position, 2);
  });

  test('say how many of them are of cancelled events, also beyond those of one page', async () => {
    for (const slug of ['uno', 'dos', 'tres']) await had(await event(slug, '2026-12-12T17:30:00Z'));
    await api.pool.query(`update events set state = 'cancelled' where slug <> 'uno'`);
    const { entries, total, cancelled } = await list('?limit=1');
    assert.deepEqual([entries.length, total, cancelled], [1, 3, 2]);
  });

  test('say when their event ends, where that is known', async () => {
    await had(await event('taller', '2026-12-12T17:30:00Z', { ends_at: '2026-12-13T12:00:00Z' }));
    await had(await event('charla', '2026-12-14T17:30:00Z', { ends_at: null }));
    const ends = (await list()).entries.map((place) => place.event.end_local);
    assert.deepEqual(ends, ['2026-12-13T13:00:00', null]);
  });

  test('begin with what is held for her, go on by date, and end with what is postponed', async () => {
    const [held] = [
      await event('guardada', '2027-02-01T10:00:00Z'),
      await event('aplazado', '2026-11-22T10:00:00Z', { state: 'postponed' }),
      await event('tarde', '2027-01-01T10:00:00Z'),
      await event('pronto', '2026-12-01T10:00:00Z', { state: 'cancelled' }),
    ];
    const { rows } = await api.pool.query<{ id: string }>('select id from events');
    for (const { id } of rows) await had(id, ana.email, { state: id === held ? 'offered' : 'registered' });
    assert.deepEqual(await names(), ['guardada', 'pronto', 'tarde', 'aplazado']);
  });

  test('leave out events that she must not know of yet, or has left', async () => {
    await had(await event('borrador', '2026-12-12T17:30:00Z', { state: 'draft' }));
    await had(await event('dejado', '2026-12-12T17:30:00Z'), ana.email, { state: 'cancelled' });
    await had(await event('esperado', '2026-10-12T17:30:00Z'), ana.email, { state: 'waiting' });
    assert.deepEqual(await names(), []);
    assert.deepEqual(await names('?when=past'), []);
  });

  test('are past once the event has begun, the newest first, and say whether arrivals were noted', async () => {
    const [counted, silent] = [
      await event('con-lista', '2026-10-12T17:30:00Z'),
      await event('sin-lista', '2026-11-12T17:30:00Z'),
      await event('manana', '2026-11-22T17:30:00Z'),
    ];
    await had(counted);
    await had(counted, 'otra@prueba.example', { arrived: '2026-10-12T17:31:00Z' });
    await had(silent);
    await register('manana');
    const { entries, total } = await list('?when=past');
    assert.deepEqual(
      entries.map((place) => [place.event.name, place.checked_in, place.arrivals_noted]),
      [
        ['sin-lista', false, false],
        ['con-lista', false, true],
      ],
    );
    assert.equal(total, 2);
    // A day and a half later, in a session of then.
    api.clock.now = new Date('2026-11-23T10:00:00Z');
    await api.pool.query('update sessions set last_used_at = $1, expires_at = $2', [api.clock.now, '2026-11-24']);
    assert.equal((await list('?when=past')).total, 3);
  });

  test('come in pages: none is missed and none comes twice among two hundred', async () => {
    await api.pool.query(
      `insert into events (slug, name, starts_at, timezone) select 'e' || n, 'e' || n, timestamptz '2025-01-01' + (n / 2) * interval '1 day', 'Europe/Madrid' from generate_series(1, 200) as n`,
    );
    await api.pool.query(
      `insert into registrations (event_id, name, email, state, created_at) select id, 'Ana', $1, 'registered', now() from events`,
      [ana.email],
    );
    const seen = new Set<string>();
    for (let page = 1; page <= 10; page += 1) {
      const { entries, total } = await list(`?when=past&page=${page}&limit=20`);
      assert.equal(total, 200);
      for (const { token } of entries) seen.add(token);
    }
    assert.equal(seen.size, 200);
  });

  test('a question that means nothing is refused', async () => {
    const answer = await api.call('GET', `/user/${ana.id}/registrations?when=siempre`, { as: ana.authorization });
    assert.equal(answer.statusCode, 400);
  });
});
