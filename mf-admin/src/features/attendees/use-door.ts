import { readDoor } from '@femcoders/contracts/endpoints/registrations';
import type { Door, DoorEntry } from '@femcoders/contracts/registration';
import { callApi, useQuery, useQueryClient } from '@femcoders/platform';
import { useCallback, useMemo } from 'react';
import { useAdminApi } from '../layout/use-admin-api.ts';
import { mutatePlace } from './api/place-mutation.ts';

/** How often a door asks what the others have done, while its tab is visible, in milliseconds. */
const refreshMs = 4_000;

/**
 * The list of an event's door, in step with the other doors, and ticking off. What is ticked shows at once and goes
 * back when the API refuses it.
 */
export function useDoor(eventId: string) {
  const api = useAdminApi();
  const queryClient = useQueryClient();
  const queryKey = useMemo(() => ['admin', 'door', eventId] as const, [eventId]);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(api, readDoor, { params: { id: eventId }, signal }),
    staleTime: 0,
    refetchInterval: refreshMs,
    refetchOnWindowFocus: 'always',
  });

  /** An answer that was asked for before is not to take it back. */
  const show = useCallback(
    async (id: string, part: Partial<DoorEntry>) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Door>(
        queryKey,
        (door) =>
          door && { ...door, people: door.people.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)) },
      );
    },
    [queryClient, queryKey],
  );

  /** @throws what the API client throws */
  const setArrived = useCallback(
    async ({ id, checked_in_at }: DoorEntry, arrived: boolean) => {
      await show(id, { checked_in_at: arrived ? new Date().toISOString() : null });
      try {
        const row = await mutatePlace(api, id, arrived ? 'check-in' : 'undo-check-in');
        await show(id, { checked_in_at: row.checked_in_at });
      } catch (error) {
        await show(id, { checked_in_at });
        throw error;
      } finally {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
    [api, queryClient, queryKey, show],
  );

  /** @throws what the API client throws */
  const givePlace = useCallback(
    async ({ id }: DoorEntry) => {
      await mutatePlace(api, id, 'place');
      await show(id, { state: 'registered' });
    },
    [api, show],
  );

  return { ...query, setArrived, givePlace };
}
