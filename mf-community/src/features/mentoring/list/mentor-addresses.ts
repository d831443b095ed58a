import { listMentors } from '@femcoders/contracts/endpoints/mentoring';
import { type ApiClient, callApi, type PageAddress } from '@femcoders/platform';
import { mentorPath } from '../mentoring-address.ts';

/** The pages of mentors who show themselves. */
export async function listMentorAddresses(api: ApiClient): Promise<PageAddress[]> {
  const mentors = await callApi(api, listMentors);
  return mentors.map(({ slug, name, headline }) => ({
    path: mentorPath(slug),
    title: name,
    description: headline,
    kind: 'mentora',
  }));
}
