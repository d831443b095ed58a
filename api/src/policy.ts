import type { Role } from '@femcoders/contracts/session';
import { roles } from '@femcoders/contracts/session';

/**
 * Who may call a route: everybody, or members with one of these roles. `owner` stands for the member whose id is the
 * path parameter `id`, with any role.
 */
export type Access = 'public' | readonly (Role | 'owner')[];

const moderation = ['moderator', 'admin'] as const;
const organisation = ['organiser', 'admin'] as const;
const edition = ['editor', 'admin'] as const;
const administration = ['admin'] as const;
/** Roles that may open a section of the administration; each sees its own. */
const team = ['editor', 'moderator', 'organiser', 'admin'] as const;

/**
 * Every route of the API and who may call it. A route that is not in this table does not start.
 */
export const policy = {
  'GET /user/:id': ['owner', 'admin'],

  'GET /comments/approved': 'public',
  'POST /comments': 'public',
  'GET /comments/pending': moderation,
  'GET /comments/approve/:id': moderation,
  'POST /comments/approve/:id': moderation,
  'DELETE /comments/reject/:id': moderation,
  'POST /comments/restore/:id': moderation,

  'GET /comments/approved/count': 'public',
  'PATCH /comments/:id': 'public',
  'DELETE /comments/:id': 'public',
  'POST /comments/:id/reports': 'public',

  'POST /user/:id/export': ['owner'],
  'GET /user/:id/deletion': ['owner'],
  'POST /user/:id/deletion': ['owner'],
  'DELETE /user/:id/deletion': ['owner'],

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

  'GET /people': 'public',
  'GET /people/:slug': 'public',
  'GET /figures': 'public',
  'GET /stats': 'public',
  'GET /stats/:file': 'public',
  'POST /contact': 'public',
  'GET /admin/contact': administration,
  'GET /admin/contact/figures': administration,
  'GET /admin/contact/:id': administration,
  'GET /admin/contact/:id/attachment': administration,
  'POST /admin/contact/:id/state': administration,
  'POST /admin/contact/:id/assignee': administration,
  'POST /admin/contact/:id/notes': administration,
  'POST /admin/contact/:id/answers': administration,
  'GET /admin/people': administration,
  'POST /admin/people': administration,
  'GET /admin/people/:id': administration,
  'PUT /admin/people/:id': administration,
  'DELETE /admin/people/:id': administration,
  'POST /admin/people/:id/state': administration,
  'POST /admin/people/:id/move': administration,

  'POST /auth/login': 'public',
  'POST /auth/logout': roles,
  'POST /auth/register': 'public',
  'POST /auth/confirm': 'public',
  'POST /auth/forgot-password': 'public',
  'POST /auth/reset-password/check': 'public',
  'POST /auth/reset-password': 'public',
  'POST /auth/lock': 'public',

  'GET /user/:id/sessions': ['owner'],
  'DELETE /user/:id/sessions/:session': ['owner'],
  'DELETE /user/:id/sessions': ['owner'],
  'PUT /user/:id/password': ['owner'],

  'POST /auth/login/second-factor': 'public',
  'POST /auth/prove': roles,
  'GET /auth/second-factor': roles,
  'POST /auth/second-factor': roles,
  'POST /auth/second-factor/confirm': roles,
  'POST /auth/second-factor/recovery-codes': roles,
  'DELETE /auth/second-factor': roles,

  'GET /user/:id/profile': ['owner'],
  'PUT /user/:id/profile': ['owner'],
  'PUT /user/:id/avatar': ['owner'],
  'DELETE /user/:id/avatar': ['owner'],
  'GET /avatars/:file/:size': 'public',
  'GET /members/:id': 'public',
  'GET /member-skills': roles,
  'GET /user/:id/mail-preferences': ['owner'],
  'PUT /user/:id/mail-preferences': ['owner'],
  'GET /mail-preferences': 'public',
  'POST /mail-preferences/subscribe': 'public',
  'GET /mail-preferences/unsubscribe': 'public',
  'GET /mail-preferences/unsubscribe/:key': 'public',
  'POST /mail-preferences/unsubscribe': 'public',
  'POST /mail-preferences/unsubscribe/:key': 'public',

  'GET /admin/waiting': team,
  'GET /admin/upkeep': administration,
  'GET /admin/comments': moderation,
  'POST /admin/comments/decisions': moderation,
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
  'GET /admin/audit': administration,
  'GET /admin/mails': administration,
  'POST /admin/mails/retry': administration,
  'POST /admin/mails/:id/retry': administration,
  'GET /admin/mailbox': administration,
  'GET /admin/mailbox/:id': administration,
  'GET /admin/figures': administration,
  'GET /admin/releases': administration,
  'GET /admin/releases/history': administration,
  'GET /admin/releases/measurements': administration,
  'GET /admin/releases/parts': administration,
  'GET /admin/releases/:name/versions': administration,
  'POST /admin/releases/:name/rollback': administration,
  'POST /admin/releases/:name/pin': administration,
  'DELETE /admin/releases/:name/pin': administration,
  'POST /admin/releases/preview': team,
  'DELETE /admin/releases/preview': team,

  'GET /admin/accounts': administration,
  'GET /admin/accounts/figures': administration,
  'GET /admin/accounts/:id': administration,
  'POST /admin/accounts/:id/notes': administration,
  'POST /admin/accounts/:id/role': administration,
  'POST /admin/accounts/:id/suspension': administration,
  'DELETE /admin/accounts/:id/suspension': administration,
  'DELETE /admin/accounts/:id/sessions': administration,
  'DELETE /admin/accounts/:id/second-factor': administration,
  'POST /admin/accounts/:id/deletion': administration,
  'DELETE /admin/accounts/:id/deletion': administration,
  'POST /admin/accounts/:id/export': administration,
  'POST /admin/accounts/:id/password-link': administration,
  'GET /admin/accounts/:id/merge': administration,
  'POST /admin/accounts/:id/merge': administration,

  'GET /admin/event-feeds': organisation,
  'POST /admin/event-feeds': organisation,
  'PATCH /admin/event-feeds/:id': organisation,
  'POST /admin/event-feeds/:id/run': organisation,
  'DELETE /admin/event-feeds/:id': organisation,

  'POST /admin/pictures': organisation,
  'GET /pictures/:file': 'public',

  'GET /user/:id/first-steps': ['owner'],
  'PUT /user/:id/first-steps': ['owner'],
  'GET /user/:id/quizzes': ['owner'],
  'PUT /user/:id/quizzes/:quiz': ['owner'],
  'DELETE /user/:id/quizzes/:quiz': ['owner'],
  'GET /user/:id/registrations': ['owner'],
  'GET /user/:id/comments': ['owner'],
  'DELETE /user/:id/comments/:comment': ['owner'],

  'GET /user/:id/achievements': ['owner'],
  'POST /user/:id/achievements/seen': ['owner'],
  'PUT /user/:id/achievements/visibility': ['owner'],
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

  'GET /hub/front': 'public',
  'GET /hub/pieces': 'public',
  'GET /hub/pieces/:slug': 'public',
  'GET /hub/topics': 'public',
  'GET /hub/ideas': 'public',
  'POST /hub/pieces/:slug/reports': 'public',
  'GET /user/:id/hub': ['owner'],
  'POST /user/:id/hub/pieces': ['owner'],
  'PUT /user/:id/hub/pieces/:piece': ['owner'],
  'POST /user/:id/hub/pieces/:piece/act': ['owner'],
  'PUT /user/:id/hub/marks/:piece': ['owner'],
  'DELETE /user/:id/hub/marks/:piece': ['owner'],
  'PUT /user/:id/hub/idea-votes/:idea': ['owner'],
  'DELETE /user/:id/hub/idea-votes/:idea': ['owner'],
  'POST /user/:id/hub/answers': ['owner'],
  'DELETE /user/:id/hub/answers/:answer': ['owner'],
  'POST /user/:id/hub/answers/:answer/reply': ['owner'],
  'GET /admin/hub-pieces': moderation,
  'GET /admin/hub-pieces/:id': moderation,
  'POST /admin/hub-pieces/:id/state': moderation,
  'GET /admin/hub-ideas': moderation,
  'PUT /admin/hub-ideas/:id': moderation,
  'GET /talks': 'public',
  'GET /talk-choices': 'public',
  'GET /talks/:slug': 'public',
  'GET /talks/:slug/slides.pdf': 'public',
  'GET /user/:id/talks': ['owner'],
  'PUT /user/:id/talk-marks/:talk': ['owner'],
  'POST /user/:id/talk-proposals': ['owner'],
  'DELETE /user/:id/talk-proposals/:proposal': ['owner'],
  'GET /admin/talks': edition,
  'POST /admin/talks': edition,
  'GET /admin/talks/:id': edition,
  'PUT /admin/talks/:id': edition,
  'DELETE /admin/talks/:id': edition,
  'POST /admin/talks/:id/state': edition,
  'POST /admin/talks/:id/permissions': edition,
  'PUT /admin/talks/:id/slides.pdf': edition,
  'DELETE /admin/talks/:id/slides.pdf': edition,
  'GET /admin/talk-proposals': edition,
  'GET /admin/talk-proposals/:id': edition,
  'PUT /admin/talk-proposals/:id/score': edition,
  'POST /admin/talk-proposals/:id/decision': edition,
  'GET /jobs': 'public',
  'GET /jobs/figures': 'public',
  'GET /jobs/feed.xml': 'public',
  'GET /jobs/:slug': 'public',
  'POST /jobs': 'public',
  'POST /jobs/:id/reports': 'public',
  'POST /job-links': 'public',
  'GET /own-job': 'public',
  'POST /own-job/confirm': 'public',
  'PUT /own-job': 'public',
  'POST /own-job/renew': 'public',
  'POST /own-job/close': 'public',
  'POST /own-job/link': 'public',
  'GET /user/:id/jobs': ['owner'],
  'PUT /user/:id/jobs/:offer': ['owner'],
  'POST /user/:id/job-alerts': ['owner'],
  'DELETE /user/:id/job-alerts/:alert': ['owner'],
  'GET /job-alert': 'public',
  'GET /job-alerts/unsubscribe': 'public',
  'GET /job-alerts/unsubscribe/:key': 'public',
  'POST /job-alerts/unsubscribe': 'public',
  'POST /job-alerts/unsubscribe/:key': 'public',
  'GET /admin/jobs': administration,
  'GET /admin/jobs/figures': administration,
  'GET /admin/jobs/:id': administration,
  'POST /admin/jobs/:id/decision': administration,
  'POST /admin/jobs/:id/link': administration,
  'POST /admin/jobs/:id/reports/settle': administration,
  'GET /user/:id/documents': ['owner'],
  'GET /user/:id/documents/drafts/:kind': ['owner'],
  'PUT /user/:id/documents/drafts/:kind': ['owner'],
  'GET /user/:id/documents/:reference': ['owner'],
  'POST /user/:id/documents/:reference/send': ['owner'],
  'POST /user/:id/documents/:reference/withdraw': ['owner'],
  'PUT /user/:id/documents/:reference/files/:file': ['owner'],
  'GET /user/:id/documents/:reference/files/:file': ['owner'],
  'DELETE /user/:id/documents/:reference/files/:file': ['owner'],
  'GET /admin/documents': administration,
  'GET /admin/documents/:id': administration,
  'POST /admin/documents/:id/state': administration,
  'POST /admin/documents/:id/notes': administration,
  'POST /admin/documents/:id/files/:file/openings': administration,

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

/**
 * Rows that ask again for a proof of identity: they need `POST /auth/prove` in the same session, at most `proofLifeMs`
 * before. What cannot be undone, or gives power, or gives out all that is kept of somebody.
 */
export const provenRows: ReadonlySet<string> = new Set<keyof typeof policy>([
  'PUT /user/:id/password',
  'POST /auth/second-factor',
  'POST /auth/second-factor/recovery-codes',
  'DELETE /auth/second-factor',

  'POST /admin/accounts/:id/role',
  'POST /admin/accounts/:id/suspension',
  'DELETE /admin/accounts/:id/second-factor',
  'POST /admin/accounts/:id/deletion',
  'POST /admin/accounts/:id/export',
  'POST /admin/accounts/:id/merge',
  'POST /user/:id/export',
  'POST /user/:id/deletion',

  'POST /admin/releases/:name/rollback',
  'POST /admin/releases/:name/pin',
  'DELETE /admin/releases/:name/pin',
]);

/** How long a proof is good, in milliseconds. */
export const proofLifeMs = 5 * 60_000;

/** Roles whose sessions need a second factor for what they may do beyond a member, where it is demanded. */
export const secondFactorRoles: readonly Role[] = ['moderator', 'admin'];

export type Policy = typeof policy;
export type PolicyTable = Readonly<Record<string, Access>>;

/** A route that is not in the policy table. */
export class PolicyError extends Error {
  override readonly name = 'PolicyError';
}

/**
 * The row of a route. A row whose path ends in `/*` covers what is below it; `HEAD` follows `GET`.
 * @throws PolicyError when there is none
 */
export function policyRow(table: PolicyTable, method: string, path: string): string {
  const exact = `${method === 'HEAD' ? 'GET' : method} ${path}`;
  if (exact in table) return exact;
  const covering = Object.keys(table).find((row) => row.endsWith('/*') && exact.startsWith(row.slice(0, -1)));
  if (!covering) throw new PolicyError(`${exact} has no row in the policy table.`);
  return covering;
}

/** Whether someone with this role, asking about `ownerId`, may call a route. */
export function allows(access: Access, caller: { id: string; role: Role }, ownerId: string | undefined): boolean {
  if (access === 'public') return true;
  return access.includes(caller.role) || (access.includes('owner') && caller.id === ownerId);
}

/** Whether it is by her role, not as any member or about herself, that she may call a route. */
export function isByRole(access: Access, caller: { id: string }, ownerId: string | undefined): boolean {
  if (access === 'public' || access.includes('member')) return false;
  return !(access.includes('owner') && caller.id === ownerId);
}
