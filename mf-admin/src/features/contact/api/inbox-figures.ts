import { countMessages } from '@femcoders/contracts/endpoints/contact';
import { useAdminCall } from '../../layout/use-admin-call.ts';

export const inboxFiguresKey = ['admin', 'inbox-figures'] as const;

/** How many messages are in which state, and how long their senders wait. */
export const useInboxFigures = () => useAdminCall(inboxFiguresKey, countMessages).data;
