import type { AdminMentor, AdminMentorChange } from '@femcoders/contracts/admin-mentoring';
import * as endpoints from '@femcoders/contracts/endpoints/admin-mentoring';
import { waitingWorkKey } from '../../layout/waiting-work.ts';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { recordCalls } from '../../records/record-calls.ts';
import { mentoringFiguresKey } from './mentoring-request.ts';

/** A mentor and whom she accompanies. */
const mentor = recordCalls<AdminMentor>({
  read: endpoints.readMentorInAnyState,
  lists: () => [adminListKey({ endpoint: endpoints.listMentorsInAnyState }), mentoringFiguresKey, waitingWorkKey],
});
export const useMentor = mentor.useRecord;

/** Takes a mentor in, pauses her or says no; the way back is the same call. It throws what the API client throws. */
export function useMoveMentor(id: string) {
  const { change } = mentor.useChanges();
  return async (body: AdminMentorChange): Promise<void> =>
    void (await change(endpoints.changeMentorState, { params: { id }, body }));
}
export type MoveMentor = ReturnType<typeof useMoveMentor>;
