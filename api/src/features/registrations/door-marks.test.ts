import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type DoorAct, type DoorMarkResult, doorMarkResultsSchema } from '@femcoders/contracts/door';
import type { Door } from '@femcoders/contracts/registration';
import { purgeExpired } from '../../maintenance.ts';
import { addEvent } from '../../testing/add-event.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

/** On the evening of the event. */
const at = (time: string) => `2026-12-12T${time}:00.000Z`;

describe('marks of doors', () => {
  let api: TestApi;
  let as: string;
  let eventId: string;
  before(async () => {
    api = await createTestApi();
    api.clock.now = new Date(at('20:00'));
    as = (await api.member('organiser')).authorization;
  });
  after(() => api.close());
  beforeEach(async () => {
    api.clock.now = new Date(at('20:00'));
    await api.pool.query('delete from events');
    await api.pool.query('delete from audit');
    eventId = await addEvent(api.pool, { capacity: 2 });
    await api.pool.query(
      `insert into registrations (event_id, name, email, state, created_at, placed_at, waiting_since)
       values ($1, 'Ana', 'ana@example.com', 'registered', now(), now(), null),
              ($1, 'Bea', 'bea@example.com', 'registered', now(), now(), null),
              ($1, 'Cris', 'cris@example.com', 'waiting', now(), null, now())`,
      [eventId],
    );
  });

  const door = async () => (await api.call('GET', `/admin/events/${eventId}/door`, { as })).json<Door>();
  const idOf = async (name: string) => (await door()).people.find((one) => one.name === name)?.id ?? assert.fail(name);
  const arrivals = async () =>
    Object.fromEntries((await door()).people.map(({ name, checked_in_at }) => [name, checked_in_at]));
  const mark = async (name: string, act: DoorAct, time: string, id: string = randomUUID()) => ({
    ...{ id, act },
    registration: await idOf(name),
    made_at: at(time),
  });
  type Mark = Awaited<ReturnType<typeof mark>>;
  async function send(marks: Mark[], sent_at = api.clock.now.toISOString()): Promise<DoorMarkResult[]> {
    const body = { sent_at, marks };
    const answer = await api.call('POST', `/admin/events/${eventId}/door/marks`, { as, body });
    assert.equal(answer.statusCode, 200, answer.body);
    return doorMarkResultsSchema.parse(answer.json()).results;
  }
  const outcomes = (results: DoorMarkResult[]) =>
    results.map(({ outcome, elsewhere_at }) => (elsewhere_at ? `${outcome} ${elsewhere_at.slice(11, 16)}` : outcome));
  const logged = async () =>
    (await api.pool.query<{ act: string }>('select act from audit order by at, id')).rows.map(({ act }) => act);

  test('count at the time at which they were made, and are answered in their order', async () => {
    const results = await send([await mark('Ana', 'check-in', '19:40'), await mark('Bea', 'check-in', '19:42')]);
    assert.deepEqual(outcomes(results), ['applied', 'applied']);
    assert.deepEqual(
      results.map(({ entry }) => [entry?.name, entry?.checked_in_at]),
      [
        ['Ana', at('19:40')],
        ['Bea', at('19:42')],
      ],
    );
    assert.equal((await door()).attendance.checked_in, 2);
  });

  test('sent again count once, also by several tabs at the same moment, and also after something else was decided', async () => {
    const arrived = await mark('Ana', 'check-in', '19:40');
    const answers = await Promise.all([send([arrived]), send([arrived]), send([arrived, arrived])]);
    assert.deepEqual([...new Set(answers.flat().map(({ outcome }) => outcome))], ['applied']);
    await send([await mark('Ana', 'undo-check-in', '19:50')]);
    assert.deepEqual(outcomes(await send([arrived])), ['superseded 19:50']);
    assert.equal((await arrivals()).Ana, null);
    assert.deepEqual(await logged(), ['registration.check-in', 'registration.undo-check-in']);
  });

  test('of two doors that note the same arrival keep the first time, and say when it was', async () => {
    await send([await mark('Ana', 'check-in', '19:42')]);
    assert.deepEqual(outcomes(await send([await mark('Ana', 'check-in', '19:50')])), ['already 19:42']);
    assert.equal((await arrivals()).Ana, at('19:42'));
    // The other way round: the door without a connection was the first.
    await send([await mark('Bea', 'check-in', '19:50')]);
    assert.deepEqual(outcomes(await send([await mark('Bea', 'check-in', '19:42')])), ['already 19:50']);
    assert.equal((await arrivals()).Bea, at('19:42'));
    assert.equal((await door()).attendance.checked_in, 2);
  });

  test('made before something that was decided elsewhere give way to it', async () => {
    await send([await mark('Ana', 'check-in', '19:30'), await mark('Ana', 'undo-check-in', '19:45')]);
    assert.deepEqual(outcomes(await send([await mark('Ana', 'check-in', '19:40')])), ['superseded 19:45']);
    assert.equal((await arrivals()).Ana, null);
    assert.deepEqual(outcomes(await send([await mark('Ana', 'check-in', '19:55')])), ['applied']);
  });

  test('are merged with what the list of attendees decides', async () => {
    api.clock.now = new Date(at('19:50'));
    await api.call('POST', `/admin/registrations/${await idOf('Ana')}/check-in`, { as });
    await api.call('POST', `/admin/registrations/${await idOf('Ana')}/undo-check-in`, { as });
    api.clock.now = new Date(at('20:00'));
    assert.deepEqual(outcomes(await send([await mark('Ana', 'check-in', '19:40')])), ['superseded 19:50']);
  });

  test('of a device whose clock says the year 0 are taken, with all others of the same sending', async () => {
    const ancient = { ...(await mark('Ana', 'check-in', '19:40')), made_at: '0000-01-01T00:00:00.000Z' };
    const results = await send([ancient, await mark('Bea', 'check-in', '19:42')], '9999-12-31T23:59:59.000Z');
    assert.deepEqual(outcomes(results), ['applied', 'applied']);
    assert.ok((await arrivals()).Ana);
  });

  test('count from how long ago they were made, where the clock of the device is wrong', async () => {
    // Its clock is ten hours behind: it was a quarter of an hour ago.
    await send([{ ...(await mark('Ana', 'check-in', '09:45')) }], at('10:00'));
    assert.equal((await arrivals()).Ana, at('19:45'));
    // It was set back meanwhile.
    await send([await mark('Bea', 'check-in', '23:00')], at('10:00'));
    assert.equal((await arrivals()).Bea, at('20:00'));
  });

  test('give a place past the number of places, once, and then she arrives', async () => {
    const given = await mark('Cris', 'place', '19:40');
    const results = await send([given, await mark('Cris', 'check-in', '19:41'), given]);
    assert.deepEqual(outcomes(results), ['applied', 'applied', 'applied']);
    assert.deepEqual(outcomes(await send([await mark('Cris', 'place', '19:50')])), ['already']);
    assert.deepEqual([(await door()).attendance.registered, (await arrivals()).Cris], [3, at('19:41')]);
    assert.equal(api.mails.filter(({ to }) => to === 'cris@example.com').length, 1);
  });

  test('that a place does not allow are refused in words, and the others count', async () => {
    const unknown = { ...(await mark('Ana', 'check-in', '19:40')), registration: randomUUID() };
    const elsewhere = await addEvent(api.pool, { slug: 'otro' });
    const results = await send([
      await mark('Cris', 'check-in', '19:40'),
      unknown,
      await mark('Ana', 'check-in', '19:41'),
    ]);
    assert.deepEqual(
      results.map(({ outcome, message, entry }) => [outcome, message, entry?.name ?? null]),
      [
        ['refused', 'Está en la lista de espera: dale plaza antes de anotar que ha llegado.', 'Cris'],
        ['refused', 'Esta plaza ya no existe.', null],
        ['applied', null, 'Ana'],
      ],
    );
    const body = { sent_at: at('20:00'), marks: [await mark('Bea', 'check-in', '19:40')] };
    const wrong = await api.call('POST', `/admin/events/${elsewhere}/door/marks`, { as, body });
    assert.deepEqual(
      wrong.json<{ results: DoorMarkResult[] }>().results.map(({ outcome, entry }) => [outcome, entry]),
      [['refused', null]],
    );
    assert.equal((await arrivals()).Bea, null);
  });

  test('of somebody who has left are refused, and she is at no door any more', async () => {
    const late = await mark('Ana', 'check-in', '19:40');
    await api.call('POST', `/admin/registrations/${late.registration}/cancel`, { as });
    const [result] = await send([late]);
    assert.deepEqual([result?.outcome, result?.message, result?.entry], ['refused', 'Ha dejado su plaza.', null]);
  });

  test('are no more than a hundred at once, each with an id, an act and a moment', async () => {
    const one = await mark('Ana', 'check-in', '19:40');
    for (const marks of [
      Array.from({ length: 101 }, () => one),
      [{ ...one, id: 'x' }],
      [{ ...one, act: 'cancel' }],
      [{ ...one, made_at: 'ayer' }],
    ]) {
      const body = { sent_at: at('20:00'), marks };
      assert.equal((await api.call('POST', `/admin/events/${eventId}/door/marks`, { as, body })).statusCode, 400);
    }
  });

  test('are deleted after a month, and with the place', async () => {
    await send([await mark('Ana', 'check-in', '19:40')]);
    const kept = async () => (await api.pool.query('select 1 from door_marks')).rowCount;
    api.clock.now = new Date('2027-01-10T12:00:00Z');
    await purgeExpired(api.pool, api.clock.now);
    assert.equal(await kept(), 1);
    api.clock.now = new Date('2027-01-12T12:00:00Z');
    await purgeExpired(api.pool, api.clock.now);
    assert.equal(await kept(), 0);
  });
});
