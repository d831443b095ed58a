import { isDeepStrictEqual } from 'node:util';
import { eq, type InferInsertModel } from 'drizzle-orm';
import { announce } from '../../database/change-feed.ts';
import type { Transaction } from '../../database/database.ts';
import { events } from '../../database/event-tables.ts';
import type { EventAspect, EventNotice, EventRow, OnEventChanged } from '../../feature/event-change.ts';
import { notFound } from '../../problems.ts';
import { recordStore } from '../../record-store.ts';

/** Columns to be written; what is not named stays. */
export type EventValues = Partial<Omit<InferInsertModel<typeof events>, 'id' | 'sequence' | 'createdAt' | 'updatedAt'>>;

const columnsOf = {
  time: ['startsAt', 'endsAt', 'timezone'],
  place: ['location', 'venueName', 'venueAddress', 'online', 'onlineUrl'],
  state: ['state'],
  places: ['capacity', 'takesRegistrations'],
} as const satisfies Record<EventAspect, readonly (keyof EventRow)[]>;

/** The aspects for which a calendar updates its copy (RFC 5545, section 3.8.7.4). */
const inCalendars: readonly EventAspect[] = ['time', 'place', 'state'];

const plainNotice: EventNotice = { tell: true, words: null };

export interface EventChangePorts {
  now: Date;
  onEventChanged: OnEventChanged;
  /** Everybody gets a mail unless this says otherwise. */
  notice?: EventNotice | undefined;
}

const missing = () => notFound('Este evento no existe.');

export const { add: addEvent, lock: lockEvent } = recordStore({ kind: 'event', table: events, missing });

/**
 * Writes columns of an event whose row the transaction has locked, notifies calendars and people, and makes the public
 * lists fresh. What is written as it was before changes nothing.
 * @param before the row as it is stored
 */
export async function changeEvent(
  transaction: Transaction,
  before: EventRow,
  values: EventValues,
  { now, onEventChanged, notice = plainNotice }: EventChangePorts,
): Promise<EventRow> {
  const { db, client } = transaction;
  const wanted = { ...before, ...values };
  if (isDeepStrictEqual(before, wanted)) return before;
  const aspects = aspectsOf(before, wanted);
  // A draft is in nobody's calendar.
  const inUse = before.state !== 'draft' && inCalendars.some((aspect) => aspects.has(aspect));
  const [after] = await db
    .update(events)
    .set({ ...values, updatedAt: now, sequence: before.sequence + (inUse ? 1 : 0) })
    .where(eq(events.id, before.id))
    .returning();
  if (!after) throw new Error('The event was not locked.');
  if (aspects.size > 0) await onEventChanged(transaction, { before, after, aspects, notice }, now);
  await announce(client, 'events_changed');
  return after;
}

function aspectsOf(before: EventRow, after: EventRow): ReadonlySet<EventAspect> {
  const all = Object.keys(columnsOf) as EventAspect[];
  return new Set(all.filter((aspect) => changed(before, after, columnsOf[aspect])));
}

function changed(before: EventRow, after: EventRow, columns: readonly (keyof EventRow)[]): boolean {
  return columns.some((column) => !isDeepStrictEqual(before[column], after[column]));
}
