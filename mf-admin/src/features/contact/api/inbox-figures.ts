import type { InboxFigures } from '@femcoders/contracts/contact-inbox';
import { useAdminQuery } from '../../layout/use-admin-query.ts';

export const inboxFiguresKey = ['admin', 'inbox-figures'] as const;

/** How many messages are in which state, and how long their senders wait. */
export const useInboxFigures = () => useAdminQuery<InboxFigures>(inboxFiguresKey, '/admin/contact/figures').data;
