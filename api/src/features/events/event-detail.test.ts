import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type EventDetail, eventDetailSchema } from '@femcoders/contracts/event';
import { announce } from '../../database/change-feed.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { waitUntil } from '../../testing/wait-until.ts';

const id = '00000000-0000-4000-8000-00000000000a';

describe('the page of an event', () => {
  let api: TestApi;
  before(async () => {
    api = await createTestApi({ config: { listTtlMs: 0 } });
  });
  after(() => api.close());
  beforeEach(async () => {
    api.clock.now = new Date('2026-11-21T12:00:00Z');
    await api.pool.query('delete from events; delete from people');
    await api.pool.query(
      `insert into events (id, slug, name, starts_at, timezone)
       values ($1, 'taller', 'Taller', '2026-11-28T17:30:00Z', 'Europe/Madrid')`,
      [id],
    );
  });

  const change = (columns: string) => api.pool.query(`update events set ${columns}`);
  const detail = async () => (await api.call('GET', '/events/api/detail/taller')).json<EventDetail>();
  const register = async (states: Record<string, number>) => {
    const details: Record<string, string> = {
      registered: `null, null, null`,
      waiting: `now(), null, null`,
      offered: `null, now(), null`,
      cancelled: `null, null, now()`,
    };
    for (const [state, howMany] of Object.entries(states)) {
      for (let n = 0; n < howMany; n += 1) {
        await api.pool.query(
          `insert into registrations (event_id, name, email, state, created_at, waiting_since, offer_expires_at, cancelled_at)
           values ($1, 'Prueba', $2, $3, now(), ${details[state]})`,
          [id, `${state}${n}@prueba.example`, state],
        );
      }
    }
  };
  const places = async () => {
    const { registration, capacity, places_left } = await detail();
    return [registration, capacity, places_left];
  };

  test('has every field of the contract, and nothing that only who comes may know', async () => {
    await change(`ends_at = '2026-11-28T19:30:00Z', online = true, online_url = 'https://video.example/sala',
      programme = '[{"time": "18:30", "title": "Puertas", "description": null, "speaker": null}]',
      accessibility = '{"lift": "yes", "toilet": "no"}'`);
    const event = await detail();
    assert.deepEqual(eventDetailSchema.parse(event), event);
    assert.deepEqual(
      [event.start_local, event.end_local, event.end_utc, event.accessibility, event.programme.length],
      ['2026-11-28T18:30:00', '2026-11-28T20:30:00', '2026-11-28T19:30:00.000Z', { lift: 'yes', toilet: 'no' }, 1],
    );
    assert.doesNotMatch(JSON.stringify(event), /video\.example/);
  });

  test('is not there for a draft or for a name that nothing has', async () => {
    await change(`state = 'draft'`);
    for (const slug of ['taller', 'nada', '%00', 'a'.repeat(300), '..%2F..%2Fetc']) {
      const answer = await api.call('GET', `/events/api/detail/${slug}`);
      assert.ok(answer.statusCode === 404 || answer.statusCode === 400, `${slug}: ${answer.statusCode}`);
    }
    assert.equal((await api.call('GET', '/events/api/detail/taller')).json().message, 'No encontramos este evento.');
  });

  test('names its speakers in their order, only those who are published', async () => {
    for (const [position, [slug, state]] of [
      ['zoe', 'published'],
      ['berta', 'draft'],
      ['ana', 'published'],
    ].entries()) {
      await api.pool.query(
        `with person as (insert into people (slug, name, role_group, title, state)
                         values ($1, $1, 'speaker', 'Prueba', $2) returning id)
         insert into event_speakers select $3, id, $4 from person`,
        [slug, state, id, position],
      );
    }
    assert.deepEqual(
      (await detail()).speakers.map(({ slug }) => slug),
      ['zoe', 'ana'],
    );
  });

  test('without registrations gives no places', async () => {
    await change('capacity = 10');
    assert.deepEqual(await places(), ['none', null, null]);
  });

  test('without a capacity has room for everybody', async () => {
    await change('takes_registrations = true');
    await register({ registered: 3 });
    assert.deepEqual(await places(), ['open', null, null]);
  });

  test('counts given and held places as taken, and those given back as free', async () => {
    await change('takes_registrations = true, capacity = 4');
    await register({ registered: 1, offered: 1, cancelled: 2 });
    assert.deepEqual(await places(), ['open', 4, 2]);
  });

  test('has no place left for somebody new while others wait', async () => {
    await change('takes_registrations = true, capacity = 4');
    await register({ registered: 1, waiting: 1 });
    assert.deepEqual(await places(), ['waiting', 4, 0]);
  });

  test('is full, never less than that, when the capacity was lowered', async () => {
    await change('takes_registrations = true, capacity = 2');
    await register({ registered: 3 });
    assert.deepEqual(await places(), ['waiting', 2, 0]);
  });

  for (const state of ['postponed', 'cancelled']) {
    test(`gives no places while it is ${state}`, async () => {
      await change(`takes_registrations = true, state = '${state}', cancel_reason = 'No hay sala.'`);
      const { registration, cancel_reason } = await detail();
      assert.deepEqual([registration, cancel_reason], ['closed', 'No hay sala.']);
    });
  }
});

test('a kept page of an event closes when it begins, and follows what another process announces', async () => {
  const api = await createTestApi({ config: { listTtlMs: 24 * 3_600_000 } });
  try {
    api.clock.now = new Date('2026-11-21T12:00:00Z');
    await api.pool.query(
      `insert into events (id, slug, name, starts_at, timezone, takes_registrations, capacity)
       values ($1, 'taller', 'Taller', '2026-11-28T17:30:00Z', 'Europe/Madrid', true, 5)`,
      [id],
    );
    const read = async () => (await api.call('GET', '/events/api/detail/taller')).json<EventDetail>();
    assert.equal((await read()).places_left, 5);

    const client = await api.pool.connect();
    await client.query(`begin; insert into registrations (event_id, name, email, state, created_at)
      values ('${id}', 'Prueba', 'a@prueba.example', 'registered', now())`);
    await announce(client, 'events_changed');
    await client.query('commit');
    client.release();
    await waitUntil(async () => (await read()).places_left === 4);

    api.clock.now = new Date('2026-11-28T17:30:00Z');
    assert.equal((await read()).registration, 'open');
    api.clock.now = new Date('2026-11-28T17:30:00.001Z');
    assert.equal((await read()).registration, 'closed');
  } finally {
    await api.close();
  }
});
