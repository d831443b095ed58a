import type { Feature } from '../../feature/feature.ts';
import { noteData } from './note-data.ts';
import { accountAdminRoutes } from './routes.ts';

/** The administration of accounts. */
export const accountAdmin: Feature = {
  name: 'account-admin',
  routes: [accountAdminRoutes],
  memberData: [noteData],
  notMemberData: { 'user_notes.author_id': 'Work of the team; it stands among her acts.' },
  accounts: {
    carried: [
      { table: 'user_notes', column: 'user_id' },
      { table: 'user_notes', column: 'author_id' },
    ],
  },
};
