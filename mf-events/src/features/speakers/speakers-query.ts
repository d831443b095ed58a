import { listPeople } from '@femcoders/contracts/endpoints/people';
import type { Person } from '@femcoders/contracts/person';
import type { RemoteQuery } from '@femcoders/kit/data/remote-data';
import { type ApiClient, callApi } from '@femcoders/platform';

/** The data of a speaker on a slide; no more of her travels with the page. */
export type Speaker = Pick<Person, 'slug' | 'name' | 'title' | 'portrait'>;

/** Most slides: the others stand on the pages of their events, and the search finds them there. */
const mostSlides = 60;

/** Returns the query of who has spoken at the events, in the order of the API. */
export function speakersQuery(api: ApiClient): RemoteQuery<Speaker[]> {
  return {
    queryKey: ['speakers'],
    queryFn: async () => {
      const people = await callApi(api, listPeople, { query: { group: 'speaker', limit: mostSlides } });
      return people.map(({ slug, name, title, portrait }) => ({ slug, name, title, portrait }));
    },
  };
}
