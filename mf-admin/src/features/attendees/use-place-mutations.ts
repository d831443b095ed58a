import type { AdminRegistration } from '@femcoders/contracts/registration';
import { showToast, useQueryClient } from '@femcoders/platform';
import { useCallback } from 'react';
import { showFailure } from '../layout/undo-toast.ts';
import { useAdminApi } from '../layout/use-admin-api.ts';
import { adminListKey } from '../lists/admin-list-query.ts';
import { attendanceKey } from './api/attendance.ts';
import { mutatePlace, type PlaceMutation } from './api/place-mutation.ts';
import { attendeesOf } from './attendee-list.tsx';
import { stateNames } from './attendee-words.ts';

const done: Record<PlaceMutation, (row: AdminRegistration) => string> = {
  cancel: ({ name }) => `Has cancelado la plaza de ${name}.`,
  restore: ({ name, state }) => `${name} vuelve a estar como antes: ${stateNames[state].toLowerCase()}.`,
  place: ({ name }) => `${name} tiene plaza.`,
  'check-in': ({ name }) => `${name} ha llegado.`,
  'undo-check-in': ({ name }) => `${name} ya no consta como llegada.`,
};
const undoneBy: Partial<Record<PlaceMutation, PlaceMutation>> = { cancel: 'restore', 'check-in': 'undo-check-in' };

/** Does things with the places of an event, says how it went and offers the way back. */
export function usePlaceMutations(eventId: string) {
  const api = useAdminApi();
  const queryClient = useQueryClient();

  const refresh = useCallback(async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: adminListKey(attendeesOf(eventId)) }),
      queryClient.invalidateQueries({ queryKey: attendanceKey(eventId) }),
    ]);
  }, [queryClient, eventId]);

  /** Done when the list shows it. */
  const act = useCallback(
    async (id: string, what: PlaceMutation): Promise<void> => {
      try {
        const row = await mutatePlace(api, id, what);
        const undo = undoneBy[what];
        showToast(done[what](row), {
          tone: 'success',
          ...(undo && { action: { label: 'Deshacer', run: () => void act(id, undo) } }),
        });
      } catch (error) {
        showFailure(error);
      } finally {
        await refresh();
      }
    },
    [api, refresh],
  );

  return { act, refresh };
}
