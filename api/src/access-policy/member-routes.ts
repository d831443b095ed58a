import type { Access } from './access.ts';

/** What visitors and members may do. */
export const memberRoutes = {
  'GET /events/api/list/past': 'public',
  'GET /events/api/list/upcoming': 'public',
  'GET /events/api/calendar.ics': 'public',
  'GET /events/api/detail/:slug': 'public',
  'GET /events/api/detail/:slug/calendar.ics': 'public',
  'POST /events/api/detail/:slug/registrations': 'public',
  'POST /registrations/confirm': 'public',
  'GET /own-registration': 'public',
  'GET /own-registration/calendar.ics': 'public',
  'POST /own-registration/cancel': 'public',
  'POST /own-registration/accept': 'public',

  'GET /figures': 'public',
  'GET /stats': 'public',
  'GET /stats/:file': 'public',
  'POST /contact': 'public',

  'GET /pictures/:file': 'public',

  'GET /user/:id/registrations': ['owner'],

  'GET /user/:id/achievements': ['owner'],
  'POST /user/:id/achievements/seen': ['owner'],
  'PUT /user/:id/achievements/visibility': ['owner'],

  'GET /search': 'public',

  'GET /registry': 'public',
  'GET /changes': 'public',
  'POST /beacons': 'public',
  'POST /refusals': 'public',
  'GET /registry/:name/:version': 'public',
  'GET /openapi.json': 'public',
  'GET /docs': 'public',
  'GET /docs/*': 'public',
} as const satisfies Record<string, Access>;
