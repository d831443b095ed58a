import { listMentors, readMentor } from '@femcoders/contracts/endpoints/mentoring';
import type { ValuesOf } from '@femcoders/kit/lists/list-filters';
import { type ApiClient, callApi } from '@femcoders/platform';
import type { mentorFilters } from './mentor-filters.ts';

/** Cards of one page. */
export const mentorsPerPage = 12;

export type MentorFilterValues = ValuesOf<typeof mentorFilters>;

/** One page of the mentors who show themselves. */
export const mentorsQuery = (api: ApiClient, filters: MentorFilterValues, page: number) => ({
  queryKey: ['mentors', filters, page],
  queryFn: () =>
    callApi(api, listMentors, {
      query: {
        topic: filters.tema,
        language: filters.idioma,
        format: filters.formato,
        modality: filters.modalidad,
        room: filters.sitio && ('yes' as const),
        page,
        limit: mentorsPerPage,
      },
    }),
});

export const mentorKey = (slug: string) => ['mentor', slug];

/** One of them. */
export const mentorQuery = (api: ApiClient, slug: string) => ({
  queryKey: mentorKey(slug),
  queryFn: () => callApi(api, readMentor, { params: { slug } }),
});
