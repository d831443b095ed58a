import type { TalkDetail } from '@femcoders/contracts/talk';
import type { ApiClient } from '@femcoders/platform';

export const talkDetailKey = (slug = '') => ['talk', slug];

/** A published talk with all that its page tells. */
export const talkDetailQuery = (api: ApiClient, slug = '') => ({
  queryKey: talkDetailKey(slug),
  queryFn: () => api.request<TalkDetail>(`/talks/${encodeURIComponent(slug)}`),
});
