import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { isUnavailable, sessionPoolOf } from './database.ts';

/**
 * Does something that takes long, in one process at a time.
 * @param lock any number that nothing else locks
 * @returns false when another process is at it; then nothing was done
 */
export async function tryWithAdvisoryLock(pool: pg.Pool, lock: number, work: () => Promise<void>): Promise<boolean> {
  return keepingConnection(pool, async (keeper, lose) => {
    const { rows } = await keeper.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lock]);
    if (!rows[0]?.held) return false;
    try {
      await work();
    } finally {
      await giveBack(keeper, lock, lose);
    }
    return true;
  });
}

/** Between two looks at whether another process is done, in milliseconds. */
const lookEvery = 100;

/**
 * Does something in one process after another: waits while another one is at it.
 * @param lock any number that nothing else locks
 */
export async function withAdvisoryLock<T>(pool: pg.Pool, lock: number, work: () => Promise<T>): Promise<T> {
  return keepingConnection(pool, async (keeper, lose) => {
    await waitForLock(keeper, lock);
    try {
      return await work();
    } finally {
      await giveBack(keeper, lock, lose);
    }
  });
}

/**
 * Takes an advisory lock of the session, asking again and again: a session that waits in PostgreSQL holds a snapshot, and an index that is built
 * concurrently under that lock would wait for it in turn.
 */
export async function waitForLock(client: pg.ClientBase, lock: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lock]);
    if (rows[0]?.held) return;
    await sleep(lookEvery);
  }
}

type Lose = (error: Error) => void;

/** A connection rests for as long as the work takes; losing it meanwhile must not be the end of the site. */
async function keepingConnection<T>(pool: pg.Pool, use: (keeper: pg.PoolClient, lose: Lose) => Promise<T>): Promise<T> {
  const keeper = await sessionPoolOf(pool).connect();
  let lost: Error | undefined;
  const lose: Lose = (error) => {
    lost = error;
  };
  keeper.on('error', lose);
  try {
    return await use(keeper, lose);
  } catch (error) {
    // What it was asked may still be waiting for an answer.
    if (isUnavailable(error)) lost ??= error as Error;
    throw error;
  } finally {
    keeper.off('error', lose);
    keeper.release(lost);
  }
}

/** Where it cannot be given back, it goes with its connection. */
async function giveBack(keeper: pg.PoolClient, lock: number, lose: Lose): Promise<void> {
  await keeper.query('select pg_advisory_unlock($1)', [lock]).catch(lose);
}
