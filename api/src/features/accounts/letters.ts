import { and, eq, gt, isNull, lte, notExists, type SQL, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { createDatabase, type Database, inTransaction } from '../../database/database.ts';
import { comments, memberLetters, registrations, users } from '../../database/schema.ts';
import { nextEvent } from '../events/event-list.ts';
import type { NotifyMember } from '../mail-preferences/notify-member.ts';
import { howAreYouMail, stillNewMail } from './account-mails.ts';

export interface LetterPorts {
  pool: Pool;
  now: Date;
  publicUrl: string;
  slackUrl: string;
  notifyMember: NotifyMember;
}

/** A letter that comes too late for its words is not sent any more: after a stop of the site, or to old accounts. */
const latest = sql`interval '7 days'`;

const letters = [
  { letter: 'd7', after: sql`interval '7 days'`, write: stillNewMail, only: hasDoneNothing },
  { letter: 'm3', after: sql`interval '3 months'`, write: howAreYouMail, only: () => undefined },
] as const;

/** Sends each letter that is due to each member whom it is for, once. Meant to run every hour. */
export async function sendLetters({ pool, now, publicUrl, slackUrl, notifyMember }: LetterPorts): Promise<void> {
  const db = createDatabase(pool);
  const next = await nextEvent(db, now);
  for (const { letter, after, write, only } of letters) {
    const instant = sql`${now.toISOString()}::timestamptz`;
    const due = await db
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          lte(users.createdAt, sql`${instant} - ${after}`),
          gt(users.createdAt, sql`${instant} - ${after} - ${latest}`),
          isNull(users.suspendedAt),
          isNull(users.deleteAt),
          notExists(
            db
              .select()
              .from(memberLetters)
              .where(and(eq(memberLetters.userId, users.id), eq(memberLetters.letter, letter))),
          ),
          only(db),
        ),
      );
    for (const { id } of due) {
      await inTransaction(pool, async (transaction) => {
        const noted = await transaction.db
          .insert(memberLetters)
          .values({ userId: id, letter, sentAt: now })
          .onConflictDoNothing()
          .returning({ userId: memberLetters.userId });
        if (noted.length === 0) return;
        await notifyMember(transaction, id, 'welcome', ({ email }) => write(email, { publicUrl, slackUrl, next }));
      });
    }
  }
}

/** No place asked for, no comment, nothing told of herself. */
function hasDoneNothing(db: Database): SQL | undefined {
  return and(
    notExists(db.select().from(registrations).where(eq(registrations.email, users.email))),
    notExists(db.select().from(comments).where(eq(comments.authorId, users.id))),
  );
}
