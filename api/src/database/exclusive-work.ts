import type pg from 'pg';
import { isUnavailable, sessionPoolOf } from './database.ts';

/**
 * Does something that takes long, in one process at a time.
 * @param lock any number that nothing else locks
 * @returns false when another process is at it; then nothing was done
 */
export async function workAlone(pool: pg.Pool, lock: number, work: () => Promise<void>): Promise<boolean> {
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

/** In milliseconds, for more than three weeks: timers count in 31 bits, and `pg` takes zero for its pool's limit. */
const longestTimer = 2 ** 31 - 1;

/**
 * Does something in one process after another: waits while another one is at it.
 * @param lock any number that nothing else locks
 */
export async function workInTurn<T>(pool: pg.Pool, lock: number, work: () => Promise<T>): Promise<T> {
  return keepingConnection(pool, async (keeper, lose) => {
    // The others may take longer than a question ever may.
    await keeper.query('set statement_timeout = 0');
    const question = { text: 'select pg_advisory_lock($1)', values: [lock], query_timeout: longestTimer };
    await keeper.query(question);
    await keeper.query('reset statement_timeout');
    try {
      return await work();
    } finally {
      await giveBack(keeper, lock, lose);
    }
  });
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
