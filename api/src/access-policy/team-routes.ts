import type { Access } from './access.ts';

const organisation = ['organiser', 'admin'] as const;
const administration = ['admin'] as const;

/** What the team may do: moderators, organisers, editors and administrators. */
export const teamRoutes = {
  'GET /admin/events': organisation,
  'POST /admin/events': organisation,
  'GET /admin/events/:id': organisation,
  'PUT /admin/events/:id': organisation,
  'DELETE /admin/events/:id': organisation,
  'POST /admin/events/:id/state': organisation,
  'POST /admin/events/:id/duplicate': organisation,
  'GET /admin/events/:id/registrations': organisation,
  'POST /admin/events/:id/registrations': organisation,
  'GET /admin/events/:id/attendance': organisation,
  'GET /admin/events/:id/door': organisation,
  'POST /admin/registrations/:id/cancel': organisation,
  'POST /admin/registrations/:id/restore': organisation,
  'POST /admin/registrations/:id/place': organisation,
  'POST /admin/registrations/:id/check-in': organisation,
  'POST /admin/registrations/:id/undo-check-in': organisation,
  'GET /admin/figures': administration,
  'GET /admin/releases': administration,
  'GET /admin/releases/history': administration,
  'GET /admin/releases/measurements': administration,
  'GET /admin/releases/parts': administration,
  'GET /admin/releases/:name/versions': administration,
  'POST /admin/releases/:name/rollback': administration,
  'POST /admin/releases/:name/pin': administration,
  'DELETE /admin/releases/:name/pin': administration,

  'GET /admin/event-feeds': organisation,
  'POST /admin/event-feeds': organisation,
  'PATCH /admin/event-feeds/:id': organisation,
  'POST /admin/event-feeds/:id/run': organisation,
  'DELETE /admin/event-feeds/:id': organisation,

  'POST /admin/pictures': organisation,

  'GET /admin/achievements': administration,
  'GET /admin/achievements/trial': administration,
  'POST /admin/achievements': administration,
  'GET /admin/achievements/:id': administration,
  'PUT /admin/achievements/:id': administration,
  'DELETE /admin/achievements/:id': administration,
  'POST /admin/achievements/:id/state': administration,
  'GET /admin/achievements/:id/awards': administration,
  'GET /admin/achievements/:id/candidates': administration,
  'POST /admin/achievements/:id/awards': administration,
  'POST /admin/achievement-awards/:id/revoke': administration,

  'GET /admin/mentoring': administration,
  'GET /admin/mentoring/figures': administration,
  'GET /admin/mentoring/:id': administration,
  'GET /admin/mentoring/:id/candidates': administration,
  'POST /admin/mentoring/:id/proposals': administration,
  'POST /admin/mentoring/:id/state': administration,
  'POST /admin/mentoring/:id/notes': administration,
  'GET /admin/mentors': administration,
  'GET /admin/mentors/:id': administration,
  'POST /admin/mentors/:id/state': administration,
} as const satisfies Record<string, Access>;
