import type { Person } from '@femcoders/contracts/person';
import type { ApiClient } from '@femcoders/platform';
import type { RemoteListQuery } from '../events/api/remote-list.ts';

/** What a slide tells of a speaker; no more of her travels with the page. */
export type Speaker = Pick<Person, 'slug' | 'name' | 'title' | 'portrait'>;

/** Who has spoken at the events, in the order of the API. */
export function speakersQuery(api: ApiClient): RemoteListQuery<Speaker> {
  return {
    queryKey: ['speakers'],
    queryFn: async () => {
      const people = await api.request<Person[]>('/people', { query: { group: 'speaker' } });
      return people.map(({ slug, name, title, portrait }) => ({ slug, name, title, portrait }));
    },
  };
}
