import type { Feature } from '../../feature/feature.ts';
import { adminRegistrationRoutes } from './admin-routes.ts';
import { confirmPlaceRoutes } from './confirm-routes.ts';
import { eraseRegistrations } from './erase-registrations.ts';
import { memberRegistrationRoutes } from './member-routes.ts';
import { createChangeNotifier } from './notify-event-change.ts';
import { maintainPlaces } from './place-maintenance.ts';
import { registrationData } from './registration-data.ts';
import { registrationRoutes } from './routes.ts';

/** Places at events. */
export const registrations: Feature = {
  name: 'registrations',
  routes: [registrationRoutes, confirmPlaceRoutes, adminRegistrationRoutes, memberRegistrationRoutes],
  purge: { registrations: ({ db, now }) => eraseRegistrations(db, now) },
  everyFiveMinutes: () => ({
    places: async ({ pool, placeLinks, ...ports }) => maintainPlaces(pool, { ...ports, links: await placeLinks() }),
  }),
  onEventChanged: createChangeNotifier,
  memberData: [registrationData],
  notMemberData: { 'registrations.checked_in_by': 'Work of the team; it stands among her acts.' },
  accounts: { carried: [{ table: 'registrations', column: 'checked_in_by' }] },
};

export type { PlacePorts, RegistrationRow } from './place.ts';
// The interface for other features.
export { placeFacts } from './place-facts.ts';
export { promoteWaiting } from './promote-waiting.ts';
