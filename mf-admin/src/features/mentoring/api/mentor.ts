import type { AdminMentor, AdminMentorChange } from '@femcoders/contracts/admin-mentoring';
import { useQuery, useQueryClient } from '@femcoders/platform';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { useAdminApi } from '../../room/use-admin-api.ts';
import { waitingWorkKey } from '../../room/waiting-work.ts';
import { mentorList } from '../mentor-list.tsx';
import { mentoringFiguresKey } from './mentoring-request.ts';

const mentorKey = (id: string) => ['admin', 'mentor', id] as const;

/** A mentor and whom she accompanies, as it is now. */
export function useMentor(id: string) {
  const api = useAdminApi();
  return useQuery({
    queryKey: mentorKey(id),
    queryFn: ({ signal }) => api.request<AdminMentor>(`/admin/mentors/${encodeURIComponent(id)}`, { signal }),
    staleTime: 0,
  });
}

/**
 * Takes a mentor in, pauses her or says no; the way back is the same call.
 * @throws what the API client throws
 */
export function useMoveMentor(id: string) {
  const api = useAdminApi();
  const queries = useQueryClient();
  return async (body: AdminMentorChange): Promise<void> => {
    try {
      const path = `/admin/mentors/${encodeURIComponent(id)}/state`;
      const mentor = await api.request<AdminMentor>(path, { method: 'POST', body });
      await queries.cancelQueries({ queryKey: mentorKey(id) });
      queries.setQueryData(mentorKey(id), mentor);
    } catch (error) {
      void queries.invalidateQueries({ queryKey: mentorKey(id) });
      throw error;
    }
    for (const queryKey of [adminListKey(mentorList), mentoringFiguresKey, waitingWorkKey])
      void queries.invalidateQueries({ queryKey });
  };
}
