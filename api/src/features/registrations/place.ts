import { and, eq, max, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { registrations } from '../../database/event-tables.ts';
import type { EventRow } from '../../feature/event-change.ts';
import type { NotifyMember } from '../../mail/notify-member.ts';
import type { EnqueueMail } from '../../mail/outgoing-mail.ts';
import type { PlaceLinks } from '../../mail/place-links.ts';
import { conflict } from '../../problems.ts';

export type RegistrationRow = typeof registrations.$inferSelect;

/** The dependencies of every change of a place. */
export interface PlacePorts {
  now: Date;
  enqueueMail: EnqueueMail;
  links: PlaceLinks;
}

/** The additional dependencies of reminders. */
export interface RemindPorts extends PlacePorts {
  notifyMember: NotifyMember;
}

export const isActive = ({ state }: RegistrationRow): boolean => state !== 'cancelled';

/** Her place in the waiting list, from 1; null of somebody who does not wait. */
export const waitingPositionColumn = sql<number | null>`case when ${registrations.state} = 'waiting' then (
  select count(*)::int from ${registrations} as before
  where before.event_id = registrations.event_id and before.state = 'waiting'
    and (before.waiting_since, before.id) <= (registrations.waiting_since, registrations.id)) end`;

/**
 * The same of one address.
 * @param email lower case
 */
export async function waitingPosition(db: Database, eventId: string, email: string): Promise<number | null> {
  const [row] = await db
    .select({ position: waitingPositionColumn })
    .from(registrations)
    .where(and(eq(registrations.eventId, eventId), eq(registrations.email, email)));
  return row?.position ?? null;
}

/** The moment of joining the waiting list, behind all who are in it. Within a lock on the event. */
export async function endOfWaitingList(db: Database, eventId: string, now: Date): Promise<Date> {
  const [last] = await db
    .select({ at: max(registrations.waitingSince) })
    .from(registrations)
    .where(and(eq(registrations.eventId, eventId), eq(registrations.state, 'waiting')));
  return new Date(Math.max(now.getTime(), (last?.at?.getTime() ?? 0) + 1));
}

/**
 * Returns the code that she says at the door where a name is hard to find. It opens nothing: only the team can look it up.
 */
export const placeCode = (registrationId: string) => registrationId.slice(0, 6).toUpperCase();
/** The same in SQL. */
export const placeCodeColumn = sql<string>`upper(left(${registrations.id}::text, 6))`;

/** @throws ApiProblem `conflict` where no places are given any more */
export function refuseClosed(event: EventRow, now: Date): void {
  if (event.state === 'cancelled') throw closed('Este evento se ha cancelado.');
  if (event.state === 'postponed')
    throw closed('Este evento se ha aplazado: podrás apuntarte cuando tenga nueva fecha.');
  if (event.startsAt <= now) throw closed('Este evento ya ha empezado: ya no se puede pedir plaza.');
}

export const closed = (message: string) => conflict(message);
