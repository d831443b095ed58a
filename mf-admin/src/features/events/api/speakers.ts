import { listPeople } from '@femcoders/contracts/endpoints/people';
import { readWhole } from '@femcoders/kit/data/whole-list';
import { type ApiClient, callApi, queryOptions } from '@femcoders/platform';

/** Everybody who may be named as a speaker: all who are published. */
export function possibleSpeakersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['admin', 'possible-speakers'],
    queryFn: ({ signal }) => readWhole((query) => callApi(api, listPeople, { query, signal })),
  });
}
