import type pg from 'pg';

/**
 * Does something that takes long, in one process at a time.
 * @param lock any number that nothing else locks
 * @returns false when another process is at it; then nothing was done
 */
export async function workAlone(pool: pg.Pool, lock: number, work: () => Promise<void>): Promise<boolean> {
  const keeper = await pool.connect();
  // It rests for as long as the work takes; losing it meanwhile must not be the end of the site.
  let lost: Error | undefined;
  const lose = (error: Error) => {
    lost = error;
  };
  keeper.on('error', lose);
  try {
    const { rows } = await keeper.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lock]);
    if (!rows[0]?.held) return false;
    try {
      await work();
    } finally {
      // Where it cannot be given back, it goes with its connection.
      await keeper.query('select pg_advisory_unlock($1)', [lock]).catch(lose);
    }
    return true;
  } finally {
    keeper.off('error', lose);
    keeper.release(lost);
  }
}
