import type { Access } from './access.ts';

const administration = ['admin'] as const;

/** What the team may do: moderators, organisers, editors and administrators. */
export const teamRoutes = {
  'GET /admin/releases': administration,
  'GET /admin/releases/history': administration,
  'GET /admin/releases/measurements': administration,
  'GET /admin/releases/parts': administration,
  'GET /admin/releases/:name/versions': administration,
  'POST /admin/releases/:name/rollback': administration,
  'POST /admin/releases/:name/pin': administration,
  'DELETE /admin/releases/:name/pin': administration,

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
