import type { CsvSeparator } from '@femcoders/contracts/csv';
import { type StatId, statIds } from '@femcoders/contracts/stat-definitions';
import { filterAddress } from '@femcoders/kit/lists/list-filters';
import { statsPath } from './stat-paths.ts';

export { statPath, statsPath } from './stat-paths.ts';

/** How much of the past is shown: the last twelve months by default. */
export const periods = ['12-meses', 'todo'] as const;
export type Period = (typeof periods)[number];

export const readPeriod = (params: URLSearchParams): Period =>
  periods.find((period) => period === params.get('periodo')) ?? '12-meses';

/** The page with all figures. */
export const statsAddress = (period: Period) =>
  filterAddress(statsPath, { periodo: period === '12-meses' ? undefined : period });

/** Where its numbers are, for a spreadsheet whose cells are parted at this. */
export const csvAddress = (id: StatId, separator: CsvSeparator) =>
  `/api/stats/${id}.csv${separator === ';' ? '?separador=punto-y-coma' : ''}`;

/** The figure of an address, or undefined where there is none. */
export const statOfAddress = (name: string | undefined): StatId | undefined => statIds.find((id) => id === name);
