import { purgeSessions } from '../../authentication/session.ts';
import type { Feature } from '../../feature/feature.ts';
import { purgeDevices } from './known-devices.ts';
import { passwordLinkJob } from './passwords/forgot-password.ts';
import { purgeLinks } from './passwords/password-link.ts';
import { passwordRoutes } from './passwords/routes.ts';
import { authRoutes } from './routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { purgeSecondFactors } from './second-factor/second-factor.ts';
import { secondFactorData } from './second-factor/second-factor-data.ts';
import { deviceData, sessionData } from './session-data.ts';
import { sessionRoutes } from './session-routes.ts';

/** Logging in and out, passwords, the second factor, and the sessions of a member. */
export const auth: Feature = {
  name: 'auth',
  routes: [authRoutes, sessionRoutes, secondFactorRoutes, passwordRoutes],
  jobs: [passwordLinkJob],
  purge: {
    /** When they end. */
    sessions: ({ db, now }) => purgeSessions(db, now),
    /** After 90 days without use. */
    devices: ({ db, now }) => purgeDevices(db, now),
    passwordLinks: ({ db, now }) => purgeLinks(db, now),
    secondFactors: ({ db, now }) => purgeSecondFactors(db, now),
  },
  memberData: [sessionData, deviceData, secondFactorData],
  notMemberData: {
    'login_challenges.user_id': 'The first step of a login whose second is still to come, for minutes, kept as a hash.',
    'password_links.user_id': 'Links for one use, kept as hashes for a week at the most.',
  },
  accounts: {
    leftBehind: ['sessions', 'second_factors', 'recovery_codes', 'password_links', 'login_challenges', 'known_devices'],
  },
};

export { ensureFirstAdmin } from './first-admin.ts';
export { refuseCommonPassword } from './passwords/common-passwords.ts';
export { openLink } from './passwords/password-link.ts';
export { lockAddress, resetMail } from './passwords/password-mails.ts';
export { hasSecondFactor, removeSecondFactor } from './second-factor/second-factor.ts';
// The interface for other features.
export { type SessionRequest, sessionRequestOf, startSession } from './start-session.ts';
