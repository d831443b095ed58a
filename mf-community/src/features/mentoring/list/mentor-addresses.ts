import type { MentorCard } from '@femcoders/contracts/mentoring';
import type { ApiClient, PageAddress } from '@femcoders/platform';
import { mentorPath } from '../mentoring-address.ts';

/** The pages of mentors who show themselves. */
export async function listMentorAddresses(api: ApiClient): Promise<PageAddress[]> {
  const mentors = await api.request<MentorCard[]>('/mentors');
  return mentors.map(({ slug, name, headline }) => ({
    path: mentorPath(slug),
    title: name,
    description: headline,
    kind: 'mentora',
  }));
}
