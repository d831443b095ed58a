import type { AdminEvent } from '@femcoders/contracts/admin-event';
import { listEventsInAnyState } from '@femcoders/contracts/endpoints/events';
import { useQueryClient } from '@femcoders/platform';
import { waitingWorkKey } from '../layout/waiting-work.ts';
import { adminListKey } from '../lists/admin-list-query.ts';
import { adminEventKey } from './api/admin-event.ts';

/** Returns the function to call after an event was changed: it refreshes everything that shows the event. */
export function useEventChanged() {
  const queryClient = useQueryClient();
  /** @param event as it is stored now; null when it is gone */
  return async (event: AdminEvent | null) => {
    if (event) {
      const queryKey = adminEventKey(event.id);
      // An answer from before the change that is still on its way must not replace it.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, event);
    }
    void queryClient.invalidateQueries({ queryKey: adminListKey({ endpoint: listEventsInAnyState }) });
    void queryClient.invalidateQueries({ queryKey: waitingWorkKey });
  };
}
