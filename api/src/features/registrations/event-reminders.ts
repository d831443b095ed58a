import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { registrations } from '../../database/event-tables.ts';
import { users } from '../../database/schema.ts';
import type { EventRow } from '../../feature/event-change.ts';
import type { RemindPorts } from './place.ts';
import { reminderMail } from './registration-mails.ts';

const dayMs = 24 * 3_600_000;

/** How long before the start each reminder goes out, and where it is noted that it has. */
export const reminders = [
  { beforeMs: 7 * dayMs, column: registrations.weekReminderAt, key: 'weekReminderAt' },
  { beforeMs: dayMs, column: registrations.dayReminderAt, key: 'dayReminderAt' },
] as const;

/** The longest before the start that any reminder goes out, in milliseconds. */
export const firstReminderMs = Math.max(...reminders.map(({ beforeMs }) => beforeMs));

/** Since when somebody has her place. */
const placedAt: SQL = sql`coalesce(${registrations.placedAt}, ${registrations.createdAt})`;

/**
 * Reminds everybody who has a place of an event that is near, once: of those that are due only the latest, and nobody
 * who got her place after its moment. A member may do without. Within a lock on the event.
 */
export async function remind(
  transaction: Transaction,
  event: EventRow,
  { now, links, enqueueMail, notifyMember }: RemindPorts,
): Promise<void> {
  const { db, client } = transaction;
  if (event.state !== 'published' || event.startsAt <= now) return;
  const due = reminders.findLast(({ beforeMs }) => momentOf(event, beforeMs) <= now);
  if (!due) return;
  const moment = momentOf(event, due.beforeMs).toISOString();
  const reminded = await db
    .update(registrations)
    .set({ [due.key]: now })
    .where(
      and(
        eq(registrations.eventId, event.id),
        eq(registrations.state, 'registered'),
        isNull(due.column),
        sql`${placedAt} <= ${moment}::timestamptz`,
      ),
    )
    .returning();
  const addresses = reminded.map(({ email }) => email);
  const members = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, addresses));
  const idOf = new Map(members.map(({ id, email }) => [email, id]));
  for (const row of reminded) {
    const mail = reminderMail(row, event, links, now);
    const memberId = idOf.get(row.email);
    if (memberId) await notifyMember(transaction, memberId, 'events', () => mail);
    else await enqueueMail(client, mail);
  }
}

/**
 * Fits the reminders to another start: one whose moment comes again is sent again, one whose moment is over is spared
 * those who have just been notified of the change.
 */
export async function moveReminders(db: Database, event: EventRow, now: Date): Promise<void> {
  for (const { beforeMs, column, key } of reminders) {
    const over = momentOf(event, beforeMs) <= now;
    const noted = over ? sql`coalesce(${column}, ${now.toISOString()}::timestamptz)` : null;
    await db
      .update(registrations)
      .set({ [key]: noted })
      .where(eq(registrations.eventId, event.id));
  }
}

const momentOf = ({ startsAt }: EventRow, beforeMs: number) => new Date(startsAt.getTime() - beforeMs);
