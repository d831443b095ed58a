import { listFreezes, listPartRules, listRollouts } from '@femcoders/contracts/endpoints/rollouts';
import { type ApiClient, callApi, queryOptions, useQuery } from '@femcoders/platform';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { useAdminCall } from '../../layout/use-admin-call.ts';

/** A step is taken while somebody looks. */
const refreshMs = 30_000;

/** Those that go on first, then the latest; of one part or of all. */
function rolloutsQuery(api: ApiClient, name?: string) {
  return queryOptions({
    queryKey: ['admin', String(listRollouts), name ?? null],
    queryFn: ({ signal }) => callApi(api, listRollouts, { query: name ? { name } : {}, signal }),
    staleTime: 0,
    refetchInterval: refreshMs,
  });
}

export const useRollouts = (name?: string) => useQuery(rolloutsQuery(useAdminApi(), name));

export const useFreezes = () => useAdminCall(['admin', String(listFreezes)], listFreezes);

export const usePartRules = () => useAdminCall(['admin', String(listPartRules)], listPartRules);
