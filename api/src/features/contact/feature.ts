import type { Feature } from '../../feature/feature.ts';
import { inboxRoutes } from './inbox-routes.ts';
import { messageData } from './message-data.ts';
import { contactRoutes } from './routes.ts';
import { purgeMessages } from './submit-message.ts';
import { waitingMessages } from './waiting-messages.ts';

/** Messages to the team, and its inbox. */
export const contact: Feature = {
  name: 'contact',
  routes: [contactRoutes, inboxRoutes],
  purge: {
    /** After a year. */
    messages: ({ db, now }) => purgeMessages(db, now),
  },
  pendingWork: [waitingMessages],
  memberData: [messageData],
  notMemberData: {
    'contact_entries.author_id': 'Work of the team; it stands among her acts.',
    'contact_messages.assigned_to': 'Work of the team; what she did with it stands among her acts.',
  },
  accounts: {
    carried: [
      { table: 'contact_messages', column: 'assigned_to' },
      { table: 'contact_entries', column: 'author_id' },
    ],
  },
};

// The interface for other features.
export { readableBy } from './inbox-access.ts';
export { submitMessage } from './submit-message.ts';
