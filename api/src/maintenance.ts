import type pg from 'pg';
import { createDatabase, inTransaction } from './database/database.ts';
import { purgeSessions } from './features/auth/session.ts';
import { purgeRejected } from './features/comments/moderation.ts';
import { type NoticePorts, noticeModerators } from './features/comments/moderation-notice.ts';
import { purgeHits } from './features/rate-limit.ts';

/** Removes what has had its time: sessions, counters, comments rejected 90 days ago. Meant to run every hour. */
export async function purgeExpired(pool: pg.Pool, now: Date): Promise<void> {
  const db = createDatabase(pool);
  await purgeSessions(db, now);
  await purgeHits(db, now);
  await purgeRejected(db, now);
}

/** Tells the moderators that comments wait, when they have not been told for two hours. Meant to run every hour. */
export async function remindModerators(pool: pg.Pool, ports: NoticePorts): Promise<void> {
  await inTransaction(pool, (transaction) => noticeModerators(transaction, ports));
}
