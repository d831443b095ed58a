import type { Feature } from '../../feature/feature.ts';
import { adminPeopleRoutes } from './admin-routes.ts';
import { peopleRoutes } from './routes.ts';

/** Speakers and the team, as the site shows them. */
export const people: Feature = {
  name: 'people',
  routes: [peopleRoutes, adminPeopleRoutes],
  lists: { people: ['people_changed'] },
  notMemberData: { 'people.accepted_by': 'Work of the team; it stands among her acts.' },
  accounts: { carried: [{ table: 'people', column: 'accepted_by' }] },
};

// The interface for other features.
export { published, spanishName, toPerson } from './person-list.ts';
