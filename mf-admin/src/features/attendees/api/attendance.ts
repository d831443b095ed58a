import { readAttendance } from '@femcoders/contracts/endpoints/registrations';
import { callApi, useQuery } from '@femcoders/platform';
import { useAdminApi } from '../../layout/use-admin-api.ts';

/** How often the numbers are asked for again while the tab is visible, in milliseconds. */
const refreshMs = 30_000;

export const attendanceKey = (eventId: string) => ['admin', 'attendance', eventId] as const;

/** How full an event is and who has arrived, in numbers. */
export function useAttendance(eventId: string) {
  const api = useAdminApi();
  return useQuery({
    queryKey: attendanceKey(eventId),
    queryFn: ({ signal }) => callApi(api, readAttendance, { params: { id: eventId }, signal }),
    staleTime: 0,
    refetchInterval: refreshMs,
  });
}
