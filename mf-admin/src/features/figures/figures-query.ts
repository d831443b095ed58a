import type { AdminFigures } from '@femcoders/contracts/admin-figures';
import type { FigurePeriod } from '@femcoders/contracts/admin-figures-names';
import { readSiteFigures } from '@femcoders/contracts/endpoints/figures';
import { type ApiClient, callApi } from '@femcoders/platform';

/** The figures of a period, asked for whenever somebody looks; those of the period before stay until they are there. */
export function figuresQuery(api: ApiClient, period: FigurePeriod) {
  return {
    queryKey: ['admin', 'figures', period] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => callApi(api, readSiteFigures, { query: { period }, signal }),
    placeholderData: (before: AdminFigures | undefined) => before,
    staleTime: 0,
  };
}
