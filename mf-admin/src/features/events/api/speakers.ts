import type { Person } from '@femcoders/contracts/person';
import { type ApiClient, queryOptions } from '@femcoders/platform';

/** Everybody who may be named as a speaker: all who are published. */
export function possibleSpeakersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['admin', 'possible-speakers'],
    queryFn: ({ signal }) => api.request<Person[]>('/people', { signal }),
  });
}
