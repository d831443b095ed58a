import type { DoorMark, DoorOutcome } from '@femcoders/contracts/door';
import type { Door } from '@femcoders/contracts/registration';
import { dayMillisecondsOf, retention } from '@femcoders/contracts/retention';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Sealed, seal, unseal } from './list-cipher.ts';

/** A mark that has not reached the API yet. */
export interface QueuedMark extends DoorMark {
  eventId: string;
}

/** A conflict between a mark and another door's decision, kept until it is dismissed. */
export interface DoorNotice extends Pick<DoorMark, 'id' | 'registration' | 'act' | 'made_at'> {
  eventId: string;
  outcome: DoorOutcome;
  elsewhere_at: string | null;
  message: string | null;
}

/** The list of an event as the API sent it. */
export interface SavedDoor {
  door: Door;
  /** ISO 8601 instant. */
  at: string;
}

interface DoorDatabase extends DBSchema {
  /** By event. Names are in the sealed part alone. */
  lists: { key: string; value: { sealed: Sealed; deleteAfter: number } };
  /** In the order in which they were made. Nobody's name is in them. */
  marks: { key: number; value: QueuedMark };
  notices: { key: string; value: DoorNotice };
}

const doorDatabaseKey = 'door';

let opened: Promise<IDBPDatabase<DoorDatabase> | null> | undefined;

/** @returns null where the browser lets this site store nothing */
function open(): Promise<IDBPDatabase<DoorDatabase> | null> {
  opened ??= openDB<DoorDatabase>(doorDatabaseKey, 1, {
    upgrade(database) {
      database.createObjectStore('lists');
      database.createObjectStore('marks', { autoIncrement: true });
      database.createObjectStore('notices', { keyPath: 'id' });
    },
    terminated() {
      opened = undefined;
    },
  }).catch(() => null);
  return opened;
}

/** @returns undefined where it could not be done: storage is full, switched off or was taken away */
async function inStore<T>(work: (database: IDBPDatabase<DoorDatabase>) => Promise<T>): Promise<T | undefined> {
  try {
    const database = await open();
    return database ? await work(database) : undefined;
  } catch {
    return undefined;
  }
}

/** Kept in this tab where the browser stores nothing: they outlive no reload. */
const inThisTab: { marks: QueuedMark[]; notices: DoorNotice[] } = { marks: [], notices: [] };

/** Whether marks outlive a reload. */
export const isDoorStored = async () => (await inStore(async () => true)) === true && inThisTab.marks.length === 0;

/** Keeps an event's list, encrypted, until a while after the event; lists whose time has come are deleted. */
export async function saveList(eventId: string, { door, at }: SavedDoor): Promise<void> {
  const { over_utc, start_utc } = door.attendance.event;
  const deleteAfter = Date.parse(over_utc ?? start_utc) + dayMillisecondsOf(retention.doorList);
  const now = Date.now();
  const sealed = deleteAfter > now ? await seal({ door, at }) : null;
  await inStore(async (database) => {
    const { store, done } = database.transaction('lists', 'readwrite');
    for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
      if (cursor.value.deleteAfter <= now || (cursor.key === eventId && !sealed)) await cursor.delete();
    }
    if (sealed) await store.put({ sealed, deleteAfter }, eventId);
    await done;
  });
}

export async function readList(eventId: string): Promise<SavedDoor | null> {
  const kept = await inStore((database) => database.get('lists', eventId));
  return kept && kept.deleteAfter > Date.now() ? ((await unseal(kept.sealed)) as SavedDoor | null) : null;
}

/** Deletes all lists: the session is over. Marks stay until they are sent. */
export const forgetLists = () => inStore((database) => database.clear('lists'));

export async function addMark(mark: QueuedMark): Promise<void> {
  const isStored = await inStore((database) => database.add('marks', mark));
  if (isStored === undefined) inThisTab.marks.push(mark);
}

/** The marks that wait, the oldest first. */
export async function readMarks(): Promise<QueuedMark[]> {
  return [...((await inStore((database) => database.getAll('marks'))) ?? []), ...inThisTab.marks];
}

export async function removeMarks(ids: ReadonlySet<string>): Promise<void> {
  inThisTab.marks = inThisTab.marks.filter(({ id }) => !ids.has(id));
  await inStore(async (database) => {
    const { store, done } = database.transaction('marks', 'readwrite');
    for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
      if (ids.has(cursor.value.id)) await cursor.delete();
    }
    await done;
  });
}

export async function addNotices(notices: readonly DoorNotice[]): Promise<void> {
  const isStored = await inStore(async (database) => {
    const { store, done } = database.transaction('notices', 'readwrite');
    await Promise.all([...notices.map((notice) => store.put(notice)), done]);
    return true;
  });
  if (!isStored) inThisTab.notices.push(...notices);
}

export async function readNotices(eventId: string): Promise<DoorNotice[]> {
  const all = [...((await inStore((database) => database.getAll('notices'))) ?? []), ...inThisTab.notices];
  return all.filter((notice) => notice.eventId === eventId).sort((a, b) => a.made_at.localeCompare(b.made_at));
}

export async function removeNotice(id: string): Promise<void> {
  inThisTab.notices = inThisTab.notices.filter((notice) => notice.id !== id);
  await inStore((database) => database.delete('notices', id));
}
