import type { Role } from '@femcoders/contracts/session';
import { policy, provenRows, secondFactorRoles } from '../../access-policy/policy.ts';
import type { Row } from './policy-request.ts';

/** Why somebody is refused, by the problem's code, or that she is not. */
export const refusals = ['unauthenticated', 'forbidden', 'second-factor-required', 'proof-required'] as const;
export type Verdict = (typeof refusals)[number] | 'allowed';

export interface Asker {
  role: Role;
  /** Whether the subject is the caller. */
  isOwner: boolean;
  secondFactor: boolean;
  /** She has proven within the last minutes that it is her. */
  proven: boolean;
}

/**
 * Returns the verdict of the policy table, computed apart from the code that guards the routes.
 * @param asker null for a caller without a session, or with one that is no longer valid
 */
export function verdictOf(row: Row, asker: Asker | null, secondFactor: 'demanded' | 'offered'): Verdict {
  const access: string | readonly string[] = policy[row];
  if (access === 'public') return 'allowed';
  // What is for teams' tokens is for no session.
  if (typeof access === 'string') return 'unauthenticated';
  if (!asker) return 'unauthenticated';
  const asHerself = (asker.isOwner && access.includes('owner')) || access.includes('member');
  if (!asHerself && !access.includes(asker.role)) return 'forbidden';
  const needsFactor = secondFactor === 'demanded' && secondFactorRoles.includes(asker.role) && !asHerself;
  if (needsFactor && !asker.secondFactor) return 'second-factor-required';
  if (provenRows.has(row) && !asker.proven) return 'proof-required';
  return row === 'DELETE /auth/second-factor' && mustKeepFactor(asker, secondFactor) ? 'forbidden' : 'allowed';
}

/** The one refusal that is no matter of the table: where a role must have a second factor, nobody of it turns hers off. */
const mustKeepFactor = ({ role }: Asker, secondFactor: 'demanded' | 'offered') =>
  secondFactor === 'demanded' && secondFactorRoles.includes(role);
