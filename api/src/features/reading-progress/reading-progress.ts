import { readingLimits } from '@femcoders/contracts/reading-limits';
import type { ReadingProgress } from '@femcoders/contracts/reading-progress';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { type Database, inTransaction, type Transaction } from '../../database/database.ts';
import { readArticles } from '../../database/schema.ts';

/** Returns which articles a member has marked as read, or has unmarked since. */
export async function readArticlesOf(db: Database | Transaction['db'], userId: string): Promise<ReadingProgress> {
  const rows = await db
    .select()
    .from(readArticles)
    .where(eq(readArticles.userId, userId))
    .orderBy(desc(readArticles.saidAt), asc(readArticles.article));
  return {
    version: 1,
    articles: Object.fromEntries(
      rows.map(({ article, read, saidAt }) => [article, { at: saidAt.toISOString(), read }]),
    ),
  };
}

/**
 * Joins what a device knows of what a member has read with what her account knows, in any order and any number of times
 * (contracts/src/reading-progress-merge.ts): of an article the later word counts, of more than is kept the newest stay.
 * @returns what both know together, which the device keeps
 */
export function mergeIntoAccount(pool: Pool, userId: string, { articles }: ReadingProgress): Promise<ReadingProgress> {
  return inTransaction(pool, async ({ db }) => {
    // In one order, so that two devices that tell at the same moment wait for each other and no more.
    const said = Object.entries(articles)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([article, { at, read }]) => ({ userId, article, read, saidAt: new Date(at) }));
    if (said.length > 0)
      await db
        .insert(readArticles)
        .values(said)
        .onConflictDoUpdate({
          target: [readArticles.userId, readArticles.article],
          set: { read: sql`excluded.read`, saidAt: sql`excluded.said_at` },
          setWhere: sql`(excluded.said_at, excluded.read) > (${readArticles.saidAt}, ${readArticles.read})`,
        });
    await dropOldest(db, userId);
    return readArticlesOf(db, userId);
  });
}

/** Forgets what she has read. */
export async function forgetReadArticles(db: Database, userId: string): Promise<void> {
  await db.delete(readArticles).where(eq(readArticles.userId, userId));
}

/** A client of the API must not fill the database. */
async function dropOldest(db: Transaction['db'], userId: string): Promise<void> {
  const kept = sql`select ${readArticles.article} from ${readArticles} where ${readArticles.userId} = ${userId}
    order by ${readArticles.saidAt} desc, ${readArticles.article} limit ${readingLimits.articles}`;
  await db
    .delete(readArticles)
    .where(sql`${readArticles.userId} = ${userId} and ${readArticles.article} not in (${kept})`);
}
