import type { DoorAct } from '@femcoders/contracts/door';
import { readDoor } from '@femcoders/contracts/endpoints/registrations';
import type { DoorEntry } from '@femcoders/contracts/registration';
import {
  type ApiClient,
  ApiError,
  callApi,
  sessionStore,
  UnreachableError,
  useQuery,
  useQueryClient,
} from '@femcoders/platform';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useAdminApi } from '../layout/use-admin-api.ts';
import {
  addMark,
  type DoorNotice,
  forgetLists,
  isDoorStored,
  type QueuedMark,
  readList,
  readMarks,
  readNotices,
  removeNotice,
  type SavedDoor,
  saveList,
} from './door-store.ts';
import { mergeMarks } from './merge-marks.ts';
import { sendMarks } from './send-marks.ts';

/** How often a door asks what the others have done, while its tab is visible, in milliseconds. */
const refreshMs = 4_000;

/** All that a door shows. */
export interface DoorView extends SavedDoor {
  /** Whether the list is the one of now. */
  live: boolean;
  /** Of this event. */
  marks: QueuedMark[];
  notices: DoorNotice[];
  /** Whether what is decided outlives a reload. */
  stored: boolean;
  /** Since the connection is back, until something else is decided: how many marks were sent, and how many arrivals others have noted. */
  caughtUp?: { sent: number; elsewhere: number } | undefined;
}

/**
 * The list of an event's door, in step with the other doors, and what is decided here. A decision is kept on the device, shows
 * at once and is sent as soon as there is a connection; the list of before serves until then.
 */
export function useDoor(eventId: string) {
  const api = useAdminApi();
  const queryClient = useQueryClient();
  const queryKey = useMemo(() => ['admin', 'door', eventId] as const, [eventId]);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => loadDoor(api, eventId, queryClient.getQueryData<DoorView>(queryKey), signal),
    staleTime: 0,
    // The next round is the retry; and what is on the device is shown while the network is gone.
    retry: false,
    networkMode: 'always',
    refetchInterval: refreshMs,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  const online = useSyncExternalStore(followConnection, () => navigator.onLine);

  // Names do not stay on the device of somebody who has left.
  useEffect(() => sessionStore.subscribe(({ status }) => void (status === 'anonymous' && forgetLists())), []);

  /** An answer that was asked for before is not to take it back. */
  const refresh = useCallback(async () => {
    await queryClient.cancelQueries({ queryKey });
    const local = await readLocal(eventId);
    queryClient.setQueryData<DoorView>(queryKey, (view) => view && { ...view, ...local, caughtUp: undefined });
  }, [queryClient, queryKey, eventId]);

  /** Marks that are being stored. They show at once, and a second press is ignored. */
  const [fresh, setFresh] = useState<readonly QueuedMark[]>([]);
  const underWay = useRef(new Set<string>());
  const decide = useCallback(
    async ({ id: registration }: DoorEntry, act: DoorAct) => {
      const decision = `${registration} ${act}`;
      if (underWay.current.has(decision)) return;
      underWay.current.add(decision);
      const mark = { ...{ id: newId(), eventId, registration, act }, made_at: new Date().toISOString() };
      setFresh((marks) => [...marks, mark]);
      await addMark(mark);
      await refresh();
      setFresh((marks) => marks.filter((one) => one !== mark));
      underWay.current.delete(decision);
      void queryClient.invalidateQueries({ queryKey });
    },
    [eventId, queryClient, queryKey, refresh],
  );

  const dismiss = useCallback(
    async (notice: DoorNotice) => {
      await removeNotice(notice.id);
      await refresh();
    },
    [refresh],
  );

  const { data } = query;
  const marks = useMemo(() => {
    const stored = data?.marks ?? [];
    return [...stored, ...fresh.filter(({ id }) => !stored.some((mark) => mark.id === id))];
  }, [data, fresh]);
  const people = useMemo(() => (data ? mergeMarks(data.door.people, marks) : []), [data, marks]);
  return { query, people, marks, live: online && data?.live !== false, decide, dismiss };
}

/** Sends what waits and reads the list; without a connection, the list that is known. */
async function loadDoor(
  api: ApiClient,
  eventId: string,
  before: DoorView | undefined,
  signal: AbortSignal,
): Promise<DoorView> {
  try {
    const sent = await sendMarks(api);
    const door = await callApi(api, readDoor, { params: { id: eventId }, signal });
    const list = { door, at: new Date().toISOString() };
    await saveList(eventId, list);
    const caughtUp = before && !before.live ? { sent, elsewhere: arrivedElsewhere(before, list) } : before?.caughtUp;
    return { ...list, live: true, caughtUp, ...(await readLocal(eventId)) };
  } catch (error) {
    if (!isOutage(error)) throw error;
    const known = before ?? (await readList(eventId));
    if (!known) throw error;
    const { door, at } = known;
    return { door, at, live: false, ...(await readLocal(eventId)) };
  }
}

async function readLocal(eventId: string): Promise<Pick<DoorView, 'marks' | 'notices' | 'stored'>> {
  const marks = (await readMarks()).filter((mark) => mark.eventId === eventId);
  return { marks, notices: await readNotices(eventId), stored: await isDoorStored() };
}

/** A UUID, version 4, also where the page has no secure origin. */
function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/** How many have arrived of whom this door did not know it. */
function arrivedElsewhere(before: DoorView, { door }: SavedDoor): number {
  const known = new Set(
    mergeMarks(before.door.people, before.marks).flatMap((one) => (one.checked_in_at ? [one.id] : [])),
  );
  return door.people.filter(({ id, checked_in_at }) => checked_in_at && !known.has(id)).length;
}

/** Whether nobody is there to answer; what the API refuses is something else. */
const isOutage = (error: unknown) =>
  error instanceof UnreachableError || (error instanceof ApiError && (error.status >= 500 || error.status === 429));

function followConnection(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
