import { type CataloguedEndpoint, type CataloguedRow, catalogue } from '@femcoders/contracts/endpoints/catalogue';
import { moderation } from '@femcoders/contracts/role-groups';
import type { Role } from '@femcoders/contracts/session';
import type { Access } from './access.ts';

const endpoints: readonly CataloguedEndpoint[] = Object.values(catalogue);
const catalogued = Object.fromEntries(endpoints.map((one) => [String(one), one.access])) as Record<
  CataloguedRow,
  Access
>;

/**
 * Every route of the API and who may call it. A route that is not in this table does not start. Who may call an endpoint stands where it is
 * declared (`contracts/src/endpoints/<feature>.ts`); docs/roles.md says it by role, as does `npm run policy -- --role moderator`.
 */
export const policy = {
  ...catalogued,
  'GET /openapi.json': 'public',
  'GET /docs': 'public',
  'GET /docs/*': 'public',
} as const satisfies Record<string, Access>;

/**
 * Rows that ask again for a proof of identity: they need `POST /auth/prove` in the same session, at most `proofLifeMs`
 * before. What cannot be undone, or gives power, or gives out all that is kept of somebody.
 */
export const provenRows: ReadonlySet<string> = new Set(endpoints.filter(({ proven }) => proven).map(String));

/** How long a proof is good, in milliseconds. */
export const proofLifeMs = 5 * 60_000;

/** Roles whose sessions need a second factor for what they may do beyond a member, where it is demanded. */
export const secondFactorRoles: readonly Role[] = moderation;

export type Policy = typeof policy;
