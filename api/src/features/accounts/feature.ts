import type { Feature } from '../../feature/feature.ts';
import { accountData } from './account-data.ts';
import { purgePendingAccounts } from './register.ts';
import { accountRoutes } from './routes.ts';

/** Registering, and the account itself. */
export const accounts: Feature = {
  name: 'accounts',
  routes: [accountRoutes],
  purge: {
    /** A registration that nobody confirmed, after a day. */
    pendingAccounts: ({ db, now }) => purgePendingAccounts(db, now),
  },
  memberData: [accountData],
  notMemberData: {
    'pending_accounts.email': "A registration that nobody has confirmed may be anybody's, and is gone after a day.",
  },
};

// The interface for other features.
export { accountFacts } from './account-facts.ts';
export { howAreYouMail, stillNewMail } from './account-mails.ts';
export { lockAdmins, refuseLastAdmin } from './last-admin.ts';
