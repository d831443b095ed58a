import type { Access, TeamAccess } from '@femcoders/contracts/endpoints/endpoint';
import type { PresentedToken } from '@femcoders/contracts/publishing';
import type { TeamAct } from '@femcoders/contracts/publishing-names';
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

/** Whether an endpoint is for team tokens, and for nobody else. */
export function isForTeams(access: Access | undefined): access is TeamAccess {
  return access === 'team' || (typeof access === 'string' && access.startsWith('team '));
}

/** Whether a team token may call a route. @param part of the path, where it names one */
export function allowsTeam(access: TeamAccess, { names, acts }: PresentedToken, part: string | undefined): boolean {
  if (access !== 'team' && !acts.includes(access.slice('team '.length) as TeamAct)) return false;
  return part === undefined || names.includes(part);
}

/** Whether someone with this role, asking about `ownerId`, may call a route. */
export function allows(access: Access, caller: { id: string; role: Role }, ownerId: string | undefined): boolean {
  if (access === 'public') return true;
  if (isForTeams(access)) return false;
  return access.includes(caller.role) || (access.includes('owner') && caller.id === ownerId);
}

/** Whether it is by her role, not as any member or about herself, that she may call a route. */
export function isByRole(access: Access, caller: { id: string }, ownerId: string | undefined): boolean {
  if (access === 'public' || isForTeams(access) || access.includes('member')) return false;
  return !(access.includes('owner') && caller.id === ownerId);
}
