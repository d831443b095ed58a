import { leastFigure } from '@femcoders/contracts/figures';
import { type StatId, statIds } from '@femcoders/contracts/stat-definitions';
import type { Stat, StatRow, Stats } from '@femcoders/contracts/stats';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { countFacts } from './count-facts.ts';
import { type FinishedMonths, finishedMonths } from './finished-months.ts';
import { type GroupSource, groupSources } from './group-sources.ts';
import { type MonthCount, mergeSmallMonths, monthsBetween } from './merge-small-months.ts';
import { countByMonth, type MonthSource, measureByRun, monthSources } from './month-sources.ts';

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
  const rows =
    id in groupSources
      ? await countGroups(db, groupSources[id as keyof typeof groupSources], months.end)
      : await countMonths(db, monthSources[id as keyof typeof monthSources], months);
  return { id, rows, total: rows.length > 0 ? rows.reduce((sum, { values }) => sum + (values[0] ?? 0), 0) : null };
}

async function countMonths(db: Database, source: MonthSource, { last, end }: FinishedMonths): Promise<StatRow[]> {
  const { rows: counted } = await db.execute<MonthCount & Record<string, unknown>>(countByMonth(source, end));
  const [first] = counted;
  if (!first) return [];
  const counts = new Map(counted.map(({ month, count }) => [month, count]));
  const runs = mergeSmallMonths(
    monthsBetween(first.month, last).map((month) => ({ month, count: counts.get(month) ?? 0 })),
    leastFigure,
  );
  const measures = source.measure ? await measureRuns(db, source, runs) : null;
  return runs.map(({ from, to, count }) => {
    const measure = measures?.get(from);
    return { from, to, group: null, values: measure === undefined ? [count] : [count, measure] };
  });
}

/** The measure of each run, by its first month, to a tenth. */
async function measureRuns(db: Database, source: MonthSource, runs: readonly { from: string; to: string }[]) {
  if (runs.length === 0) return new Map<string, number>();
  const table = sql`unnest(
    ${sql.param(runs.map(({ from }) => from))}::text[], ${sql.param(runs.map(({ to }) => to))}::text[]
  ) as runs(first, last)`;
  const { rows } = await db.execute<{ first: string; measure: number }>(measureByRun(source, table));
  return new Map(rows.map(({ first, measure }) => [first, Math.round(measure * 10) / 10]));
}

/** Kinds with few are left out, also of the total: nothing that is published leads to them. */
async function countGroups(db: Database, { groups, names }: GroupSource, end: Date): Promise<StatRow[]> {
  const { rows } = await db.execute<{ kind: string; count: number; values: number[] }>(groups(end));
  return Object.entries(names).flatMap(([kind, name]) => {
    const found = rows.find((row) => row.kind === kind);
    if (!found || found.count < leastFigure) return [];
    return [{ from: null, to: null, group: name, values: [found.count, ...found.values.map(Math.round)] }];
  });
}
