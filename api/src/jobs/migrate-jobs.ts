import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { connectionConfig } from '../database/connection-config.ts';
import { jobsSchema } from './jobs-schema.ts';

/** Between two looks at whether the queue's indexes are built, in milliseconds. */
const lookEvery = 250;

/**
 * Creates the queue's tables, or migrates them to the version that this code knows, and waits for the indexes that the queue builds while others work.
 *
 * @param databaseUrl of an account that may create them
 */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({
    ...connectionConfig(databaseUrl),
    application_name: 'femcoders-migrate',
    schema: jobsSchema,
    max: 2,
    supervise: false,
    schedule: false,
  });
  // What fails is thrown, too.
  boss.on('error', () => {});
  try {
    await boss.start();
    while ((await boss.getBamStatus()).some(({ status }) => status === 'pending' || status === 'in_progress'))
      await sleep(lookEvery);
  } finally {
    await boss.stop({ graceful: false, close: true });
  }
}
