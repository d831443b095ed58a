import { type CsvSeparator, toCsv } from '@femcoders/contracts/csv';
import { type StatDefinition, statDefinitions, statsLicence } from '@femcoders/contracts/stat-definitions';
import type { Stat, Stats } from '@femcoders/contracts/stats';

const units = { count: '', hours: ' (horas)', euros: ' (euros)' } as const;

/**
 * A statistic for spreadsheets and programs (RFC 4180): source, licence and the last month that is counted stand in every
 * line, so that they stay with the numbers wherever these are pasted.
 */
export function statCsv({ id, rows }: Stat, { until }: Pick<Stats, 'until'>, separator: CsvSeparator): string {
  const { by, columns, source }: StatDefinition = statDefinitions[id];
  const keys = by === 'months' ? ['Desde', 'Hasta'] : ['Grupo'];
  const head = [...keys, ...columns.map(({ name, unit }) => name + units[unit]), 'Contado hasta', 'Fuente', 'Licencia'];
  const lines = rows.map(({ from, to, group, values }) => [
    ...(by === 'months' ? [from, to] : [group]),
    ...columns.map((_, at) => values[at] ?? null),
    until,
    source,
    statsLicence.name,
  ]);
  return toCsv([head, ...lines], separator);
}
