import type { AdminEvent } from '@femcoders/contracts/admin-event';
import type { EventState } from '@femcoders/contracts/event-names';
import { ApiError, showToast, useNavigate, useQueryClient } from '@femcoders/platform';
import { useAdminApi } from '../layout/use-admin-api.ts';
import { adminEventKey, changeEventState, deleteEvent, duplicateEvent, restoreEventText } from './api/admin-event.ts';
import { notifiedWords } from './event-words.ts';
import { useEventChanged } from './use-event-changed.ts';

/** The outcome of the page that led here, as the navigation's state. */
export interface ArrivingWith {
  said?: string;
}

/** Returns the sentence for a refused action. */
export const refusalWords = (failure: unknown) =>
  failure instanceof ApiError ? failure.message : 'No hemos podido conectar. Prueba otra vez.';

/**
 * Returns the mutations of an event as a whole; each throws what the API client throws.
 * @param saveFirst stores what has been typed; null when that did not work and the form says why
 */
export function useEventMutations(event: AdminEvent, saveFirst: () => Promise<AdminEvent | null>) {
  const api = useAdminApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const eventChanged = useEventChanged();
  const { id } = event;

  async function act<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (failure) {
      // Perhaps it is no longer as it is shown here.
      void queryClient.invalidateQueries({ queryKey: adminEventKey(id) });
      throw failure;
    }
  }

  return {
    /**
     * @param done what is said when it is done
     * @param hear how many will hear of it by mail
     * @returns what is said now, with who was mailed; null when what was typed could not be stored
     */
    become: (next: EventState, done: string, { reason = '', hear = 0 } = {}) =>
      act(async () => {
        const saved = await saveFirst();
        if (!saved) return null;
        const change = { state: next, reason: reason.trim() || null, updated_at: saved.updated_at };
        const changed = await changeEventState(api, id, change);
        await eventChanged(changed);
        return hear > 0 ? `${done} ${notifiedWords(changed.told)}` : done;
      }),
    /** @returns false when what was typed could not be stored */
    restoreText: (version: number) =>
      act(async () => {
        const saved = await saveFirst();
        if (!saved) return false;
        await eventChanged(await restoreEventText(api, id, { version, updatedAt: saved.updated_at }));
        return true;
      }),
    /** @param start wall clock time of the copy; empty: as the API chooses */
    copy: (start: string) =>
      act(async () => {
        const made = await duplicateEvent(api, id, { start_local: start || null });
        await eventChanged(made);
        const arrivingWith: ArrivingWith = { said: 'Esta es la copia: un borrador. Revisa la fecha y publícala.' };
        navigate(`/admin/eventos/${made.id}`, { state: arrivingWith });
      }),
    remove: () =>
      act(async () => {
        await deleteEvent(api, id);
        await eventChanged(null);
        navigate('/admin/eventos');
        showToast(`«${event.name}» se ha borrado.`);
      }),
  };
}
export type EventMutations = ReturnType<typeof useEventMutations>;
