import { createHash } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { preparedStatements } from './database/prepared-statements.ts';
import { rateLimits } from './database/schema.ts';
import { tooManyRequests } from './problems.ts';

/** So many hits in a window that starts with the first. */
export interface Limit {
  hits: number;
  /** Seconds. */
  window: number;
}

/** Stands for a network that asks; `times` as much as one of the smallest may be done from it. */
export interface HashedNetwork {
  hash: string;
  times: number;
}

/** So many times the hits of a limit. */
export const timesLimit = ({ hits, window }: Limit, times: number): Limit => ({ hits: hits * times, window });

/**
 * Counts a hit of each network that asks, like `countHit`. The smallest first, and what is too much for it is none of the wider ones: one
 * home cannot use up what its neighbours share.
 * @throws ApiProblem `too-many-requests`
 */
export async function countNetworks(
  db: Database,
  bucket: string,
  { networks, limit, says, now }: { networks: readonly HashedNetwork[]; limit: Limit; says: string; now: Date },
): Promise<void> {
  for (const { hash, times } of networks) await countHit(db, `${bucket}:${hash}`, timesLimit(limit, times), says, now);
}

/**
 * The counter of what is done with one mail address, which it does not name.
 * @param what e.g. `login:account`
 */
export function mailBucket(what: string, email: string): string {
  return `${what}:${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`;
}

/** Mails that somebody may cause who has not shown that the address is hers. */
export interface MailLimits {
  /** Of one kind, by one network address, to one mail address. */
  perAsker: Limit;
  /** Of one kind, by everybody, to one mail address. */
  perMailbox: Limit;
  /** Of all kinds together. */
  together: { perAsker: Limit; perMailbox: Limit };
}

/**
 * Of each kind one goes in so many seconds, though the mailbox has had enough: else strangers who have mails of one kind sent would keep
 * hers of another from her. Half as long as any link in such a mail is good.
 */
const firstOfKind: Limit = { hits: 1, window: 15 * 60 };

/**
 * Counts a mail that an unproven asker causes, and says whether it may go. A stranger uses up her own allowance first
 * and cannot use up the mailbox's alone. All windows are shorter than any link in such a mail is good: who is sent
 * none has one in her mailbox that still works.
 * For mails whose links serve as well when an earlier one was sent; see `mailTurn` for others.
 * @param what kind of mail, e.g. `password-link`; for one that is about something, with its id
 * @param networks stand for those of the asker, the smallest first
 */
export async function mayMail(...asked: Parameters<typeof mailTurn>): Promise<boolean> {
  return (await mailTurn(...asked)) === 'now';
}

/**
 * The same for a mail of which there is none before: each is about something new.
 * @param asked `othersWait` says whether earlier ones to this mailbox wait: then this one does, too, and takes none of the mailbox's own, so
 *   that those that wait have their turn
 * @returns `late` where only the mailbox has had enough: others may have seen to that, so the mail may wait and must not be spared;
 *   `spared` where the asker has used up her own
 */
export async function mailTurn(
  db: Database,
  what: string,
  {
    email,
    networks,
    othersWait,
  }: { email: string; networks: readonly HashedNetwork[]; othersWait?: () => Promise<boolean> },
  limits: MailLimits,
  now: Date,
): Promise<'now' | 'late' | 'spared'> {
  for (const [mailbox, limit] of [
    [mailBucket(`mail:${what}`, email), limits.perAsker],
    [mailBucket('mails', email), limits.together.perAsker],
  ] as const) {
    for (const { hash, times } of networks) {
      if (!(await isWithinLimit(db, `${mailbox}:${hash}`, timesLimit(limit, times), now))) return 'spared';
    }
  }
  if (await othersWait?.()) return 'late';
  return (await mailboxHasRoom(db, what, email, limits, now)) ? 'now' : 'late';
}

/** Counts a mail that strangers have caused by its mailbox alone, and says whether it may go: one that was late, when its turn comes. */
export async function mailboxHasRoom(
  db: Database,
  what: string,
  email: string,
  { perMailbox, together }: MailLimits,
  now: Date,
): Promise<boolean> {
  const isFirst = await isWithinLimit(db, mailBucket(`first-mail:${what}`, email), firstOfKind, now);
  const hasRoom =
    (await isWithinLimit(db, mailBucket(`mail:${what}`, email), perMailbox, now)) &&
    (await isWithinLimit(db, mailBucket('mails', email), together.perMailbox, now));
  return isFirst || hasRoom;
}

/**
 * Counts a hit, across all processes on this database, and refuses what is too much.
 * @param bucket whose hits are counted together, e.g. `comment:…`
 * @param what Spanish sentence that opens the answer when it is too much
 * @throws ApiProblem `too-many-requests`
 */
export async function countHit(db: Database, bucket: string, limit: Limit, what: string, now: Date): Promise<void> {
  const wait = await hit(db, bucket, limit, now);
  if (wait > 0) throw tooManyRequests(what, wait);
}

/** Counts a hit like `countHit`, where nobody may learn from an answer that it was too much. */
export async function isWithinLimit(db: Database, bucket: string, limit: Limit, now: Date): Promise<boolean> {
  return (await hit(db, bucket, limit, now)) === 0;
}

const statements = preparedStatements((db) => {
  const over = sql`${rateLimits.resetsAt} <= ${sql.placeholder('now')}::timestamptz`;
  return db
    .insert(rateLimits)
    .values({ bucket: sql.placeholder('bucket'), hits: 1, resetsAt: sql.placeholder('resetsAt') })
    .onConflictDoUpdate({
      target: rateLimits.bucket,
      set: {
        hits: sql`case when ${over} then 1 else least(${rateLimits.hits} + 1, 1000000) end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ hits: rateLimits.hits, resetsAt: rateLimits.resetsAt })
    .prepare('count_hit');
});

/** @returns whole seconds to wait when it is too much, otherwise 0 */
async function hit(db: Database, bucket: string, limit: Limit, now: Date): Promise<number> {
  const resetsAt = new Date(now.getTime() + limit.window * 1000);
  const [row] = await statements(db).execute({ bucket, resetsAt, now: now.toISOString() });
  return row ? secondsToWait(row, limit, now) : 0;
}

/** Whole seconds to wait when a hit was too much, otherwise 0. */
export function secondsToWait({ hits, resetsAt }: CountedHit, limit: Limit, now: Date): number {
  if (hits <= limit.hits) return 0;
  return Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
}

/** How many hits a bucket has with this one, and when it starts again. */
export interface CountedHit {
  hits: number;
  resetsAt: Date;
}

/**
 * Counts like `countHit` for many at once, as part of a larger statement: a row for each bucket, with its hits after all
 * of them. In the order of buckets: two processes that count the same ones at once would wait for each other.
 * @param sent name of a table with the `bucket` of each hit, and when it `resets_at` if it begins now
 * @param now when they are counted
 */
export const countHitsSql = (sent: string, now: string) => `
  insert into rate_limits as known (bucket, hits, resets_at)
  select bucket, count(*), max(resets_at) from ${sent} group by bucket order by bucket
  on conflict (bucket) do update set
    hits = case when known.resets_at <= ${now} then excluded.hits else least(known.hits + excluded.hits, 1000000) end,
    resets_at = case when known.resets_at <= ${now} then excluded.resets_at else known.resets_at end
  returning bucket, hits, resets_at`;

export async function forgetHits(db: Database, bucket: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.bucket, bucket));
}

/** Removes the counters whose window is over, but for those that somebody is counting at this moment: it would wait for her, and she for it. */
export async function purgeHits(db: Database, now: Date): Promise<void> {
  const over = db
    .select({ bucket: rateLimits.bucket })
    .from(rateLimits)
    .where(lt(rateLimits.resetsAt, now))
    .for('update', { skipLocked: true });
  await db.delete(rateLimits).where(inArray(rateLimits.bucket, over));
}
