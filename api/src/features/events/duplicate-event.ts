import type { AdminEvent } from '@femcoders/contracts/admin-event';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../database/database.ts';
import { eventSpeakers, events } from '../../database/event-tables.ts';
import type { EventRow } from '../../feature/event-change.ts';
import { notFound } from '../../problems.ts';
import { instantOf, nextInstantOf, wallClockAt } from '../../wall-clock.ts';
import { type EditPorts, insertDraft, instant, record } from './edit-ports.ts';
import { freeSlug, slugOf } from './event-slug.ts';
import { findAdminEvent } from './find-admin-event.ts';

const weekMs = 7 * 24 * 3_600_000;

/** The columns that a copy takes from its original. */
const copied = [
  'name',
  'description',
  'about',
  'aboutDocument',
  'logoUrl',
  'timezone',
  'location',
  'venueName',
  'venueAddress',
  'directions',
  'online',
  'onlineUrl',
  'price',
  'food',
  'photos',
  'programme',
  'accessibility',
  'accessibilityNote',
  'takesRegistrations',
  'capacity',
] as const satisfies (keyof EventRow)[];

/**
 * A copy of an event as a draft of our own, without what only the other had: its people, its link, its state.
 * @param startLocal on the clock of its place; null for the same weekday and hour of the next week to come
 * @throws ApiProblem `not-found`; `validation`
 */
export async function duplicateEvent(id: string, startLocal: string | null, ports: EditPorts): Promise<AdminEvent> {
  return inTransaction(ports.pool, async (transaction) => {
    const { db } = transaction;
    const [original] = await db.select().from(events).where(eq(events.id, id));
    if (!original) throw notFound('Este evento no existe.');
    const startsAt = startLocal
      ? instant('start_local', startLocal, original.timezone)
      : weeksLater(original, ports.now);
    const shared = Object.fromEntries(copied.map((column) => [column, original[column]]));
    const copy = await insertDraft(
      transaction,
      {
        ...(shared as Pick<EventRow, (typeof copied)[number]>),
        slug: await freeSlug(db, slugOf(original.name)),
        startsAt,
        endsAt: endLike(original, startsAt),
      },
      ports,
    );
    const speakers = await db.select().from(eventSpeakers).where(eq(eventSpeakers.eventId, id));
    if (speakers.length > 0) {
      await db.insert(eventSpeakers).values(speakers.map((speaker) => ({ ...speaker, eventId: copy.id })));
    }
    await record(db, ports, 'event.create', copy.id, { after: { name: copy.name, startsAt, copyOf: id } });
    return findAdminEvent(db, copy.id, ports.now);
  });
}

/** The same weekday and hour on the wall, a week or as many weeks later as it takes to be still to come. */
function weeksLater({ startsAt, timezone }: EventRow, now: Date): Date {
  const local = Date.parse(`${wallClockAt(startsAt, timezone)}Z`);
  for (let weeks = Math.max(1, Math.ceil((now.getTime() - startsAt.getTime()) / weekMs)); ; weeks += 1) {
    const found = instantOf(new Date(local + weeks * weekMs).toISOString().slice(0, 16), timezone);
    if (found && found > now) return found;
  }
}

/** As long after the start as the clock on the wall showed: a night that ended at four ends at four. */
function endLike({ startsAt: start, endsAt: end, timezone }: EventRow, startsAt: Date): Date | null {
  if (!end) return null;
  const wall = (instant: Date) => Date.parse(`${wallClockAt(instant, timezone)}Z`);
  const local = new Date(wall(startsAt) + wall(end) - wall(start)).toISOString().slice(0, 16);
  const endsAt = nextInstantOf(local, timezone);
  // Within the hour that autumn shows twice the wall may go back: there, time as it passes.
  return endsAt && endsAt > startsAt ? endsAt : new Date(startsAt.getTime() + end.getTime() - start.getTime());
}
