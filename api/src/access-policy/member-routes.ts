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

  'GET /pictures/:file': 'public',

  'GET /user/:id/registrations': ['owner'],

  'GET /user/:id/achievements': ['owner'],
  'POST /user/:id/achievements/seen': ['owner'],
  'PUT /user/:id/achievements/visibility': ['owner'],

  'GET /mentors': 'public',
  'GET /mentors/:slug': 'public',
  'GET /mentoring/sessions/calendar.ics': 'public',
  'GET /mentoring/sessions/:key/calendar.ics': 'public',
  'GET /user/:id/mentoring': ['owner'],
  'PUT /user/:id/mentoring/offer': ['owner'],
  'POST /user/:id/mentoring/offer/state': ['owner'],
  'DELETE /user/:id/mentoring/offer': ['owner'],
  'POST /user/:id/mentoring/requests': ['owner'],
  'PUT /user/:id/mentoring/requests/:request': ['owner'],
  'POST /user/:id/mentoring/requests/:request/withdraw': ['owner'],
  'POST /user/:id/mentoring/requests/:request/again': ['owner'],
  'POST /user/:id/mentoring/proposals/:proposal': ['owner'],
  'GET /user/:id/mentoring/pairs/:pair': ['owner'],
  'POST /user/:id/mentoring/pairs/:pair/state': ['owner'],
  'POST /user/:id/mentoring/pairs/:pair/sessions': ['owner'],
  'PUT /user/:id/mentoring/pairs/:pair/sessions/:session': ['owner'],
  'POST /user/:id/mentoring/pairs/:pair/sessions/:session/state': ['owner'],
  'PUT /user/:id/mentoring/pairs/:pair/sessions/:session/note': ['owner'],
  'POST /user/:id/mentoring/pairs/:pair/goals': ['owner'],
  'PATCH /user/:id/mentoring/pairs/:pair/goals/:goal': ['owner'],
  'DELETE /user/:id/mentoring/pairs/:pair/goals/:goal': ['owner'],
  'PUT /user/:id/mentoring/pairs/:pair/rating': ['owner'],
  'POST /user/:id/mentoring/pairs/:pair/report': ['owner'],

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
