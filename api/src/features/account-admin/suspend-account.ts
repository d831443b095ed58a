import { type AdminAccount, type NewSuspension, suspensionEndMessage } from '@femcoders/contracts/admin-account';
import { longestSuspension } from '@femcoders/contracts/admin-account-limits';
import { suspensionReasons } from '@femcoders/contracts/admin-account-names';
import { eq, sql } from 'drizzle-orm';
import { isSuspended } from '../../authentication/suspension.ts';
import type { Database } from '../../database/database.ts';
import { sessions } from '../../database/schema.ts';
import { conflict, invalid } from '../../problems.ts';
import { refuseLastAdmin } from '../accounts/feature.ts';
import { liftedMail, suspendedMail } from './account-admin-mails.ts';
import { type AccountPorts, actOnAccount, changeAccount, recordOnAccount, refuseOwn } from './act-on-account.ts';

/**
 * Suspends an account until the end of a day in Barcelona, or until somebody lifts it: all its sessions end at once, and
 * her mail says why, until when, and how to object.
 * The same twice is once.
 * @throws ApiProblem `not-found`; `validation` for another day; `conflict` for one's own, the last administrator, and
 * who is suspended already for another reason or until another day
 */
export function suspendAccount(
  id: string,
  { reason, text, until }: NewSuspension,
  ports: AccountPorts,
): Promise<AdminAccount> {
  return actOnAccount(id, ports, async ({ db, client, account }) => {
    refuseOwn(account, ports, 'No puedes suspender tu propia cuenta.');
    const suspendReason = reason === 'other' ? text : `${suspensionReasons[reason]}. ${text}`;
    const suspendedUntil = until ? await endOfDay(db, until, ports.now) : null;
    if (isSuspended(account, ports.now)) {
      const isSame =
        account.suspendReason === suspendReason && +(account.suspendedUntil ?? 0) === +(suspendedUntil ?? 0);
      if (isSame) return;
      throw conflict('Esta cuenta ya está suspendida.');
    }
    await refuseLastAdmin(db, id, ports.now);
    await changeAccount(db, account, { suspendedAt: ports.now, suspendedUntil, suspendReason });
    await db.delete(sessions).where(eq(sessions.userId, id));
    await recordOnAccount(db, ports, 'user.suspend', id, { after: { reason, text, until } });
    await ports.enqueueMail(client, suspendedMail(account, { reason: suspendReason, until: suspendedUntil }, ports));
  });
}

/**
 * Ends a suspension before its time, and notifies her. It does nothing where there is none.
 * @throws ApiProblem `not-found`
 */
export function liftSuspension(id: string, reason: string, ports: AccountPorts): Promise<AdminAccount> {
  return actOnAccount(id, ports, async ({ db, client, account }) => {
    if (!isSuspended(account, ports.now)) return;
    const { suspendReason, suspendedUntil } = account;
    await changeAccount(db, account, { suspendedAt: null, suspendedUntil: null, suspendReason: null });
    const before = { reason: suspendReason, until: suspendedUntil?.toISOString() ?? null };
    await recordOnAccount(db, ports, 'user.lift', id, { before, after: { reason } });
    await ports.enqueueMail(client, liftedMail(account, ports));
  });
}

/** The midnight in Barcelona with which a day ends. */
async function endOfDay(db: Database, day: string, now: Date): Promise<Date> {
  const { rows } = await db.execute<{ end: string }>(sql`
    select to_char(((${day}::date + 1)::timestamp at time zone 'Europe/Madrid') at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "end"`);
  const end = new Date(rows[0]?.end ?? Number.NaN);
  const days = (end.getTime() - now.getTime()) / 86_400_000;
  if (!(days > 0 && days <= longestSuspension + 1)) {
    throw invalid([{ field: 'until', message: suspensionEndMessage }]);
  }
  return end;
}
