import type { OwnMentoring } from '@femcoders/contracts/mentoring';
import { type ApiClient, useApi, useQuery, useQueryClient } from '@femcoders/platform';
import { useMemo } from 'react';

/** All that a member has in mentoring, on both sides. Others change it, too: it is fetched on each visit. */
export const ownMentoringQuery = (api: ApiClient, userId: string) => ({
  queryKey: ['ownMentoring', userId],
  queryFn: () => api.request<OwnMentoring>(`/user/${userId}/mentoring`),
  staleTime: 0,
});

/** Asks, and keeps what every act answers with. */
export function useOwnMentoring(userId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = useQuery(ownMentoringQuery(api, userId));
  const act = useMemo(
    () =>
      async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<OwnMentoring> => {
        const after = await api.request<OwnMentoring>(`/user/${userId}/mentoring${path}`, {
          method,
          ...(body !== undefined && { body }),
        });
        queryClient.setQueryData(ownMentoringQuery(api, userId).queryKey, after);
        return after;
      },
    [api, queryClient, userId],
  );
  return { ...query, act };
}
