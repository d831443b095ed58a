import { leastFigure } from '@femcoders/contracts/figures';
import type { Stat, StatRow, Stats } from '@femcoders/contracts/stats';
import { type StatId, statIds } from '@femcoders/contracts/stats-limits';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { countFacts } from './count-facts.ts';
import { type FinishedMonths, finishedMonths } from './finished-months.ts';
import { countByMonth, type MonthSource, medianByRun, monthSources } from './month-sources.ts';
import { type MonthCount, monthsBetween, wholeRuns } from './whole-runs.ts';

/**
 * The community in public figures, none of which counts fewer than five (`leastFigure`), nor lets one follow from others
 * (docs/decisions/0046).
 * @returns also until when they hold, in milliseconds since the epoch
 */
export async function countStats(db: Database, now: Date): Promise<{ stats: Stats; validUntil: number }> {
  const months = await finishedMonths(db, now);
  const [facts, ...stats] = await Promise.all([
    countFacts(db, months.end),
    ...statIds.map((id) => countStat(db, id, months)),
  ]);
  return { stats: { until: months.last, facts, stats }, validUntil: months.nextEnd.getTime() };
}

async function countStat(db: Database, id: StatId, months: FinishedMonths): Promise<Stat> {
  const rows = await countMonths(db, monthSources[id], months);
  return { id, rows, total: rows.length > 0 ? rows.reduce((sum, { values }) => sum + (values[0] ?? 0), 0) : null };
}

async function countMonths(db: Database, source: MonthSource, { last, end }: FinishedMonths): Promise<StatRow[]> {
  const { rows: counted } = await db.execute<MonthCount & Record<string, unknown>>(countByMonth(source, end));
  const [first] = counted;
  if (!first) return [];
  const counts = new Map(counted.map(({ month, count }) => [month, count]));
  const runs = wholeRuns(
    monthsBetween(first.month, last).map((month) => ({ month, count: counts.get(month) ?? 0 })),
    leastFigure,
  );
  const hours = source.hours ? await countHours(db, source, runs) : null;
  return runs.map(({ from, to, count }) => {
    const median = hours?.get(from);
    return { from, to, group: null, values: median === undefined ? [count] : [count, median] };
  });
}

/** The median hours of each run, by its first month, to a tenth. */
async function countHours(db: Database, source: MonthSource, runs: readonly { from: string; to: string }[]) {
  if (runs.length === 0) return new Map<string, number>();
  const table = sql`unnest(
    ${sql.param(runs.map(({ from }) => from))}::text[], ${sql.param(runs.map(({ to }) => to))}::text[]
  ) as runs(first, last)`;
  const { rows } = await db.execute<{ first: string; hours: number }>(medianByRun(source, table));
  return new Map(rows.map(({ first, hours }) => [first, Math.round(hours * 10) / 10]));
}
