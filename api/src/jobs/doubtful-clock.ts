import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;

/** How far the clocks of this machine and of the database may be apart, in milliseconds. */
const apartMs = 5 * minuteMs;
/** A longer time without a run is a site that was off, or a clock that has jumped ahead. */
const gapMs = 25 * hourMs;
/** A clock that has said the same for so long is believed. */
const heldMs = 24 * hourMs;

interface Row extends Record<string, unknown> {
  database: number;
  last: number | null;
  held: number | null;
}

/**
 * Says why what deletes must not act now: this machine's clock is not the database's, or it is far ahead of the last run, as after a jump. Then
 * nothing is deleted for a day, so that somebody can put it right; the task «clock» is late meanwhile. Instants that were noted by a clock that was
 * ahead are forgotten: else their tasks would never be late.
 * @returns a Spanish sentence, or null where the clock can be believed
 */
export async function clockDoubt(db: Database, now: Date): Promise<string | null> {
  const soon = new Date(now.getTime() + apartMs).toISOString();
  await db.execute(sql`
    update upkeep_steps set
      done_at = case when done_at <= ${soon}::timestamptz then done_at end,
      failed_at = case when failed_at <= ${soon}::timestamptz then failed_at end,
      expected_since = least(expected_since, ${now.toISOString()}::timestamptz)
     where greatest(done_at, failed_at, expected_since) > ${soon}::timestamptz`);
  const { rows } = await db.execute<Row>(sql`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as database,
           (select (extract(epoch from max(done_at)) * 1000)::float8 from upkeep_steps where step <> 'clock') as last,
           (select (extract(epoch from expected_since) * 1000)::float8 from upkeep_steps
             where step = 'clock' and failed_at is not null and failed_at > coalesce(done_at, '-infinity')) as held`);
  const [row] = rows;
  if (!row) throw new Error('Asking for the time gave no row.');
  const { database, last, held } = row;
  const apart = Math.abs(database - now.getTime());
  if (apart > apartMs)
    return `El reloj de esta máquina y el de la base de datos se llevan ${Math.round(apart / minuteMs)} minutos: no se borra nada hasta que coincidan.`;
  const gap = last === null ? 0 : now.getTime() - last;
  if (gap <= gapMs || (held !== null && now.getTime() - held >= heldMs)) return null;
  if (held === null)
    await db.execute(sql`
      update upkeep_steps set expected_since = ${now.toISOString()}::timestamptz where step = 'clock'`);
  return `Desde la última vez han pasado ${Math.round(gap / hourMs)} horas, o el reloj se ha adelantado: no se borra nada durante un día, por si está mal.`;
}
