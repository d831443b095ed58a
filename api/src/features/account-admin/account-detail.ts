import type { AdminAccount } from '@femcoders/contracts/admin-account';
import { and, asc, count, desc, eq, isNull, notInArray } from 'drizzle-orm';
import type { Act } from '../../audit/audit-log.ts';
import { isGoodSession } from '../../authentication/session.ts';
import { isSuspended } from '../../authentication/suspension.ts';
import { achievementAwards } from '../../database/achievement-tables.ts';
import { comments } from '../../database/comment-tables.ts';
import type { Database } from '../../database/database.ts';
import { registrations } from '../../database/event-tables.ts';
import { audit, secondFactors, sessions, userNotes, users } from '../../database/schema.ts';
import { isoDates } from '../../lists/iso-dates.ts';
import { notFound } from '../../problems.ts';
import { toAccountEntry } from './account-list.ts';

/** Entries of the log that are shown with the account; the log has the others. */
const longestHistory = 20;
/** Coming and going says nothing of what was done about the account. */
const leftToTheLog: Act[] = ['auth.login', 'auth.login-failed', 'auth.logout'];

/**
 * An account with what is needed to look after it, and no more: how much she has written and where she is entered, not
 * what and to what.
 * @throws ApiProblem `not-found`
 */
export async function readAccount(db: Database, id: string, now: Date): Promise<AdminAccount> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw noAccount();
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, id));
  const [opened] = await db
    .select({ n: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, id), isGoodSession(now)));
  const written = await db
    .select({ state: comments.state, n: count() })
    .from(comments)
    .where(eq(comments.authorId, id))
    .groupBy(comments.state);
  const [entered] = await db.select({ n: count() }).from(registrations).where(eq(registrations.email, row.email));
  const [awarded] = await db
    .select({ n: count() })
    .from(achievementAwards)
    .where(and(eq(achievementAwards.userId, id), isNull(achievementAwards.revokedAt)));
  const notes = await db
    .select({ id: userNotes.id, text: userNotes.text, author: userNotes.authorName, createdAt: userNotes.createdAt })
    .from(userNotes)
    .where(eq(userNotes.userId, id))
    .orderBy(asc(userNotes.createdAt), asc(userNotes.id));
  const { id: entryId, at, act, actorName, before, after } = audit;
  const history = await db
    .select({ id: entryId, at, act, actorName, before, after })
    .from(audit)
    .where(and(eq(audit.subject, `user:${id}`), notInArray(act, leftToTheLog)))
    .orderBy(desc(at), desc(entryId))
    .limit(longestHistory);
  const commentsIn = (state: string) => written.find((one) => one.state === state)?.n ?? 0;
  const confirmedAt = factor?.confirmedAt ?? null;

  return {
    ...toAccountEntry(row, confirmedAt !== null, now),
    suspension:
      isSuspended(row, now) && row.suspendedAt
        ? isoDates({ since: row.suspendedAt, until: row.suspendedUntil, reason: row.suspendReason })
        : null,
    deletion: row.deleteAt && { at: row.deleteAt.toISOString(), comments: row.deleteComments },
    secondFactorSince: confirmedAt?.toISOString() ?? null,
    sessions: opened?.n ?? 0,
    comments: {
      approved: commentsIn('approved'),
      pending: commentsIn('pending'),
      rejected: commentsIn('rejected'),
      spam: commentsIn('spam'),
    },
    registrations: entered?.n ?? 0,
    achievements: awarded?.n ?? 0,
    notes: notes.map(isoDates),
    history: history.map((entry) => ({ ...isoDates(entry), id: String(entry.id) })),
  };
}

export const noAccount = () => notFound('Esta cuenta no existe. Puede que se haya borrado o unido a otra.');
