import type { Pool } from 'pg';
import { jobsSchema } from './jobs-schema.ts';

/** A kind of job, as the queue counts it. */
export interface QueueFigures {
  queue: string;
  /** Jobs that are due and wait. */
  ready: number;
  active: number;
  /** Jobs that failed for good and are still kept. */
  failed: number;
  /** How long the oldest job has been due, in seconds; 0 when none is. */
  overdueSeconds: number;
}

/** The queue counts its jobs itself once a minute: asking counts none. What is overdue is found by the index of what waits. */
export const queueFiguresSql = `
  select name as "queue", ready_count as "ready", active_count as "active", failed_count as "failed",
         coalesce(extract(epoch from now() - (
           select min(job.start_after) from ${jobsSchema}.job
            where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= now()
         )), 0)::float8 as "overdueSeconds"
    from ${jobsSchema}.queue where name not like '\\_\\_pgboss\\_\\_%' order by name`;

/** Returns how each kind of job stands. */
export async function readQueueFigures(pool: Pick<Pool, 'query'>): Promise<QueueFigures[]> {
  const { rows } = await pool.query<QueueFigures>(queueFiguresSql);
  return rows;
}
