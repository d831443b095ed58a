import { type StatId, statIds } from '@femcoders/contracts/stat-definitions';
import type { Stat, StatRow, Stats } from '@femcoders/contracts/stats';

/** A run of months of a demonstration figure. */
export const demoRow = (from: string, to: string, ...values: number[]): StatRow => ({ from, to, group: null, values });

/** Figures until October 2026: those given, all others with too few to be published. */
export function demoStats(rows: Partial<Record<StatId, StatRow[]>> = {}, facts: Stats['facts'] = []): Stats {
  const stats = statIds.map((id): Stat => {
    const own = rows[id] ?? [];
    return { id, rows: own, total: own.length > 0 ? own.reduce((sum, { values }) => sum + (values[0] ?? 0), 0) : null };
  });
  return { until: '2026-10', facts, stats };
}
