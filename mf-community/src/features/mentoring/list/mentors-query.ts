import type { MentorCard, MentorPage } from '@femcoders/contracts/mentoring';
import type { FilterValues } from '@femcoders/kit/lists/list-filters';
import type { ApiClient } from '@femcoders/platform';
import type { MentorFilterName } from './mentor-filters.ts';

/** Cards of one page. */
export const mentorsPerPage = 12;

export type MentorFilterValues = FilterValues<MentorFilterName>;

/** One page of the mentors who show themselves. */
export const mentorsQuery = (api: ApiClient, filters: MentorFilterValues, page: number) => ({
  queryKey: ['mentors', filters, page],
  queryFn: () =>
    api.request<MentorCard[]>('/mentors', {
      query: {
        topic: filters.tema,
        language: filters.idioma,
        format: filters.formato,
        modality: filters.modalidad,
        room: filters.sitio && 'yes',
        page,
        limit: mentorsPerPage,
      },
    }),
});

export const mentorKey = (slug: string) => ['mentor', slug];

/** One of them. */
export const mentorQuery = (api: ApiClient, slug: string) => ({
  queryKey: mentorKey(slug),
  queryFn: () => api.request<MentorPage>(`/mentors/${encodeURIComponent(slug)}`),
});
