import { and, eq, gt, isNull, lte, notExists, type SQL } from 'drizzle-orm';
import { isNotSuspended } from '../../authentication/suspension.ts';
import { comments } from '../../database/comment-tables.ts';
import { createDatabase, type Database, inTransaction } from '../../database/database.ts';
import { registrations } from '../../database/event-tables.ts';
import { memberLetters, memberProfiles, users } from '../../database/schema.ts';
import { runSteps } from '../../jobs/run-steps.ts';
import type { NotifyMember } from '../../mail/notify-member.ts';
import type { MailingPorts } from '../../mail/outgoing-mail.ts';
import { howAreYouMail, stillNewMail } from '../accounts/feature.ts';
import { nextEvent } from '../events/feature.ts';

export interface LetterPorts extends Omit<MailingPorts, 'enqueueMail'> {
  slackUrl: string;
  notifyMember: NotifyMember;
}

const dayMs = 24 * 3_600_000;

const letters = [
  { letter: 'd7', afterDays: 7, write: stillNewMail, only: hasDoneNothing },
  { letter: 'm3', afterDays: 90, write: howAreYouMail, only: () => undefined },
] as const;

/** A letter that would come later than this is not sent any more: after a stop of the site, or to old accounts. */
const latestDays = 7;

/**
 * Sends each letter that is due to each member whom it is for, once. Meant to run every hour.
 * @throws AggregateError when some could not be sent, after all others were
 */
export async function sendLetters(ports: LetterPorts): Promise<void> {
  const { pool, now, publicUrl, slackUrl, notifyMember } = ports;
  const db = createDatabase(pool);
  const next = await nextEvent(db, now);
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const steps: Record<string, () => Promise<void>> = {};
  for (const { letter, afterDays, write, only } of letters) {
    const sent = db
      .select()
      .from(memberLetters)
      .where(and(eq(memberLetters.userId, users.id), eq(memberLetters.letter, letter)));
    const due = await db
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          lte(users.createdAt, daysAgo(afterDays)),
          gt(users.createdAt, daysAgo(afterDays + latestDays)),
          isNotSuspended(now),
          isNull(users.deleteAt),
          notExists(sent),
          only(db),
        ),
      );
    const send = (id: string) =>
      inTransaction(pool, async (transaction) => {
        const noted = await transaction.db
          .insert(memberLetters)
          .values({ userId: id, letter, sentAt: now })
          .onConflictDoNothing()
          .returning({ userId: memberLetters.userId });
        if (noted.length === 0) return;
        await notifyMember(transaction, id, 'welcome', ({ email }) => write(email, { publicUrl, slackUrl, next }));
      });
    for (const { id } of due) steps[`${letter} to ${id}`] = () => send(id);
  }
  await runSteps(steps);
}

/** No place asked for, no comment, no profile. */
function hasDoneNothing(db: Database): SQL | undefined {
  return and(
    notExists(db.select().from(registrations).where(eq(registrations.email, users.email))),
    notExists(db.select().from(comments).where(eq(comments.authorId, users.id))),
    notExists(db.select().from(memberProfiles).where(eq(memberProfiles.userId, users.id))),
  );
}
