import type { AnswerOf, Endpoint } from '@femcoders/contracts/endpoints/endpoint';
import { type CallArguments, callApi, useQuery } from '@femcoders/platform';
import { useAdminApi } from './use-admin-api.ts';

/** Returns what an endpoint answers, asked again whenever a page shows it. */
export function useAdminCall<E extends Endpoint>(
  queryKey: readonly unknown[],
  endpoint: E,
  ...given: CallArguments<E>
) {
  const api = useAdminApi();
  return useQuery({
    queryKey,
    queryFn: ({ signal }): Promise<AnswerOf<E>> =>
      callApi(api, endpoint, ...([{ ...given[0], signal }] as unknown as CallArguments<E>)),
    staleTime: 0,
  });
}
