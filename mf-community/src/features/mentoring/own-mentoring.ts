import type { OwnMentoring } from '@femcoders/contracts/mentoring';
import type { OwnPair } from '@femcoders/contracts/mentoring-pair';
import { useApi, useQuery, useQueryClient } from '@femcoders/platform';

/** Does something with what is hers; what it answers with is shown from then on. */
export type Act<Own> = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) => Promise<Own>;

/** Something of hers that others change, too: it is fetched on each visit. */
function useOwn<Own>(queryKey: string[], root: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = useQuery({ queryKey, queryFn: () => api.request<Own>(root), staleTime: 0 });
  const act: Act<Own> = async (method, path, body) => {
    const after = await api.request<Own>(root + path, { method, ...(body !== undefined && { body }) });
    queryClient.setQueryData(queryKey, after);
    return after;
  };
  return { ...query, act };
}

const pathOf = (userId: string) => `/user/${userId}/mentoring`;

/** All that a member has in mentoring, on both sides. */
export const useOwnMentoring = (userId: string) => useOwn<OwnMentoring>(['ownMentoring', userId], pathOf(userId));

/** One of a member's pairs. */
export const usePair = (userId: string, pairId: string) =>
  useOwn<OwnPair>(['ownPair', userId, pairId], `${pathOf(userId)}/pairs/${pairId}`);
