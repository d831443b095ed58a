import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import type { AdminEvent } from '@femcoders/contracts/admin-event';
import type { EventDetail, SiteEvent } from '@femcoders/contracts/event';
import type { MemberRegistration, OwnRegistration } from '@femcoders/contracts/registration';
import { openSession } from '../../authentication/session.ts';
import { createDatabase } from '../../database/database.ts';
import { addEvent } from '../../testing/add-event.ts';
import { askForPlace } from '../../testing/ask-for-place.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { withLinkKey } from '../../testing/with-link-key.ts';

const room = 'https://video.example/sala';
const [beforehand, start, end] = ['2026-12-12T10:00:00Z', '2026-12-12T17:30:00Z', '2026-12-12T19:30:00Z'];

describe('an event that has begun', () => {
  let api: TestApi;
  let ana: TestMember;
  let organiser: TestMember;
  beforeEach(async () => {
    await api?.close();
    api = await createTestApi({ config: { listTtlMs: 0, publicUrl: 'https://sitio.example' } });
    api.clock.now = new Date(beforehand);
    ana = await api.member('member');
    organiser = await api.member('organiser');
  });
  after(() => api.close());

  /** Sessions end by the clock, too. */
  const at = async (instant: string) => {
    api.clock.now = new Date(instant);
    for (const member of [ana, organiser]) {
      member.authorization = `Bearer ${await openSession(createDatabase(api.pool), member.id, api.clock.now)}`;
    }
  };
  const listed = async (which: 'upcoming' | 'past') =>
    (await api.call('GET', `/events/api/list/${which}`)).json<SiteEvent[]>().map(({ slug, phase }) => [slug, phase]);
  const places = async (when: 'coming' | 'past') => {
    const answer = await api.call('GET', `/user/${ana.id}/registrations?when=${when}`, { as: ana.authorization });
    return answer.json<{ entries: MemberRegistration[] }>().entries;
  };
  const register = async () => {
    assert.equal((await askForPlace(api, { slug: 'taller', name: 'Ana', email: ana.email })).statusCode, 201);
    const [place] = await places('coming');
    api.mails.length = 0;
    return place ?? assert.fail('no place');
  };

  const lengths = {
    'with an end, until then': [
      { starts_at: start, ends_at: end },
      '2026-12-12T17:30:20Z',
      '2026-12-12T19:29:59.999Z',
      end,
    ],
    'without one, for three hours': [
      { starts_at: start },
      '2026-12-12T17:30:20Z',
      '2026-12-12T20:29:59Z',
      '2026-12-12T20:30:00Z',
    ],
    'of three days, until the last of them ends': [
      { starts_at: start, ends_at: '2026-12-14T13:00:00Z' },
      '2026-12-13T08:00:00Z',
      '2026-12-14T12:59:59Z',
      '2026-12-14T13:00:00Z',
    ],
  } as const;
  for (const [which, [times, soonAfter, justBefore, over]] of Object.entries(lengths)) {
    test(`stays among those to come, ${which}`, async () => {
      await addEvent(api.pool, times);
      assert.deepEqual(await listed('upcoming'), [['taller', 'coming']]);
      for (const instant of [soonAfter, justBefore]) {
        await at(instant);
        assert.deepEqual([await listed('upcoming'), await listed('past')], [[['taller', 'now']], []], instant);
      }
      await at(over);
      assert.deepEqual([await listed('upcoming'), await listed('past')], [[], [['taller', 'past']]]);
    });
  }

  test('comes first among those to come, and pages of what was leave it out however far they are', async () => {
    await addEvent(api.pool, { starts_at: start, ends_at: end });
    await addEvent(api.pool, { slug: 'largo', starts_at: '2026-12-01T08:00:00Z', ends_at: '2026-12-31T08:00:00Z' });
    await addEvent(api.pool, { slug: 'manana', starts_at: '2026-12-13T17:30:00Z' });
    await api.pool.query(
      `insert into events (slug, name, starts_at, timezone)
       select 'e' || n, 'e' || n, timestamptz '2026-12-12' - n * interval '1 day', 'Europe/Madrid' from generate_series(1, 300) n`,
    );
    await at('2026-12-12T18:00:00Z');
    const names = async (query: string) =>
      (await api.call('GET', `/events/api/list/${query}`)).json<SiteEvent[]>().map(({ slug }) => slug);
    assert.deepEqual(await names('upcoming'), ['largo', 'taller', 'manana']);
    assert.deepEqual(await names('past?page=1&limit=3'), ['e1', 'e2', 'e3']);
    assert.deepEqual(await names('past?page=100&limit=3'), ['e298', 'e299', 'e300']);
    assert.deepEqual(await names('past?page=101&limit=3'), []);
  });

  test('has a page that says so until it is over, and gives no more places', async () => {
    await addEvent(api.pool, { starts_at: start, ends_at: end });
    const phases = async () => {
      const { phase, registration, over_utc } = (
        await api.call('GET', '/events/api/detail/taller')
      ).json<EventDetail>();
      return [phase, registration, over_utc];
    };
    const over = new Date(end).toISOString();
    assert.deepEqual(await phases(), ['coming', 'open', over]);
    await at('2026-12-12T17:30:20Z');
    assert.deepEqual(await phases(), ['now', 'closed', over]);
    await at(end);
    assert.deepEqual(await phases(), ['past', 'closed', over]);
  });

  test('is still among the coming ones of who has a place, with the way into the room', async () => {
    await addEvent(api.pool, { starts_at: start, ends_at: '2026-12-14T13:00:00Z', online_url: room });
    const { token } = await register();
    await at('2026-12-12T17:30:20Z');
    assert.deepEqual(
      (await places('coming')).map(({ online_url }) => online_url),
      [room],
    );
    assert.deepEqual(await places('past'), []);
    const own = (await api.call('GET', '/own-registration', { headers: withLinkKey(token) })).json<OwnRegistration>();
    assert.deepEqual([own.online_url, own.event.past], [room, false]);
    await at('2026-12-14T13:00:00Z');
    assert.deepEqual(await places('coming'), []);
    assert.deepEqual(
      (await places('past')).map(({ event }) => event.past),
      [true],
    );
  });

  test('may still be left by who has a place, and is not once it is over', async () => {
    await addEvent(api.pool, { starts_at: start, ends_at: end });
    const { token } = await register();
    await at(end);
    const refused = await api.call('POST', '/own-registration/cancel', { headers: withLinkKey(token) });
    assert.deepEqual(
      [refused.statusCode, refused.json().message],
      [409, 'El evento ya ha terminado: no hace falta que dejes tu plaza.'],
    );
    await at('2026-12-12T18:00:00Z');
    assert.equal((await api.call('POST', '/own-registration/cancel', { headers: withLinkKey(token) })).statusCode, 200);
    assert.deepEqual(
      api.mails.map(({ subject }) => subject),
      ['Cancelada tu plaza en Taller de prueba'],
    );
  });

  for (const [instant, mailed] of [
    ['2026-12-12T17:30:20Z', ['Se cancela Taller de prueba']],
    [end, []],
  ] as const)
    test(`that is cancelled at ${instant} sends ${mailed.length} mails`, async () => {
      const callOff = async (instant: string) => {
        const id = await addEvent(api.pool, { starts_at: start, ends_at: end });
        await register();
        await at(instant);
        const as = { as: organiser.authorization };
        const { updated_at } = (await api.call('GET', `/admin/events/${id}`, as)).json<AdminEvent>();
        const body = { state: 'cancelled', reason: 'Se ha ido la luz.', updated_at };
        assert.equal((await api.call('POST', `/admin/events/${id}/state`, { ...as, body })).statusCode, 200);
        return api.mails.map(({ subject }) => subject);
      };
      assert.deepEqual(await callOff(instant), mailed);
    });

  test('that is moved notifies who has a place with the words of who moves it, or nobody where she says so', async () => {
    const id = await addEvent(api.pool, { starts_at: start, ends_at: end });
    await register();
    const as = { as: organiser.authorization };
    const move = async (change: object) => {
      api.mails.length = 0;
      const event = (await api.call('GET', `/admin/events/${id}`, as)).json<AdminEvent>();
      const speakers = event.speakers.map(({ slug }) => slug);
      const answer = await api.call('PUT', `/admin/events/${id}`, { ...as, body: { ...event, speakers, ...change } });
      assert.equal(answer.statusCode, 200, answer.body);
      return answer.json<AdminEvent>().told;
    };
    assert.equal(await move({ start_local: '2026-12-12T18:00', words: ' La sala abre antes.\nOs esperamos. ' }), 1);
    assert.deepEqual(
      api.mails.map(({ subject }) => subject),
      ['Cambia la hora de Taller de prueba'],
    );
    const text = api.mails[0]?.text ?? '';
    assert.match(text, /> La sala abre antes\.\n> Os esperamos\./);
    assert.match(text, /Antes era: sábado, 12 de diciembre, 6:30 p\. m\. – 8:30 p\. m\.\n/);
    assert.deepEqual([await move({ start_local: '2026-12-12T17:30', tell: false }), api.mails.length], [0, 0]);
    assert.deepEqual([await move({ start_local: '2026-12-12T17:00' }), api.mails.length], [1, 1]);
  });

  test('that is at the same hour of another clock is moved, one at the same instant is not', async () => {
    const id = await addEvent(api.pool, { starts_at: start, ends_at: end });
    await register();
    const as = { as: organiser.authorization };
    const edit = async (change: object) => {
      api.mails.length = 0;
      const event = (await api.call('GET', `/admin/events/${id}`, as)).json<AdminEvent>();
      const speakers = event.speakers.map(({ slug }) => slug);
      const answer = await api.call('PUT', `/admin/events/${id}`, { ...as, body: { ...event, speakers, ...change } });
      assert.equal(answer.statusCode, 200, answer.body);
      return answer.json<AdminEvent>().told;
    };
    assert.equal(await edit({ timezone: 'Atlantic/Canary' }), 1);
    const { subject, text = '' } = api.mails[0] ?? {};
    assert.equal(subject, 'Cambia la hora de Taller de prueba');
    assert.match(text, /Cuándo: sábado, 12 de diciembre, 6:30 p\. m\. – 8:30 p\. m\. \(hora de Canarias\)\n/);
    assert.match(text, /Antes era: sábado, 12 de diciembre, 6:30 p\. m\. – 8:30 p\. m\. \(hora de Madrid\)\.\n/);
    const inMadrid = { timezone: 'Europe/Madrid', start_local: '2026-12-12T19:30', end_local: '2026-12-12T21:30' };
    assert.deepEqual([await edit(inMadrid), api.mails.length], [0, 0]);
  });

  test('is among those to come for the team, and counted so', async () => {
    await addEvent(api.pool, { starts_at: start, ends_at: end });
    await addEvent(api.pool, { slug: 'ayer', starts_at: '2026-12-11T17:30:00Z' });
    await at('2026-12-12T18:00:00Z');
    const asked = async (query: string) => {
      const answer = await api.call('GET', `/admin/events?${query}`, { as: organiser.authorization });
      const { entries, total } = answer.json<{ entries: { slug: string }[]; total: number }>();
      return [entries.map(({ slug }) => slug), total];
    };
    assert.deepEqual(await asked('when=upcoming'), [['taller'], 1]);
    assert.deepEqual(await asked('when=past'), [['ayer'], 1]);
    assert.deepEqual(await asked('sort=next'), [['taller', 'ayer'], 2]);
  });

  test('is an event held only once it is over', async () => {
    await api.pool.query(
      `insert into events (name, starts_at, timezone)
       select 'e' || n, timestamptz '2026-12-01' - n * interval '1 day', 'Europe/Madrid' from generate_series(1, 20) n`,
    );
    await addEvent(api.pool, { starts_at: start, ends_at: end });
    const held = async () => (await api.call('GET', '/figures')).json().eventsHeld;
    await at('2026-12-12T18:00:00Z');
    assert.equal(await held(), 20);
    await at(end);
    assert.equal(await held(), 21);
  });
});
