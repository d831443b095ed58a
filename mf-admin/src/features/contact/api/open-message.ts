import type { Assignment, InboxMessage, NewAnswer, NewNote, StateChange } from '@femcoders/contracts/contact-inbox';
import { useQuery, useQueryClient } from '@femcoders/platform';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { useAdminApi } from '../../room/use-admin-api.ts';
import { waitingWorkKey } from '../../room/waiting-work.ts';
import { inboxList } from '../inbox-list.tsx';
import { inboxFiguresKey } from './inbox-figures.ts';

const messageKey = (id: string) => ['admin', 'inbox-message', id] as const;

/** A message whole, as it is now. */
export function useMessage(id: string) {
  const api = useAdminApi();
  return useQuery({
    queryKey: messageKey(id),
    queryFn: ({ signal }) => api.request<InboxMessage>(`/admin/contact/${encodeURIComponent(id)}`, { signal }),
    staleTime: 0,
  });
}

interface ActBodies {
  state: StateChange;
  assignee: Assignment;
  notes: NewNote;
  answers: NewAnswer;
}
export type ActOnMessage = <Act extends keyof ActBodies>(act: Act, body: ActBodies[Act]) => Promise<void>;

/**
 * Does something with a message; afterwards the page shows it as it is, also when somebody else was first.
 * @throws what the API client throws
 */
export function useActOnMessage(id: string): ActOnMessage {
  const api = useAdminApi();
  const queries = useQueryClient();
  return async (act, body) => {
    try {
      const path = `/admin/contact/${encodeURIComponent(id)}/${act}`;
      const message = await api.request<InboxMessage>(path, { method: 'POST', body });
      // An answer from before the change that is still on its way must not replace it.
      await queries.cancelQueries({ queryKey: messageKey(id) });
      queries.setQueryData(messageKey(id), message);
    } catch (error) {
      void queries.invalidateQueries({ queryKey: messageKey(id) });
      throw error;
    }
    for (const queryKey of [adminListKey(inboxList), inboxFiguresKey, waitingWorkKey]) {
      void queries.invalidateQueries({ queryKey });
    }
  };
}
