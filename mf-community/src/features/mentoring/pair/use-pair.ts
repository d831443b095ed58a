import type { OwnPair } from '@femcoders/contracts/mentoring-pair';
import { type ApiClient, useApi, useQuery, useQueryClient } from '@femcoders/platform';
import { useMemo } from 'react';

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Does something with the pair; what it answers with is shown from then on. */
export type PairAct = (method: Method, path: string, body?: unknown) => Promise<OwnPair>;

const pairQuery = (api: ApiClient, userId: string, pairId: string) => ({
  queryKey: ['ownPair', userId, pairId],
  queryFn: () => api.request<OwnPair>(`/user/${userId}/mentoring/pairs/${pairId}`),
  staleTime: 0,
});

/** One of a member's pairs. The other changes it, too: it is fetched on each visit. */
export function usePair(userId: string, pairId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = useQuery(pairQuery(api, userId, pairId));
  const act = useMemo<PairAct>(
    () => async (method, path, body) => {
      const after = await api.request<OwnPair>(`/user/${userId}/mentoring/pairs/${pairId}${path}`, {
        method,
        ...(body !== undefined && { body }),
      });
      queryClient.setQueryData(pairQuery(api, userId, pairId).queryKey, after);
      return after;
    },
    [api, queryClient, userId, pairId],
  );
  return { ...query, act };
}
