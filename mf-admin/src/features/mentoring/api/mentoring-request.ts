import type {
  AdminMentoring,
  AdminMentoringChange,
  AdminMentoringFigures,
  MentorCandidate,
  MentoringTeamNote,
  NewProposals,
} from '@femcoders/contracts/admin-mentoring';
import { useAdminQuery } from '../../layout/use-admin-query.ts';
import { waitingWorkKey } from '../../layout/waiting-work.ts';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { adminRecord } from '../../records/admin-record.ts';
import { mentorList } from '../mentor-list.tsx';
import { requestList } from '../request-list.tsx';

export const mentoringFiguresKey = ['admin', 'mentoring-figures'] as const;
const candidatesKey = (id: string) => ['admin', 'mentoring-candidates', id] as const;

/** A request with its history. */
const request = adminRecord<AdminMentoring>({
  at: (id, act) => `/admin/mentoring/${encodeURIComponent(id)}${act}`,
  lists: (id) => [
    adminListKey(requestList),
    adminListKey(mentorList),
    mentoringFiguresKey,
    waitingWorkKey,
    candidatesKey(id),
  ],
});
export const useMentoringRequest = request.useRecord;

/** How many there are in each state, and how much room the mentors have. */
export const useMentoringFigures = () =>
  useAdminQuery<AdminMentoringFigures>(mentoringFiguresKey, '/admin/mentoring/figures').data;

/** The engine's list for a request. */
export const useCandidates = (id: string) =>
  useAdminQuery<MentorCandidate[]>(candidatesKey(id), `/admin/mentoring/${encodeURIComponent(id)}/candidates`);

interface ActBodies {
  proposals: NewProposals;
  state: AdminMentoringChange;
  notes: MentoringTeamNote;
}
export type ActOnRequest = <Act extends keyof ActBodies>(act: Act, body: ActBodies[Act]) => Promise<void>;

/** Does something with a request; throws what the API client throws. */
export function useActOnRequest(id: string): ActOnRequest {
  const { change } = request.useChanges();
  return async (act, body) => void (await change('POST', id, `/${act}`, body));
}
