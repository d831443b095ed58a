import type { ScheduledTaskFigures } from '@femcoders/api/features/scheduled-tasks/feature';
import type { QueueFigures } from '@femcoders/api/jobs/queue-figures';
import type { OutboxFigures } from '@femcoders/api/mail/outbox-figures';
import type { Pool } from 'pg';
import type { RecordedBackup } from '../backup/recorded-backup.ts';
import { createCachedCheck } from './cached-check.ts';
import type { Metrics } from './metrics.ts';

/** The figures read from the database: the same from every process. */
export interface DatabaseFigures {
  mail: OutboxFigures;
  queues: QueueFigures[];
  tasks: ScheduledTaskFigures;
  /** Null where none was ever made. */
  backup: RecordedBackup | null;
}

export interface DatabaseMetricsPorts {
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount' | 'options'>;
  read: () => Promise<DatabaseFigures>;
  log: { warn(details: object, message: string): void };
}

/** How long what was read of the database is used, in milliseconds. */
const heldMs = 10_000;

/**
 * Adds the pool of this process and what stands in the database. That is read at most every ten seconds, and a scrape waits two for it: then
 * the database counts as down, and what it would tell is left out.
 */
export function addDatabaseMetrics(metrics: Metrics, { pool, read, log }: DatabaseMetricsPorts): void {
  const { up, show, hide } = databaseGauges(metrics);
  const look = createCachedCheck(read, heldMs);
  addPoolMetrics(metrics, pool);
  metrics.onScrape(async () => {
    try {
      show(await look());
      up.set(1);
    } catch (error) {
      log.warn({ err: error }, 'The database could not be read for the metrics');
      hide();
      up.set(0);
    }
  });
}

function addPoolMetrics({ gauge, onScrape }: Metrics, pool: DatabaseMetricsPorts['pool']): void {
  const connections = gauge('database_pool_connections', 'Connections of the pool of this process.', 'state');
  const most = gauge('database_pool_max_connections', 'Most connections of the pool of this process.');
  const waiting = gauge('database_pool_waiting_requests', 'Who waits in this process for a connection of the pool.');
  onScrape(() => {
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'used' }, pool.totalCount - pool.idleCount);
    most.set(pool.options.max ?? 10);
    waiting.set(pool.waitingCount);
  });
}

function databaseGauges({ gauge }: Metrics) {
  const up = gauge('database_up', 'Whether the database has answered in time (1) or not (0).');
  const mailWaiting = gauge('mail_waiting', 'Mails that wait to be sent.');
  const mailOldest = gauge('mail_oldest_waiting_seconds', 'Age of the oldest mail that waits; 0 when none does.');
  const mailGivenUp = gauge('mail_given_up', 'Mails of the last 30 days that were given up.');
  const mailGivenUpLately = gauge('mail_given_up_last_day', 'Mails that were given up in the last 24 hours.');
  const ready = gauge('job_queue_ready', 'Jobs that are due and wait, as the queue counts them each minute.', 'queue');
  const active = gauge('job_queue_active', 'Jobs that are being done.', 'queue');
  const failed = gauge('job_queue_failed', 'Jobs of the last days that failed for good.', 'queue');
  const overdue = gauge('job_queue_overdue_seconds', 'How long the oldest job has been due; 0 when none is.', 'queue');
  const late = gauge('upkeep_late_steps', 'Scheduled tasks that have not been done for too long.');
  const lastDone = gauge(
    'upkeep_last_done_timestamp_seconds',
    'When each scheduled task was last done whole, in seconds since 1970.',
    'step',
  );
  const backupAt = gauge(
    'backup_last_good_timestamp_seconds',
    'When the last good backup began, in seconds since 1970; 0 when there was none.',
  );
  const backupRows = gauge('backup_last_good_rows', 'Rows of the last good backup.');
  const backupBytes = gauge('backup_last_good_bytes', 'Size of the last good backup.');
  const labelled = [ready, active, failed, overdue, lastDone];
  const plain = [mailWaiting, mailOldest, mailGivenUp, mailGivenUpLately, late, backupAt, backupRows, backupBytes];

  return {
    up,
    show({ mail, queues, tasks, backup }: DatabaseFigures): void {
      mailWaiting.set(mail.waiting);
      mailOldest.set(mail.oldestSeconds);
      mailGivenUp.set(mail.givenUp);
      mailGivenUpLately.set(mail.givenUpLastDay);
      for (const one of labelled) one.reset();
      for (const { queue, ...counts } of queues) {
        ready.set({ queue }, counts.ready);
        active.set({ queue }, counts.active);
        failed.set({ queue }, counts.failed);
        overdue.set({ queue }, counts.overdueSeconds);
      }
      late.set(tasks.late);
      for (const { step, at } of tasks.lastDone) lastDone.set({ step }, at.getTime() / 1_000);
      backupAt.set(backup ? backup.madeAt.getTime() / 1_000 : 0);
      backupRows.set(backup?.rows ?? 0);
      backupBytes.set(backup?.bytes ?? 0);
    },
    /** A database that does not answer has no figures: those of before may be wrong. */
    hide(): void {
      for (const one of labelled) one.reset();
      for (const one of plain) one.remove();
    },
  };
}
