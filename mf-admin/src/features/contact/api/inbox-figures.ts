import type { InboxFigures } from '@femcoders/contracts/contact-inbox';
import { useQuery } from '@femcoders/platform';
import { useAdminApi } from '../../room/use-admin-api.ts';

export const inboxFiguresKey = ['admin', 'inbox-figures'] as const;

/** How many messages are in which state, and how long their senders wait. */
export function useInboxFigures(): InboxFigures | undefined {
  const api = useAdminApi();
  const { data } = useQuery({
    queryKey: inboxFiguresKey,
    queryFn: ({ signal }) => api.request<InboxFigures>('/admin/contact/figures', { signal }),
    staleTime: 0,
  });
  return data;
}
