import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import type { Door } from '@femcoders/contracts/registration';
import { openDB } from 'idb';
import { place, placesApi } from '../../../test/places.ts';
import * as store from './door-store.ts';

// jsdom has no Web Crypto.
Object.assign(globalThis, { structuredClone, TextDecoder, TextEncoder });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const people = [place('Ana Núñez')];
const door = placesApi(people)['GET /admin/events/e1/door']() as Door;
const evening = Date.parse(door.attendance.event.start_utc);
const list = { door, at: new Date(evening).toISOString() };
let clock: jest.SpyInstance<number>;

const mark = (id: string, name = 'Ana') => ({
  ...{ id, eventId: 'e1', registration: `id-${name}`, act: 'check-in' as const },
  made_at: new Date(evening).toISOString(),
});
const stored = async (of: string) => {
  const database = await openDB('door');
  const all = await database.getAll(of);
  database.close();
  return all;
};

beforeEach(() => {
  clock = jest.spyOn(Date, 'now').mockReturnValue(evening);
  sessionStorage.clear();
});

test('the list is kept encrypted, and read by who keeps her session', async () => {
  await store.saveList('e1', list);
  expect(await store.readList('e1')).toEqual(list);
  const [kept] = await stored('lists');
  const bytes = Buffer.from(kept.sealed.bytes).toString('latin1');
  expect(bytes).not.toContain('Ana');
  expect(JSON.stringify(await stored('lists'))).not.toContain('Ana');
  // Logging out empties the session storage, as closing the tab does.
  sessionStorage.clear();
  expect(await store.readList('e1')).toBeNull();
});

test('a day after the event the list is deleted, with those of other events', async () => {
  await store.saveList('e1', list);
  clock.mockReturnValue(evening + 25 * 3_600_000);
  expect(await store.readList('e1')).toBeNull();
  const later = { ...door.attendance.event, over_utc: new Date(evening + 48 * 3_600_000).toISOString() };
  await store.saveList('e2', { ...list, door: { ...door, attendance: { ...door.attendance, event: later } } });
  expect(await stored('lists')).toHaveLength(1);
  await store.saveList('e1', list);
  expect(await stored('lists')).toHaveLength(1);
  await store.forgetLists();
  expect(await stored('lists')).toEqual([]);
});

test('marks stay in their order until they are sent, without a name; logging out keeps them', async () => {
  for (const id of ['b', 'a', 'c']) await store.addMark(mark(id));
  await store.forgetLists();
  expect((await store.readMarks()).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  expect(await store.isDoorStored()).toBe(true);
  await store.removeMarks(new Set(['b', 'c']));
  expect((await store.readMarks()).map(({ id }) => id)).toEqual(['a']);
  await store.removeMarks(new Set(['a']));
});

test('what was decided elsewhere stays until it is read', async () => {
  const { id, ...rest } = mark('a');
  const notice = { ...rest, outcome: 'already' as const, elsewhere_at: rest.made_at, message: null };
  await store.addNotices([
    { ...notice, id },
    { ...notice, id: 'other', eventId: 'e2' },
  ]);
  expect(await store.readNotices('e1')).toEqual([{ ...notice, id }]);
  await store.removeNotice(id);
  expect(await store.readNotices('e1')).toEqual([]);
});
