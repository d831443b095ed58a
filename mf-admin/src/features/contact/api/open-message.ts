import type { Assignment, InboxMessage, NewAnswer, NewNote, StateChange } from '@femcoders/contracts/contact-inbox';
import * as endpoints from '@femcoders/contracts/endpoints/contact';
import { waitingWorkKey } from '../../layout/waiting-work.ts';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { recordCalls } from '../../records/record-calls.ts';
import { inboxFiguresKey } from './inbox-figures.ts';

/** A message of the contact form. */
const message = recordCalls<InboxMessage>({
  read: endpoints.readMessage,
  lists: () => [adminListKey({ endpoint: endpoints.listMessages }), inboxFiguresKey, waitingWorkKey],
});
export const useMessage = message.useRecord;

/** Returns the mutations of a message; each throws what the API client throws. */
export function useMessageMutations(id: string) {
  const { change } = message.useChanges();
  const params = { id };
  return {
    changeState: (body: StateChange) => change(endpoints.changeMessageState, { params, body }),
    assign: (body: Assignment) => change(endpoints.assignMessage, { params, body }),
    addNote: (body: NewNote) => change(endpoints.noteOnMessage, { params, body }),
    answer: (body: NewAnswer) => change(endpoints.answerMessage, { params, body }),
  };
}
export type MessageMutations = ReturnType<typeof useMessageMutations>;
