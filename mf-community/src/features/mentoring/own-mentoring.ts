import { readOwnMentoring, readOwnPair } from '@femcoders/contracts/endpoints/mentoring';
import type { OwnMentoring } from '@femcoders/contracts/mentoring';
import type { OwnPair } from '@femcoders/contracts/mentoring-pair';
import { type ApiClient, callApi, useApi, useQuery, useQueryClient } from '@femcoders/platform';

/** A call about what is hers, which `of` names; it answers with what that is then. */
type Call<Own, Of> = (api: ApiClient, of: Of) => Promise<Own>;

/** Does something with what is hers; what it answers with is shown from then on. */
type Act<Own, Of> = (call: Call<Own, Of>) => Promise<Own>;
export type ActOnMentoring = Act<OwnMentoring, { id: string }>;
export type ActOnPair = Act<OwnPair, { id: string; pair: string }>;

/** Something of hers that others change, too: it is fetched on each visit. */
function useOwn<Own, Of>(queryKey: string[], of: Of, read: Call<Own, Of>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = useQuery({ queryKey, queryFn: () => read(api, of), staleTime: 0 });
  const act: Act<Own, Of> = async (call) => {
    const after = await call(api, of);
    queryClient.setQueryData(queryKey, after);
    return after;
  };
  return { ...query, act };
}

/** All that a member has in mentoring, on both sides. */
export const useOwnMentoring = (id: string) =>
  useOwn(['ownMentoring', id], { id }, (api, params) => callApi(api, readOwnMentoring, { params }));

/** One of a member's pairs. */
export const usePair = (id: string, pair: string) =>
  useOwn(['ownPair', id, pair], { id, pair }, (api, params) => callApi(api, readOwnPair, { params }));
