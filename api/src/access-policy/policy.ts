import { type CataloguedEndpoint, type CataloguedRow, catalogue } from '@femcoders/contracts/endpoints/catalogue';
import type { Role } from '@femcoders/contracts/session';
import type { Access } from './access.ts';
import { memberRoutes } from './member-routes.ts';
import { teamRoutes } from './team-routes.ts';

const endpoints: readonly CataloguedEndpoint[] = Object.values(catalogue);
const catalogued = Object.fromEntries(endpoints.map((one) => [String(one), one.access])) as Record<
  CataloguedRow,
  Access
>;

/** Every route of the API and who may call it. A route that is not in this table does not start. */
export const policy = { ...catalogued, ...memberRoutes, ...teamRoutes } as const;

/**
 * Rows that ask again for a proof of identity: they need `POST /auth/prove` in the same session, at most `proofLifeMs`
 * before. What cannot be undone, or gives power, or gives out all that is kept of somebody.
 */
export const provenRows: ReadonlySet<string> = new Set<keyof typeof policy>([
  ...endpoints.filter(({ proven }) => proven).map((one) => String(one) as CataloguedRow),

  'POST /admin/releases/:name/rollback',
  'POST /admin/releases/:name/pin',
  'DELETE /admin/releases/:name/pin',
]);

/** How long a proof is good, in milliseconds. */
export const proofLifeMs = 5 * 60_000;

/** Roles whose sessions need a second factor for what they may do beyond a member, where it is demanded. */
export const secondFactorRoles: readonly Role[] = ['moderator', 'admin'];

export type Policy = typeof policy;
