import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { preparedOnce } from '../database/prepared-once.ts';
import { rateLimits } from '../database/schema.ts';
import { tooManyRequests } from '../problems.ts';

/** So many hits in a window that starts with the first. */
export interface Limit {
  hits: number;
  /** Seconds. */
  window: number;
}

/**
 * The counter of what is done with one mail address, which it does not name.
 * @param what e.g. `login:account`
 */
export function mailBucket(what: string, email: string): string {
  return `${what}:${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`;
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

const statements = preparedOnce((db) => {
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
  if (!row || row.hits <= limit.hits) return 0;
  return Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000));
}

export async function forgetHits(db: Database, bucket: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.bucket, bucket));
}

/** Removes the counters whose window is over. */
export async function purgeHits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
}
