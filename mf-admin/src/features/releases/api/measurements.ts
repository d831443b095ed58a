import type { AnswerOf } from '@femcoders/contracts/endpoints/endpoint';
import { readMeasurements } from '@femcoders/contracts/endpoints/releases';
import { type ApiClient, callApi } from '@femcoders/platform';

/** How many days are looked at: today, or so many with today. */
export type MeasuredDays = '1' | '7' | '28';

export interface MeasurementFilters {
  days: MeasuredDays;
  /** Every measured version of this part; without it, what is live of each and what a rollback would restore. */
  name?: string;
  version?: string;
  /** `page`: each page by itself. */
  by?: 'page';
}

const most = 500;

/** How released versions do, as tabs reported. The answer of the days before stays until the new one is there. */
export function measurementsQuery(api: ApiClient, filters: MeasurementFilters) {
  const query = { ...filters, limit: most };
  return {
    queryKey: ['admin', String(readMeasurements), filters],
    queryFn: ({ signal }: { signal: AbortSignal }) => callApi(api, readMeasurements, { query, signal }),
    placeholderData: (before: AnswerOf<typeof readMeasurements> | undefined) => before,
    staleTime: 60_000,
  };
}
