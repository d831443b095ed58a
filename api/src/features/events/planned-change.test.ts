import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { AdminEvent, EventInput, PlannedMails } from '@femcoders/contracts/admin-event';
import type { EventDetail } from '@femcoders/contracts/event';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const input: EventInput = {
  ...{
    name: 'Taller de prueba',
    slug: null,
    description: 'Un resumen.',
    about: 'Uno.',
    logo_url: null,
    event_url: null,
  },
  ...{ start_local: '2090-12-28T18:30', end_local: '2090-12-28T20:30', timezone: 'Europe/Madrid' },
  ...{ location: 'Sala de prueba', venue_name: null, venue_address: null, directions: null },
  ...{ online: false, online_url: null, price: 'Gratis', food: null, photos: null, programme: [] },
  ...{ accessibility: {}, accessibility_note: null, speakers: [], takes_registrations: true, capacity: 2 },
};

describe('what a change of an event would send', () => {
  let api: TestApi;
  let as: string;
  before(async () => {
    api = await createTestApi();
    as = (await api.member('organiser')).authorization;
  });
  after(() => api.close());
  beforeEach(() => api.pool.query('delete from events; delete from audit'));

  const call = (method: string, path: string, body?: unknown) => {
    api.clock.now = new Date(api.clock.now.getTime() + 1_000);
    return api.call(method, `/admin/events${path}`, { as, body });
  };
  const draft = async () => (await call('POST', '', input)).json<AdminEvent>();
  /** With two who have a place, and one who waits. */
  const published = async () => {
    const { id, updated_at } = await draft();
    const event = (
      await call('POST', `/${id}/state`, { state: 'published', reason: null, updated_at })
    ).json<AdminEvent>();
    for (const [who, state] of [
      ['ana', 'registered'],
      ['bea', 'registered'],
      ['cris', 'waiting'],
    ])
      await api.pool.query(
        `insert into registrations (event_id, name, email, state, created_at, placed_at, waiting_since)
         values ($1, $2, $2 || '@prueba.example', $3, now(), now(), case when $3 = 'waiting' then now() end)`,
        [id, who, state],
      );
    return event;
  };
  const plan = async (event: AdminEvent, parts: object) => {
    const answer = await call('POST', `/${event.id}/planned-change`, {
      ...input,
      ...parts,
      updated_at: event.updated_at,
    });
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json<PlannedMails>();
  };
  const stored = async () => {
    const { rows } = await api.pool.query(
      `select (select jsonb_agg(e) from events e) as events, (select jsonb_agg(r order by r.email) from registrations r) as places,
         (select count(*)::int from audit) as acts, (select count(*)::int from mail_outbox) as mails`,
    );
    return rows[0];
  };

  test('is known before, with the subjects of the mails, and nothing is changed by asking', async () => {
    const event = await published();
    const was = await stored();
    const mailsBefore = api.mails.length;
    const moved = await plan(event, { start_local: '2026-12-29T18:30', end_local: '2026-12-29T20:30' });
    assert.equal(moved.people, 3);
    assert.deepEqual(
      moved.mails.map(({ people }) => people),
      [3],
    );
    assert.match(moved.mails[0]?.subject ?? '', /Taller de prueba/);
    assert.deepEqual(await stored(), was);
    assert.equal(api.mails.length, mailsBefore);
  });

  test('is nothing where what people know stays as it is, or where they shall not hear of it', async () => {
    const event = await published();
    assert.deepEqual(await plan(event, { about: 'Otro texto.' }), { people: 0, mails: [] });
    const silent = await plan(event, { start_local: '2026-12-29T18:30', end_local: '2026-12-29T20:30', tell: false });
    assert.equal(silent.people, 0);
  });

  test('counts who gets a place because there are more', async () => {
    const event = await published();
    const more = await plan(event, { capacity: 3 });
    assert.equal(more.people, 1);
    assert.equal((await stored()).places.filter(({ state }: { state: string }) => state === 'waiting').length, 1);
  });

  test('is known of another state, too, and what cannot be is refused as it would be', async () => {
    const { id, updated_at } = await published();
    const cancel = (reason: string | null) =>
      call('POST', `/${id}/planned-state`, { state: 'cancelled', reason, updated_at });
    assert.equal((await cancel('No hay sala.')).json<PlannedMails>().people, 3);
    assert.equal((await cancel(null)).statusCode, 400);
    assert.equal((await call('GET', `/${id}`)).json<AdminEvent>().state, 'published');
  });

  test('a draft is described as its page will describe it', async () => {
    const { id, slug } = await draft();
    const page = (await call('GET', `/${id}/page`)).json<EventDetail>();
    assert.deepEqual([page.state, page.registration, page.places_left, page.about], ['published', 'open', 2, 'Uno.']);
    assert.equal((await api.call('GET', `/events/api/detail/${slug}`)).statusCode, 404);
  });
});
