import type { Pool } from 'pg';

export interface OutboxFigures {
  /** Mails that wait to be sent. */
  waiting: number;
  /** Age of the oldest of them, in seconds; 0 without any. */
  oldestSeconds: number;
  /** Mails that were given up and are still kept: those of the last 30 days. */
  givenUp: number;
  givenUpLastDay: number;
}

/** By the indexes of what waits and of what was given up: what was sent is not looked at. */
export const outboxFiguresSql = `
  select waiting.count::int as "waiting",
         coalesce(extract(epoch from now() - waiting.oldest), 0)::float8 as "oldestSeconds",
         (select count(*) from mail_outbox where state = 'failed')::int as "givenUp",
         (select count(*) from mail_outbox where state = 'failed' and settled_at > now() - interval '1 day')::int as "givenUpLastDay"
    from (select count(*), min(created_at) as oldest from mail_outbox where state = 'queued') waiting`;

/** Returns how much mail waits and was given up. */
export async function readOutboxFigures(pool: Pick<Pool, 'query'>): Promise<OutboxFigures> {
  const { rows } = await pool.query<OutboxFigures>(outboxFiguresSql);
  if (!rows[0]) throw new Error('Counting the mails gave no row.');
  return rows[0];
}
