import { readTalk } from '@femcoders/contracts/endpoints/talks';
import { type ApiClient, callApi } from '@femcoders/platform';

export const talkDetailKey = (slug = '') => ['talk', slug];

/** A published talk with all that its page shows. */
export const talkDetailQuery = (api: ApiClient, slug = '') => ({
  queryKey: talkDetailKey(slug),
  queryFn: () => callApi(api, readTalk, { params: { slug } }),
});
