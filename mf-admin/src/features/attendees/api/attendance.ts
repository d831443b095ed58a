import type { Attendance } from '@femcoders/contracts/registration';
import { useQuery } from '@femcoders/platform';
import { useAdminApi } from '../../layout/use-admin-api.ts';

/** How often the numbers are asked for again while the tab is visible, in milliseconds. */
const refreshMs = 30_000;

export const attendanceKey = (eventId: string) => ['admin', 'attendance', eventId] as const;

/** How full an event is and who has arrived, in numbers. */
export function useAttendance(eventId: string) {
  const api = useAdminApi();
  return useQuery({
    queryKey: attendanceKey(eventId),
    queryFn: ({ signal }) =>
      api.request<Attendance>(`/admin/events/${encodeURIComponent(eventId)}/attendance`, { signal }),
    staleTime: 0,
    refetchInterval: refreshMs,
  });
}
