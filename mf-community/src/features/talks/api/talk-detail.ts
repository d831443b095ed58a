import type { TalkDetail } from '@femcoders/contracts/talk';
import { type ApiClient, queryOptions } from '@femcoders/platform';

export const talkDetailKey = (slug = '') => ['talk', slug];

/** A published talk with all that its page tells. */
export function talkDetailQuery(api: ApiClient, slug = '') {
  return queryOptions({
    queryKey: talkDetailKey(slug),
    queryFn: () => api.request<TalkDetail>(`/talks/${encodeURIComponent(slug)}`),
  });
}
