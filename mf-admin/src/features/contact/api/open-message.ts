import type { Assignment, InboxMessage, NewAnswer, NewNote, StateChange } from '@femcoders/contracts/contact-inbox';
import { waitingWorkKey } from '../../layout/waiting-work.ts';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { adminRecord } from '../../records/admin-record.ts';
import { inboxList } from '../inbox-list.tsx';
import { inboxFiguresKey } from './inbox-figures.ts';

/** A message of the contact form. */
const message = adminRecord<InboxMessage>({
  at: (id, act) => `/admin/contact/${encodeURIComponent(id)}${act}`,
  lists: () => [adminListKey(inboxList), inboxFiguresKey, waitingWorkKey],
});
export const useMessage = message.useRecord;

interface ActBodies {
  state: StateChange;
  assignee: Assignment;
  notes: NewNote;
  answers: NewAnswer;
}
export type ActOnMessage = <Act extends keyof ActBodies>(act: Act, body: ActBodies[Act]) => Promise<void>;

/** Does something with a message; throws what the API client throws. */
export function useActOnMessage(id: string): ActOnMessage {
  const { change } = message.useChanges();
  return async (act, body) => void (await change('POST', id, `/${act}`, body));
}
