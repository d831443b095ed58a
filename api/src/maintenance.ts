import type pg from 'pg';
import { createDatabase } from './database/database.ts';
import type { PurgePorts } from './feature/feature.ts';
import { gatherTasks } from './feature/gather.ts';
import { features } from './features.ts';
import { purgeIdempotencyKeys } from './idempotency.ts';
import { runSteps, type StepLog } from './jobs/run-steps.ts';
import { purgeHits } from './rate-limit.ts';

/** The tasks that remove what has expired: `purge` of each feature, and what counts requests. They run every hour. */
export function purgeTasks(ports: PurgePorts) {
  const { pool, db, now } = ports;
  return {
    ...gatherTasks(
      features.map(({ purge }) => purge),
      ports,
    ),
    counters: async () => {
      await purgeHits(db, now);
      await purgeIdempotencyKeys(pool, now);
    },
  };
}

/**
 * Removes all that, one after the other.
 * @throws AggregateError when something could not be removed, after all that could
 */
export async function purgeExpired(pool: pg.Pool, now: Date, log?: StepLog): Promise<void> {
  await runSteps(purgeTasks({ pool, db: createDatabase(pool), now }), log);
}
