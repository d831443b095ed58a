import type {
  AdminMentoring,
  AdminMentoringChange,
  MentoringTeamNote,
  NewProposals,
} from '@femcoders/contracts/admin-mentoring';
import * as endpoints from '@femcoders/contracts/endpoints/admin-mentoring';
import { useAdminCall } from '../../layout/use-admin-call.ts';
import { waitingWorkKey } from '../../layout/waiting-work.ts';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { recordCalls } from '../../records/record-calls.ts';

export const mentoringFiguresKey = ['admin', 'mentoring-figures'] as const;
const candidatesKey = (id: string) => ['admin', 'mentoring-candidates', id] as const;

/** A request with its history. */
const request = recordCalls<AdminMentoring>({
  read: endpoints.readMentoringRequest,
  lists: (id) => [
    adminListKey({ endpoint: endpoints.listMentoringRequests }),
    adminListKey({ endpoint: endpoints.listMentorsInAnyState }),
    mentoringFiguresKey,
    waitingWorkKey,
    candidatesKey(id),
  ],
});
export const useMentoringRequest = request.useRecord;

/** How many there are in each state, and how much room the mentors have. */
export const useMentoringFigures = () => useAdminCall(mentoringFiguresKey, endpoints.countMentoring).data;

/** The engine's list for a request. */
export const useCandidates = (id: string) =>
  useAdminCall(candidatesKey(id), endpoints.listMentorCandidates, { params: { id } });

/** Returns the mutations of a request; each throws what the API client throws. */
export function useRequestMutations(id: string) {
  const { change } = request.useChanges();
  return {
    propose: (body: NewProposals) => change(endpoints.proposeMentors, { params: { id }, body }),
    move: (body: AdminMentoringChange) => change(endpoints.changeMentoringRequestState, { params: { id }, body }),
    addNote: (body: MentoringTeamNote) => change(endpoints.noteOnMentoringRequest, { params: { id }, body }),
  };
}
export type RequestMutations = ReturnType<typeof useRequestMutations>;
