import { listPeople } from '@femcoders/contracts/endpoints/people';
import type { Person } from '@femcoders/contracts/person';
import { mostSpeakerSlides } from '@femcoders/contracts/person-names';
import type { RemoteQuery } from '@femcoders/kit/data/remote-data';
import { type ApiClient, callApi } from '@femcoders/platform';

/** The data of a speaker on a slide; no more of her travels with the page. */
export type Speaker = Pick<Person, 'slug' | 'name' | 'title' | 'portrait'>;

/** Returns the query of who has spoken at the events, in the order of the API. */
export function speakersQuery(api: ApiClient): RemoteQuery<Speaker[]> {
  return {
    queryKey: ['speakers'],
    queryFn: async () => {
      const people = await callApi(api, listPeople, { query: { group: 'speaker', limit: mostSpeakerSlides } });
      return people.map(({ slug, name, title, portrait }) => ({ slug, name, title, portrait }));
    },
  };
}
