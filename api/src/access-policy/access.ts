import type { Access } from '@femcoders/contracts/endpoints/endpoint';
import type { Role } from '@femcoders/contracts/session';

export type { Access };

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
