import { listMentors } from '@femcoders/contracts/endpoints/mentoring';
import { readWhole } from '@femcoders/kit/data/whole-list';
import { type ApiClient, callApi, type PageAddress } from '@femcoders/platform';
import { mentorPath } from '../mentoring-address.ts';

/** The pages of mentors who show themselves. */
export async function listMentorAddresses(api: ApiClient): Promise<PageAddress[]> {
  const mentors = await readWhole((query) => callApi(api, listMentors, { query }));
  return mentors.map(({ slug, name, headline }) => ({
    path: mentorPath(slug),
    title: name,
    description: headline,
    kind: 'mentora',
  }));
}
