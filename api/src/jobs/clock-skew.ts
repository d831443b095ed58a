import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;

/** How far the clocks of this machine and of the database may be apart, in milliseconds. */
const apartMs = 5 * minuteMs;
/** A longer time since it was believed is a site that was off, or a clock that has jumped ahead. */
const gapMs = 25 * hourMs;
/** A clock that has said the same for so long is believed. */
const heldMs = 24 * hourMs;

/**
 * Says why what deletes must not act now: this machine's clock is not the database's, or it is far ahead of the last time it was believed, as after
 * a jump. Then nothing is deleted for a day, so that somebody can put it right; the task «clock» is late meanwhile. Instants that were noted by a
 * clock that was ahead are forgotten: else their tasks would never be late.
 * @returns a Spanish sentence, or null where the clock can be believed
 */
export async function findClockSkew(db: Database, now: Date): Promise<string | null> {
  const apart = Math.abs((await databaseTime(db)) - now.getTime());
  if (apart > apartMs) {
    // The day of doubt, if there must be one, begins when both agree. The database's clock is the one that others share.
    await db.execute(
      sql`update upkeep_steps set expected_since = clock_timestamp() where step = 'clock' and done_at is not null`,
    );
    return `El reloj de esta máquina y el de la base de datos se llevan ${Math.round(apart / minuteMs)} minutos: no se borra nada hasta que coincidan.`;
  }
  await forgetFuture(db, now);
  const { last, held } = await readClockTask(db);
  const gap = last === null ? 0 : now.getTime() - last;
  if (gap <= gapMs || (held !== null && now.getTime() - held >= heldMs)) return null;
  if (held === null)
    await db.execute(sql`
      update upkeep_steps set expected_since = ${now.toISOString()}::timestamptz where step = 'clock'`);
  return `Desde la última vez han pasado ${Math.round(gap / hourMs)} horas, o el reloj se ha adelantado: no se borra nada durante un día, por si está mal.`;
}

/** Milliseconds since the epoch. */
async function databaseTime(db: Database): Promise<number> {
  const { rows } = await db.execute<{ time: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as time`,
  );
  if (!rows[0]) throw new Error('Asking for the time gave no row.');
  return rows[0].time;
}

/** Only for a clock that is the database's: one that is behind takes for the future what others have noted rightly. */
async function forgetFuture(db: Database, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + apartMs).toISOString();
  await db.execute(sql`
    update upkeep_steps set
      done_at = case when done_at <= ${soon}::timestamptz then done_at end,
      failed_at = case when failed_at <= ${soon}::timestamptz then failed_at end,
      expected_since = least(expected_since, ${now.toISOString()}::timestamptz)
     where greatest(done_at, failed_at, expected_since) > ${soon}::timestamptz`);
}

/**
 * When the clock was last believed, and since when it has not been. Other tasks tell nothing of it: those that are due every five minutes run by
 * a clock that has jumped, too, and before this is asked.
 */
async function readClockTask(db: Database): Promise<{ last: number | null; held: number | null }> {
  const { rows } = await db.execute<{ last: number | null; held: number | null }>(sql`
    select (extract(epoch from done_at) * 1000)::float8 as last,
           case when failed_at > coalesce(done_at, '-infinity')
             then (extract(epoch from expected_since) * 1000)::float8 end as held
      from upkeep_steps where step = 'clock'`);
  return rows[0] ?? { last: null, held: null };
}
