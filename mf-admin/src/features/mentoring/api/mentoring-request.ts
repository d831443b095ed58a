import type {
  AdminMentoring,
  AdminMentoringChange,
  AdminMentoringFigures,
  MentorCandidate,
  MentoringTeamNote,
  NewProposals,
} from '@femcoders/contracts/admin-mentoring';
import { useQuery, useQueryClient } from '@femcoders/platform';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { useAdminApi } from '../../room/use-admin-api.ts';
import { waitingWorkKey } from '../../room/waiting-work.ts';
import { mentorList } from '../mentor-list.tsx';
import { requestList } from '../request-list.tsx';

export const mentoringFiguresKey = ['admin', 'mentoring-figures'] as const;
const requestKey = (id: string) => ['admin', 'mentoring-request', id] as const;
const candidatesKey = (id: string) => ['admin', 'mentoring-candidates', id] as const;

/** How many there are in each state, and how much room the mentors have. */
export function useMentoringFigures(): AdminMentoringFigures | undefined {
  const api = useAdminApi();
  const { data } = useQuery({
    queryKey: mentoringFiguresKey,
    queryFn: ({ signal }) => api.request<AdminMentoringFigures>('/admin/mentoring/figures', { signal }),
    staleTime: 0,
  });
  return data;
}

/** A request with its history, as it is now. */
export function useMentoringRequest(id: string) {
  const api = useAdminApi();
  return useQuery({
    queryKey: requestKey(id),
    queryFn: ({ signal }) => api.request<AdminMentoring>(`/admin/mentoring/${encodeURIComponent(id)}`, { signal }),
    staleTime: 0,
  });
}

/** The engine's list for a request. */
export function useCandidates(id: string) {
  const api = useAdminApi();
  return useQuery({
    queryKey: candidatesKey(id),
    queryFn: ({ signal }) =>
      api.request<MentorCandidate[]>(`/admin/mentoring/${encodeURIComponent(id)}/candidates`, { signal }),
    staleTime: 0,
  });
}

interface ActBodies {
  proposals: NewProposals;
  state: AdminMentoringChange;
  notes: MentoringTeamNote;
}
export type ActOnRequest = <Act extends keyof ActBodies>(act: Act, body: ActBodies[Act]) => Promise<void>;

/**
 * Does something with a request; afterwards the page shows it as it is, also when somebody else was first.
 * @throws what the API client throws
 */
export function useActOnRequest(id: string): ActOnRequest {
  const api = useAdminApi();
  const queries = useQueryClient();
  return async (act, body) => {
    try {
      const path = `/admin/mentoring/${encodeURIComponent(id)}/${act}`;
      const request = await api.request<AdminMentoring>(path, { method: 'POST', body });
      // An answer from before the change that is still on its way must not replace it.
      await queries.cancelQueries({ queryKey: requestKey(id) });
      queries.setQueryData(requestKey(id), request);
    } catch (error) {
      void queries.invalidateQueries({ queryKey: requestKey(id) });
      throw error;
    }
    const touched = [adminListKey(requestList), adminListKey(mentorList), mentoringFiguresKey, waitingWorkKey];
    for (const queryKey of [...touched, candidatesKey(id)]) void queries.invalidateQueries({ queryKey });
  };
}
