import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import {
  type AdminEvent,
  adminEventListSchema,
  adminEventSchema,
  type EventInput,
} from '@femcoders/contracts/admin-event';
import type { EventDetail, SiteEvent } from '@femcoders/contracts/event';
import { purgeExpired } from '../../maintenance.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { truncateTables } from '../../testing/truncate-tables.ts';

const input: EventInput = {
  name: 'Taller de Ñandúes: ¡vuelve!',
  slug: null,
  description: 'Un resumen.',
  about: '',
  logo_url: null,
  event_url: '',
  start_local: '2026-11-28T18:30',
  end_local: '2026-11-28T20:30',
  timezone: 'Europe/Madrid',
  location: 'Sala de prueba',
  venue_name: null,
  venue_address: null,
  directions: null,
  online: false,
  online_url: null,
  price: 'Gratis',
  food: null,
  photos: null,
  programme: [{ time: '18:30', title: 'Puertas', description: '', speaker: null }],
  accessibility: { lift: 'yes' },
  accessibility_note: null,
  speakers: [],
  takes_registrations: true,
  capacity: 20,
};

describe('events as organisers keep them', () => {
  let api: TestApi;
  let as: string;
  before(async () => {
    api = await createTestApi({ config: { listTtlMs: 24 * 3_600_000 } });
    as = (await api.member('organiser')).authorization;
  });
  after(() => api.close());
  beforeEach(async () => {
    api.clock.now = new Date('2026-11-21T12:00:00Z');
    await api.pool.query('delete from events; delete from people; delete from audit');
  });

  /** Time goes by: no two changes are of the same moment. */
  const call = (method: string, path: string, body?: unknown) => {
    api.clock.now = new Date(api.clock.now.getTime() + 1_000);
    return api.call(method, path, { as, body });
  };
  const create = async (parts: Partial<EventInput> = {}) => {
    const answer = await call('POST', '/admin/events', { ...input, ...parts });
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json<AdminEvent>();
  };
  const inputOf = (event: AdminEvent) => ({
    ...Object.fromEntries(Object.keys(input).map((name) => [name, event[name as keyof AdminEvent]])),
    speakers: event.speakers.map(({ slug }) => slug),
    updated_at: event.updated_at,
  });
  const edit = (event: AdminEvent, parts: Partial<EventInput>) =>
    call('PUT', `/admin/events/${event.id}`, { ...inputOf(event), ...parts });
  const become = (event: AdminEvent, state: string, reason: string | null = null) =>
    call('POST', `/admin/events/${event.id}/state`, { state, reason, updated_at: event.updated_at });
  const published = async (parts: Partial<EventInput> = {}) =>
    (await become(await create(parts), 'published')).json<AdminEvent>();
  const upcoming = async () => (await call('GET', '/events/api/list/upcoming')).json<SiteEvent[]>();
  const sequence = async () => (await api.pool.query('select sequence from events')).rows[0]?.sequence;
  const fieldsOf = (answer: { json(): { fields?: { field: string; message: string }[] } }) =>
    Object.fromEntries((answer.json().fields ?? []).map(({ field, message }) => [field, message]));
  const acts = async () =>
    (await api.pool.query('select act, before, after, actor_name, subject from audit order by id')).rows;

  test('a new event is a draft that the public does not see, with an address made from its name', async () => {
    const event = await create();
    assert.deepEqual(adminEventSchema.parse(event), event);
    assert.deepEqual(
      [event.slug, event.state, event.start_utc, event.start_local, event.about],
      ['taller-de-nandues-vuelve', 'draft', '2026-11-28T17:30:00.000Z', '2026-11-28T18:30', null],
    );
    assert.deepEqual(await upcoming(), []);
    assert.equal((await call('GET', `/events/api/detail/${event.slug}`)).statusCode, 404);
    assert.deepEqual(
      (await acts()).map(({ act, subject }) => [act, subject]),
      [['event.create', `event:${event.id}`]],
    );
  });

  test('events of one name get addresses of their own, also when they are made at once', async () => {
    const slugs = (await Promise.all([create(), create(), create()])).map(({ slug }) => slug).sort();
    assert.deepEqual(slugs, ['taller-de-nandues-vuelve', 'taller-de-nandues-vuelve-2', 'taller-de-nandues-vuelve-3']);
    assert.equal((await create({ name: '¿¡…!?' })).slug, 'evento');
    assert.ok((await create({ name: 'x'.repeat(150) })).slug.length <= 100);
  });

  test('what is published shows at once, and is gone as soon as it is taken back', async () => {
    const event = await published();
    assert.deepEqual(
      (await upcoming()).map(({ slug, state }) => [slug, state]),
      [[event.slug, 'published']],
    );
    await become(event, 'draft');
    assert.deepEqual(await upcoming(), []);
  });

  test('every field that is wrong is named, in a sentence that says what to do', async () => {
    const wrong = {
      ...input,
      name: '  ',
      slug: 'Con Espacios',
      event_url: 'javascript:alert(1)',
      logo_url: '//otra.example/foto.png',
      start_local: 'mañana',
      timezone: 'Europa/Madrid',
      capacity: 0,
      programme: [{ time: '25:00', title: '', description: null, speaker: null }],
    };
    const answer = await call('POST', '/admin/events', wrong);
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(fieldsOf(answer), {
      name: 'Escribe el nombre.',
      slug: 'La dirección solo lleva minúsculas sin tilde, números y guiones entre ellos.',
      logo_url: 'La imagen es una de este sitio o empieza por https://.',
      event_url: 'El enlace empieza por https:// y lleva un dominio.',
      start_local: 'Escribe el día y la hora en que empieza.',
      timezone: 'Elige una zona horaria que exista.',
      capacity: 'Al menos tiene que haber una plaza.',
      'programme.0.time': 'Escribe la hora, como 18:30.',
      'programme.0.title': 'Escribe el título.',
    });
  });

  test('a zone that only one of the clocks knows is refused, before it breaks the lists', async () => {
    const answer = await call('POST', '/admin/events', { ...input, timezone: 'AET' });
    assert.deepEqual(fieldsOf(answer), { timezone: 'Elige una zona horaria que exista.' });
  });

  test('an event ends after it starts, and at an hour that exists', async () => {
    const problems = async (parts: Partial<EventInput>) =>
      fieldsOf(await call('POST', '/admin/events', { ...input, ...parts }));
    assert.deepEqual(await problems({ end_local: '2026-11-28T18:30' }), {
      end_local: 'Tiene que acabar después de empezar.',
    });
    const lost = { start_local: '2027-03-28T02:30', end_local: null };
    assert.deepEqual(Object.keys(await problems(lost)), ['start_local']);
    assert.deepEqual(Object.keys(await problems({ end_local: '2027-02-30T20:00' })), ['end_local']);
    // The hour that comes twice is the first, and an event may last over the change of the clocks.
    const night = await create({ start_local: '2026-10-25T02:30', end_local: '2026-10-25T03:30' });
    assert.deepEqual([night.start_utc, night.end_local], ['2026-10-25T00:30:00.000Z', '2026-10-25T03:30']);
  });

  test('an edit says what changed, and keeps the address of what was published', async () => {
    const event = await published();
    const answer = await edit(event, { name: 'Otro nombre', capacity: 30 });
    assert.deepEqual([answer.json().name, answer.json().slug], ['Otro nombre', 'taller-de-nandues-vuelve']);
    assert.deepEqual(
      (await acts()).map(({ act, before: was, after: is, actor_name }) => [act, was, is, actor_name]).at(-1),
      ['event.edit', { name: input.name, capacity: 20 }, { name: 'Otro nombre', capacity: 30 }, 'Prueba organiser'],
    );
    const refused = await edit(answer.json(), { slug: 'otra-cosa' });
    assert.match(fieldsOf(refused).slug ?? '', /ya no cambia/);
    // Not even after it was taken back: it has been in calendars.
    const draft = (await become(answer.json(), 'draft')).json<AdminEvent>();
    assert.deepEqual([draft.slug_fixed, (await edit(draft, { slug: 'otra-cosa' })).statusCode], [true, 400]);
  });

  test('the address of a draft may change, but not to that of another event', async () => {
    const other = await create({ name: 'Otra' });
    const event = await create();
    const moved = await edit(event, { slug: 'mi-taller' });
    assert.equal(moved.json().slug, 'mi-taller');
    assert.match(fieldsOf(await edit(moved.json(), { slug: other.slug })).slug ?? '', /Otro evento/);
    assert.match(fieldsOf(await edit(moved.json(), { slug: 'mi-plaza' })).slug ?? '', /otra página/);
    assert.equal((await edit(moved.json(), { slug: null, name: 'Nueva vida' })).json().slug, 'nueva-vida');
  });

  test('of two edits at once the second is a conflict, and the first loses nothing', async () => {
    const event = await create();
    assert.equal((await edit(event, { price: '5 €' })).statusCode, 200);
    assert.equal((await edit(event, { price: '5 €' })).statusCode, 200, 'sent again, because its answer was lost');
    const second = await edit(event, { food: 'Merienda' });
    assert.deepEqual([second.statusCode, second.json().code], [409, 'conflict']);
    const now = (await call('GET', `/admin/events/${event.id}`)).json<AdminEvent>();
    assert.deepEqual([now.price, now.food], ['5 €', null]);
    assert.equal((await become(event, 'published')).statusCode, 409);
  });

  test('what is saved as it was changes nothing and is not recorded', async () => {
    const event = await published();
    const answer = await edit(event, {});
    assert.equal(answer.json().updated_at, event.updated_at);
    assert.deepEqual(
      (await acts()).map(({ act }) => act),
      ['event.create', 'event.publish'],
    );
  });

  test('calendars take over another time, place or state of what is published, and nothing else', async () => {
    const draft = await create();
    const moved = (await edit(draft, { location: 'Otra sala' })).json<AdminEvent>();
    assert.equal(await sequence(), 0);
    const event = (await become(moved, 'published')).json<AdminEvent>();
    assert.equal(await sequence(), 0);
    const cheaper = (await edit(event, { price: '1 €', capacity: 3 })).json<AdminEvent>();
    assert.equal(await sequence(), 0);
    const later = (await edit(cheaper, { start_local: '2026-11-28T19:00' })).json<AdminEvent>();
    assert.equal(await sequence(), 1);
    const elsewhere = (await edit(later, { venue_name: 'Biblioteca' })).json<AdminEvent>();
    assert.equal(await sequence(), 2);
    await become(elsewhere, 'cancelled', 'No hay sala.');
    assert.equal(await sequence(), 3);
  });

  test('cancelling needs a reason, which the public reads, and can be undone', async () => {
    const event = await published();
    assert.match(fieldsOf(await become(event, 'cancelled', '  ')).reason ?? '', /Escribe el motivo/);
    const cancelled = (await become(event, 'cancelled', 'No hay sala.')).json<AdminEvent>();
    const detail = async () => (await call('GET', `/events/api/detail/${event.slug}`)).json<EventDetail>();
    assert.deepEqual([(await detail()).state, (await detail()).cancel_reason], ['cancelled', 'No hay sala.']);
    await become(cancelled, 'published');
    assert.deepEqual([(await detail()).state, (await detail()).cancel_reason], ['published', null]);
    assert.deepEqual(
      (await acts()).map(({ act }) => act),
      ['event.create', 'event.publish', 'event.cancel', 'event.publish'],
    );
  });

  test('a state that does not follow is refused, and the same twice changes nothing', async () => {
    const draft = await create();
    assert.equal((await become(draft, 'cancelled', 'No hay sala.')).statusCode, 409);
    const event = (await become(draft, 'published')).json<AdminEvent>();
    assert.equal((await become(draft, 'published')).json().updated_at, event.updated_at);
  });

  test('a published event for which people come is not taken back in silence', async () => {
    const event = await published();
    await api.pool.query(
      `insert into registrations (event_id, name, email, state, created_at)
       values ($1, 'Ana', 'ana@prueba.example', 'registered', now())`,
      [event.id],
    );
    const answer = await become(event, 'draft');
    assert.deepEqual([answer.statusCode, answer.json().message.includes('aplázalo')], [409, true]);
    assert.equal((await call('GET', `/admin/events/${event.id}`)).json().taken, 1);
  });

  test('a copy is a draft of the next week at the same hour, also over the change of the clocks', async () => {
    api.clock.now = new Date('2026-10-21T12:00:00Z');
    const event = await published({
      start_local: '2026-10-22T18:30',
      end_local: '2026-10-22T20:30',
      event_url: 'https://a.example/x',
    });
    const copy = (await call('POST', `/admin/events/${event.id}/duplicate`, { start_local: null })).json<AdminEvent>();
    assert.deepEqual(
      [copy.state, copy.start_local, copy.end_local, copy.slug, copy.event_url, copy.capacity, copy.programme],
      ['draft', '2026-10-29T18:30', '2026-10-29T20:30', `${event.slug}-2`, null, 20, event.programme],
    );
    assert.equal(copy.start_utc, '2026-10-29T17:30:00.000Z');
    const given = await call('POST', `/admin/events/${event.id}/duplicate`, { start_local: '2026-12-01T10:00' });
    assert.deepEqual([given.json().start_local, given.json().end_local], ['2026-12-01T10:00', '2026-12-01T12:00']);
  });

  test('a copy of a night ends at its hour, also where the clocks change in it', async () => {
    api.clock.now = new Date('2026-10-15T12:00:00Z');
    const ends = async (start: string, end: string, copied: string) => {
      const event = await create({ start_local: start, end_local: end });
      const path = `/admin/events/${event.id}/duplicate`;
      return (await call('POST', path, { start_local: copied })).json<AdminEvent>().end_local;
    };
    // Into the night of 25 hours, out of it, and into that of 23.
    assert.equal(await ends('2026-10-17T22:00', '2026-10-18T04:00', '2026-10-24T22:00'), '2026-10-25T04:00');
    assert.equal(await ends('2026-10-24T22:00', '2026-10-25T04:00', '2026-10-31T22:00'), '2026-11-01T04:00');
    assert.equal(await ends('2027-03-20T22:00', '2027-03-21T04:00', '2027-03-27T22:00'), '2027-03-28T04:00');
    // An hour that spring leaves out is an hour later.
    assert.equal(await ends('2027-03-20T22:00', '2027-03-21T02:30', '2027-03-27T22:00'), '2027-03-28T03:30');
  });

  test('a copy of an imported event is our own, and no import knows of it', async () => {
    const event = await published();
    await api.pool.query(`update events set source = 'ical', source_key = '1', imported = '{"name": "Taller"}'`);
    const copy = (await call('POST', `/admin/events/${event.id}/duplicate`, { start_local: null })).json<AdminEvent>();
    assert.equal(copy.source, 'own');
    const { rows } = await api.pool.query('select imported, source_key from events where id = $1', [copy.id]);
    assert.deepEqual(rows, [{ imported: null, source_key: null }]);
  });

  test('a copy of something long past is still to come', async () => {
    const event = await create({ start_local: '2024-05-09T18:30', end_local: null });
    const copy = (await call('POST', `/admin/events/${event.id}/duplicate`, { start_local: null })).json<AdminEvent>();
    // A Thursday, as it was.
    assert.equal(copy.start_local, '2026-11-26T18:30');
  });

  test('only drafts for which nobody has registered can be removed', async () => {
    const event = await published();
    assert.equal((await call('DELETE', `/admin/events/${event.id}`)).statusCode, 409);
    await become(event, 'draft');
    assert.equal((await call('DELETE', `/admin/events/${event.id}`)).statusCode, 200);
    assert.equal((await call('GET', `/admin/events/${event.id}`)).statusCode, 404);
    assert.equal((await acts()).at(-1)?.act, 'event.delete');
    const other = await create();
    await api.pool.query(
      `insert into registrations (event_id, name, email, state, created_at, cancelled_at)
       values ($1, 'Ana', 'ana@prueba.example', 'cancelled', now(), now())`,
      [other.id],
    );
    assert.equal((await call('DELETE', `/admin/events/${other.id}`)).statusCode, 409);
  });

  test('of an imported event only what is not of its source can be changed', async () => {
    const event = await published();
    await api.pool.query(`update events set source = 'eventbrite', source_key = '1'`);
    const answer = await edit(event, {
      name: 'Otro',
      start_local: '2026-12-24T18:30',
      location: 'Otra sala',
      food: 'Merienda',
      accessibility: { toilet: 'no' },
    });
    const { name, start_local, location, food, accessibility } = answer.json<AdminEvent>();
    assert.deepEqual(
      { name, start_local, location, food, accessibility },
      {
        name: input.name,
        start_local: input.start_local,
        location: input.location,
        food: 'Merienda',
        accessibility: { toilet: 'no' },
      },
    );
    const draft = (await become(answer.json(), 'draft')).json<AdminEvent>();
    assert.equal((await call('DELETE', `/admin/events/${draft.id}`)).statusCode, 409);
  });

  test('speakers are published people in their order; who was one before may stay', async () => {
    for (const [slug, state] of [
      ['ana', 'published'],
      ['zoe', 'published'],
      ['berta', 'draft'],
    ]) {
      await api.pool.query(
        `insert into people (slug, name, role_group, title, state) values ($1, $1, 'speaker', 'Prueba', $2)`,
        [slug, state],
      );
    }
    const event = await published({ speakers: ['zoe', 'ana'] });
    assert.deepEqual(
      event.speakers.map(({ slug }) => slug),
      ['zoe', 'ana'],
    );
    assert.match(fieldsOf(await edit(event, { speakers: ['berta'] })).speakers ?? '', /ya no está publicada/);
    await api.pool.query(`update people set state = 'archived' where slug = 'zoe'`);
    const answer = await edit(event, { speakers: ['ana', 'zoe'] });
    assert.deepEqual(answer.json<AdminEvent>().speakers, [
      { slug: 'ana', name: 'ana', published: true },
      { slug: 'zoe', name: 'zoe', published: false },
    ]);
    assert.notEqual(answer.json().updated_at, event.updated_at);
    assert.equal((await acts()).at(-1)?.act, 'event.edit');
  });

  test('how many there are holds after all that is made, moved, cancelled and removed, also added up by the hourly cleaning', async () => {
    const { now } = api.clock;
    const addSome = (from: number, to: number) =>
      api.pool.query(
        `insert into events (name, starts_at, timezone, state, source, source_key)
         select 'n' || n, $1::timestamptz + interval '1 hour' + n * interval '2 hours', 'Europe/Madrid',
                (array['published', 'draft', 'cancelled'])[1 + abs(n) % 3],
                case when n % 5 = 0 then 'ical' else 'own' end, case when n % 5 = 0 then 'clave' || n end
         from generate_series($2::int, $3::int) n`,
        [now, from, to],
      );
    const questions = ['', '?state=draft', '?source=ical', '?when=past', '?when=upcoming&state=published&source=own'];
    const recounted = async () => {
      const { rows } = await api.pool.query(
        `select count(*)::int as a, (count(*) filter (where state = 'draft'))::int as b,
                (count(*) filter (where source = 'ical'))::int as c, (count(*) filter (where over_at <= $1))::int as d,
                (count(*) filter (where over_at > $1 and state = 'published' and source = 'own'))::int as e from events`,
        [now],
      );
      return Object.values(rows[0]);
    };
    const holds = async (what: string) => {
      const totals = questions.map(async (query) => (await call('GET', `/admin/events${query}`)).json().total);
      assert.deepEqual(await Promise.all(totals), await recounted(), what);
    };
    await addSome(-20, 20);
    await holds('made');
    await api.pool.query(
      `update events set starts_at = starts_at + interval '1 day', ends_at = null where name like 'n%1'`,
    );
    await api.pool.query(`update events set state = 'published' where name like 'n%7'`);
    await holds('moved');
    await Promise.all([purgeExpired(api.pool, now), addSome(30, 40), purgeExpired(api.pool, now)]);
    await api.pool.query(`delete from events where name like 'n%2'`);
    await holds('removed');
    await purgeExpired(api.pool, now);
    await holds('added up');
    await truncateTables(api.pool, 'events');
    await holds('all removed');
  });

  test('the list is searched, filtered and ordered; what is next comes first', async () => {
    const soon = await published({ name: 'Pronto', start_local: '2026-11-25T18:30', end_local: null });
    await create({ name: 'Ayer', start_local: '2026-11-20T18:30', end_local: null, location: 'Cádiz' });
    await create({ name: 'Hace un mes', start_local: '2026-10-20T18:30', end_local: null });
    await create({ name: 'Ñam', start_local: '2026-12-25T18:30', end_local: null });
    await api.pool.query(
      `insert into registrations (event_id, name, email, state, created_at, waiting_since) values
         ($1, 'Ana', 'ana@prueba.example', 'registered', now(), null),
         ($1, 'Eva', 'eva@prueba.example', 'waiting', now(), now())`,
      [soon.id],
    );
    const list = async (query: string) =>
      adminEventListSchema.parse((await call('GET', `/admin/events${query}`)).json());
    const names = async (query: string) => (await list(query)).entries.map(({ name }) => name);
    assert.deepEqual(await names(''), ['Pronto', 'Ñam', 'Ayer', 'Hace un mes']);
    for (const limit of [1, 2, 3]) {
      const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => names(`?limit=${limit}&page=${page}`)));
      assert.deepEqual(pages.flat(), ['Pronto', 'Ñam', 'Ayer', 'Hace un mes'], `in pages of ${limit}`);
    }
    assert.deepEqual(await names('?sort=-next'), ['Hace un mes', 'Ayer', 'Ñam', 'Pronto']);
    assert.deepEqual(await names('?sort=name'), ['Ayer', 'Hace un mes', 'Ñam', 'Pronto']);
    assert.deepEqual(await names('?sort=-starts_at'), ['Ñam', 'Pronto', 'Ayer', 'Hace un mes']);
    assert.deepEqual(await names('?when=past'), ['Ayer', 'Hace un mes']);
    assert.deepEqual(await names('?state=draft&when=upcoming'), ['Ñam']);
    assert.deepEqual(await names('?q=cadiz'), ['Ayer']);
    assert.deepEqual(await names('?source=ical'), []);
    const first = await list('?limit=1&sort=-taken');
    assert.deepEqual(
      [first.total, first.entries[0]?.name, first.entries[0]?.taken, first.entries[0]?.waiting],
      [4, 'Pronto', 1, 1],
    );
    const work = (await call('GET', '/admin/waiting')).json<{ section: string; count: number }[]>();
    assert.equal(work.find(({ section }) => section === '/admin/eventos')?.count, 1);
  });
});
