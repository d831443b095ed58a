import { isNull, lte, or, type sql } from 'drizzle-orm';
import { users } from '../database/schema.ts';
import { plainMoment } from '../plain-moment.ts';
import { ApiProblem } from '../problems.ts';

interface Suspendable {
  suspendedAt: Date | null;
  /** Null while suspended: until somebody lifts it. */
  suspendedUntil: Date | null;
  suspendReason: string | null;
}

/** A suspension whose time is over is none. */
export function isSuspended({ suspendedAt, suspendedUntil }: Omit<Suspendable, 'suspendReason'>, now: Date): boolean {
  return suspendedAt !== null && (suspendedUntil === null || suspendedUntil > now);
}

/**
 * The same, asked of the table `users`: true for accounts that may be entered.
 * @param now an instant, or a placeholder of a prepared query
 */
export const isNotSuspended = (now: Date | ReturnType<typeof sql.placeholder>) =>
  or(isNull(users.suspendedAt), lte(users.suspendedUntil, now));

/**
 * Only after a proof that the account is hers: says why it is suspended, until when and what she can do.
 * @throws ApiProblem `suspended`
 */
export function refuseSuspended(user: Suspendable, now: Date): void {
  if (!isSuspended(user, now)) return;
  const { suspendedUntil, suspendReason } = user;
  const end = suspendedUntil ? `hasta el ${plainMoment(suspendedUntil)}` : 'sin fecha de fin';
  const reason = suspendReason ? ` Motivo: ${suspendReason.replace(/\.?\s*$/, '.')}` : '';
  throw new ApiProblem(
    'suspended',
    `Tu cuenta está suspendida ${end}.${reason} Si no estás de acuerdo, puedes recurrir desde la página de contacto.`,
  );
}
