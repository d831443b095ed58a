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
} as const satisfies Record<string, Access>;
