import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type AdminEvent, type EventInput, eventInputSchema } from '@femcoders/contracts/admin-event';
import type { AdminList } from '@femcoders/contracts/admin-list';
import type { AuditEntry } from '@femcoders/contracts/audit';
import { type AdminRegistration, type Door, doorSchema } from '@femcoders/contracts/registration';
import { purgeExpired } from '../../maintenance.ts';
import { addEvent } from '../../testing/add-event.ts';
import { askForPlace } from '../../testing/ask-for-place.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { unlimitedMails } from '../../testing/unlimited-mails.ts';

const unlimited = { hits: 100_000, window: 60 };

describe('places at an event, for the team', () => {
  let api: TestApi;
  let as: string;
  let eventId: string;
  before(async () => {
    api = await createTestApi({
      config: { registrations: { limit: unlimited }, mailLimits: unlimitedMails },
    });
    as = (await api.member('organiser')).authorization;
  });
  after(() => api.close());
  beforeEach(async () => {
    api.clock.now = new Date('2026-11-21T12:00:00Z');
    await api.pool.query('delete from events');
    eventId = await addEvent(api.pool, { capacity: 2 });
    for (const name of ['Ana Núñez', 'Bea', 'Cris', 'Dora']) {
      await askForPlace(api, { name, email: `${name.slice(0, 3).toLowerCase()}@example.com` });
      api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    }
    api.mails.length = 0;
  });

  const list = async (query = '') =>
    (await api.call('GET', `/admin/events/${eventId}/registrations${query}`, { as })).json<
      AdminList<AdminRegistration>
    >();
  const names = async (query = '') => (await list(query)).entries.map(({ name }) => name);
  const states = async () => Object.fromEntries((await list()).entries.map(({ name, state }) => [name, state]));
  const idOf = async (name: string) =>
    (await list()).entries.find((entry) => entry.name === name)?.id ?? assert.fail(`${name} is not in the list`);
  const act = async (name: string, what: string, who = as) =>
    api.call('POST', `/admin/registrations/${await idOf(name)}/${what}`, { as: who });
  const add = (body: object) => api.call('POST', `/admin/events/${eventId}/registrations`, { as, body });
  const door = async () => (await api.call('GET', `/admin/events/${eventId}/door`, { as })).json<Door>();
  const mailed = () => api.mails.map(({ to, subject }) => `${to}: ${subject}`);

  test('are listed, found by name, mail or code, narrowed and ordered', async () => {
    assert.deepEqual(await names(), ['Ana Núñez', 'Bea', 'Cris', 'Dora']);
    assert.deepEqual(await names('?sort=-name'), ['Dora', 'Cris', 'Bea', 'Ana Núñez']);
    assert.deepEqual(await names('?q=nunez'), ['Ana Núñez']);
    assert.deepEqual(await names('?q=DOR%40example'), ['Dora']);
    const { entries, total } = await list('?state=waiting&limit=1&page=2');
    assert.deepEqual(
      [entries.map(({ name, waiting_position }) => [name, waiting_position]), total],
      [[['Dora', 2]], 2],
    );
    assert.deepEqual(await names(`?q=${entries[0]?.code.toLowerCase()}`), ['Dora']);
    await act('Bea', 'check-in');
    assert.deepEqual(await names('?arrived=yes'), ['Bea']);
    assert.deepEqual(await names('?arrived=no&state=registered'), ['Ana Núñez']);
    const unknown = '/admin/events/b2b0a3a4-58a4-4b0e-9c3c-0d1f5c1f4a11';
    for (const what of ['registrations', 'attendance', 'door']) {
      assert.equal((await api.call('GET', `${unknown}/${what}`, { as })).statusCode, 404);
    }
  });

  test('are entered by hand like those of the form: a place or the end of the list, and a mail', async () => {
    const answer = await add({ name: 'Eva', email: 'Eva@example.com' });
    assert.equal(answer.statusCode, 201);
    const { state, waiting_position, email } = answer.json<AdminRegistration>();
    assert.deepEqual([state, waiting_position, email], ['waiting', 3, 'eva@example.com']);
    assert.deepEqual(mailed(), ['eva@example.com: Estás en lista de espera (n.º 3)']);
    const again = await add({ name: 'Eva', email: 'EVA@example.com' });
    assert.equal(again.statusCode, 409);
    assert.deepEqual(again.json().fields, [{ field: 'email', message: 'Este correo ya está apuntado a este evento.' }]);
    assert.deepEqual(
      (await add({ name: ' ', email: 'x' })).json().fields.map(({ message }: { message: string }) => message),
      ['Escribe el nombre.', 'Escribe un correo válido, como nombre@ejemplo.com.'],
    );
  });

  test('say before a change how many mails it sends: a place that is held counts for nobody', async () => {
    await api.pool.query('update events set capacity = 4, online = true where id = $1', [eventId]);
    await api.pool.query(`update registrations set state = 'registered' where state = 'waiting'`);
    await act('Dora', 'cancel');
    const event = async () => (await api.call('GET', `/admin/events/${eventId}`, { as })).json<AdminEvent>();
    const asked = await api.call('POST', '/events/api/detail/taller/registrations', {
      body: { name: 'Eva', email: 'eva@example.com', privacy: true },
    });
    assert.equal(asked.statusCode, 201, asked.body);
    await askForPlace(api, { name: 'Flor', email: 'flor@example.com' });
    const change = async (part: Partial<EventInput>) => {
      const before = await event();
      api.mails.length = 0;
      api.clock.now = new Date(api.clock.now.getTime() + 1_000);
      const input = Object.fromEntries(
        Object.keys(eventInputSchema.shape).map((name) => [name, before[name as keyof AdminEvent]]),
      );
      const body = { ...input, ...part, speakers: [], updated_at: before.updated_at };
      const after = await api.call('PUT', `/admin/events/${eventId}`, { as, body });
      assert.equal(after.statusCode, 200, after.body);
      return { before, after: after.json<AdminEvent>(), mails: api.mails.length };
    };
    const place = await change({ location: 'Otra sala' });
    assert.equal(place.before.taken + place.before.waiting, 5);
    assert.deepEqual([place.before.people, place.after.told, place.mails], [4, 4, 4]);
    const link = await change({ online_url: 'https://video.example/sala' });
    assert.deepEqual([link.before.placed, link.after.told, link.mails], [3, 3, 3]);

    const { people, over, updated_at } = await event();
    api.mails.length = 0;
    const off = { state: 'cancelled', reason: 'No hay sala.', updated_at };
    const called = await api.call('POST', `/admin/events/${eventId}/state`, { as, body: off });
    assert.deepEqual([called.json<AdminEvent>().told, api.mails.length, over], [people, people, false]);

    api.clock.now = new Date('2026-12-13T12:00:00Z');
    as = (await api.member('organiser')).authorization;
    assert.equal((await event()).over, true);
    const past = await change({ location: 'Una tercera sala' });
    assert.deepEqual([past.after.told, past.mails], [0, 0]);
  });

  test('are cancelled for somebody, with a mail, and the next is asked; undone, she has hers again', async () => {
    await act('Ana Núñez', 'cancel');
    assert.deepEqual(await states(), { 'Ana Núñez': 'cancelled', Bea: 'registered', Cris: 'offered', Dora: 'waiting' });
    assert.deepEqual(mailed(), [
      'ana@example.com: Cancelada tu plaza en Taller de prueba',
      'cri@example.com: Hay una plaza para ti: tienes 24 h',
    ]);
    await act('Ana Núñez', 'restore');
    assert.equal((await states())['Ana Núñez'], 'registered');
    const { registered, offered, event } = (await door()).attendance;
    assert.deepEqual([registered, offered, event.capacity], [2, 1, 2]);
  });

  test('of the waiting list come back to where they were', async () => {
    await act('Cris', 'cancel');
    const cris = (await act('Cris', 'restore')).json<AdminRegistration>();
    assert.deepEqual([cris.state, cris.waiting_position], ['waiting', 1]);
  });

  test('are given past the waiting list and past their number', async () => {
    await act('Dora', 'place');
    assert.deepEqual(await states(), {
      'Ana Núñez': 'registered',
      Bea: 'registered',
      Cris: 'waiting',
      Dora: 'registered',
    });
    assert.deepEqual(mailed(), ['dor@example.com: Tu plaza en Taller de prueba']);
    await act('Ana Núñez', 'cancel');
    assert.equal((await states()).Cris, 'waiting');
    await act('Bea', 'cancel');
    assert.equal((await states()).Cris, 'offered');
  });

  test('of a cancelled event are neither given nor taken back', async () => {
    await act('Bea', 'cancel');
    await api.pool.query(`update events set state = 'cancelled'`);
    for (const [who, what] of [
      ['Bea', 'restore'],
      ['Dora', 'place'],
      ['Ana Núñez', 'check-in'],
    ] as const) {
      const answer = await act(who, what);
      assert.deepEqual([answer.statusCode, answer.json().message], [409, 'Este evento se ha cancelado.'], what);
    }
    assert.equal((await add({ name: 'Eva', email: 'eva@example.com' })).statusCode, 409);
  });

  test('of an event that was taken back are not restored: nobody is written to about a draft', async () => {
    await act('Bea', 'cancel');
    await api.pool.query(`update events set state = 'draft'`);
    api.mails.length = 0;
    assert.equal((await act('Bea', 'restore')).statusCode, 409);
    assert.deepEqual(mailed(), []);
  });

  test('are ticked off at the door, by two doors at once only once, and that can be undone', async () => {
    const other = (await api.member('organiser')).authorization;
    const answers = await Promise.all([act('Bea', 'check-in'), act('Bea', 'check-in', other), act('Bea', 'check-in')]);
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [200, 200, 200],
    );
    const seen = await door();
    assert.deepEqual(doorSchema.parse(seen), seen);
    assert.equal(seen.attendance.checked_in, 1);
    assert.deepEqual(
      seen.people.map(({ name, state, checked_in_at }) => [name, state, checked_in_at !== null]),
      [
        ['Ana Núñez', 'registered', false],
        ['Bea', 'registered', true],
        ['Cris', 'waiting', false],
        ['Dora', 'waiting', false],
      ],
    );
    assert.ok(!JSON.stringify(seen).includes('@example.com'));
    const refused = await act('Cris', 'check-in');
    assert.deepEqual(
      [refused.statusCode, refused.json().message],
      [409, 'Está en la lista de espera: dale plaza antes de anotar que ha llegado.'],
    );
    await act('Bea', 'undo-check-in');
    await act('Bea', 'undo-check-in');
    assert.equal((await door()).attendance.checked_in, 0);
  });

  test('leave who did what in the log, once each and without name or mail', async () => {
    const admin = (await api.member('admin')).authorization;
    for (const what of ['check-in', 'check-in', 'undo-check-in', 'cancel', 'cancel', 'restore']) await act('Bea', what);
    await act('Dora', 'place');
    await add({ name: 'Eva', email: 'eva@example.com' });
    const subject = `registration:${await idOf('Bea')}`;
    const { entries } = (await api.call('GET', '/admin/audit', { as: admin })).json<AdminList<AuditEntry>>();
    const ofEvent = entries.filter(({ after }) => (after as { event?: string } | null)?.event === eventId);
    assert.deepEqual(ofEvent.map(({ act: what }) => what).reverse(), [
      'registration.check-in',
      'registration.undo-check-in',
      'registration.cancel',
      'registration.restore',
      'registration.place',
      'registration.add',
    ]);
    const cancelled = ofEvent.find(({ act: what }) => what === 'registration.cancel');
    assert.deepEqual(
      [cancelled?.subject, cancelled?.before, cancelled?.after, cancelled?.actorName],
      [subject, { event: eventId, state: 'registered' }, { event: eventId, state: 'cancelled' }, 'Prueba organiser'],
    );
    assert.ok(!/@example\.com|Dora|Eva/.test(JSON.stringify(ofEvent)));
  });

  test('after the end nobody is written to any more', async () => {
    api.clock.now = new Date('2026-12-12T20:30:00Z');
    as = (await api.member('organiser')).authorization;
    await act('Dora', 'place');
    await act('Bea', 'cancel');
    await add({ name: 'Eva', email: 'eva@example.com' });
    assert.deepEqual(mailed(), []);
    assert.equal((await states()).Cris, 'waiting');
  });

  test('are erased in time: who left 30 days after the event, everybody after 24 months, and the numbers stay', async () => {
    await act('Ana Núñez', 'check-in');
    await act('Dora', 'cancel');
    const purgeAt = async (instant: string) => {
      await purgeExpired(api.pool, new Date(instant));
      return (await api.pool.query('select name from registrations order by name')).rows.map(({ name }) => name);
    };
    assert.equal((await purgeAt('2027-01-11T20:29:00Z')).length, 4);
    assert.deepEqual(await purgeAt('2027-01-11T20:31:00Z'), ['Ana Núñez', 'Bea', 'Cris']);
    assert.equal((await purgeAt('2028-12-12T20:29:00Z')).length, 3);
    as = (await api.member('organiser')).authorization;
    assert.deepEqual(await purgeAt('2028-12-12T20:31:00Z'), []);
    as = (await api.member('organiser')).authorization;
    const { attendance, people } = await door();
    assert.deepEqual([attendance.registered, attendance.checked_in, people], [2, 1, []]);
  });
});
