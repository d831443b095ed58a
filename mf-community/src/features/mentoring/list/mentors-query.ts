import { countMentors, listMentors, readMentor } from '@femcoders/contracts/endpoints/mentoring';
import type { ValuesOf } from '@femcoders/kit/lists/list-filters';
import { type ApiClient, callApi } from '@femcoders/platform';
import { countedPage } from '../../lists/counted-page.ts';
import type { mentorFilters } from './mentor-filters.ts';

/** Cards of one page. */
const mentorsPerPage = 12;

export type MentorFilterValues = ValuesOf<typeof mentorFilters>;

/** One page of the mentors who show themselves. */
export function mentorsQuery(api: ApiClient, filters: MentorFilterValues, page: number) {
  const query = {
    topic: filters.tema,
    language: filters.idioma,
    format: filters.formato,
    modality: filters.modalidad,
    room: filters.sitio && ('yes' as const),
  };
  return {
    queryKey: ['mentors', filters, page],
    queryFn: () =>
      countedPage(
        callApi(api, listMentors, { query: { ...query, page, limit: mentorsPerPage } }),
        callApi(api, countMentors, { query }),
        mentorsPerPage,
      ),
  };
}

export const mentorKey = (slug: string) => ['mentor', slug];

/** One of them. */
export const mentorQuery = (api: ApiClient, slug: string) => ({
  queryKey: mentorKey(slug),
  queryFn: () => callApi(api, readMentor, { params: { slug } }),
});
