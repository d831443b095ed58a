import type { AdminAccount } from '@femcoders/contracts/admin-account';
import { eq } from 'drizzle-orm';
import { sessions } from '../../database/schema.ts';
import { conflict } from '../../problems.ts';
import { hasSecondFactor, openLink, removeSecondFactor, resetMail } from '../auth/feature.ts';
import { secondFactorRemovedMail } from './account-admin-mails.ts';
import { type AccountPorts, actOnAccount, recordOnAccount, refuseOwn } from './act-on-account.ts';

/**
 * Ends all sessions of an account.
 * @throws ApiProblem `not-found`
 */
export function endSessions(id: string, reason: string, ports: AccountPorts): Promise<AdminAccount> {
  return actOnAccount(id, ports, async ({ db }) => {
    const ended = await db.delete(sessions).where(eq(sessions.userId, id)).returning({ id: sessions.id });
    const change = { before: { sessions: ended.length }, after: { sessions: 0, reason } };
    await recordOnAccount(db, ports, 'user.end-sessions', id, change);
  });
}

/** Mails her a link with which she chooses another password. */
export function mailPasswordLink(id: string, reason: string, ports: AccountPorts): Promise<AdminAccount> {
  return actOnAccount(id, ports, async ({ db, client, account }) => {
    const token = await openLink(db, id, 'reset', ports.now);
    await recordOnAccount(db, ports, 'user.password-link', id, { after: { reason } });
    await ports.enqueueMail(client, resetMail(account.email, ports.publicUrl, token));
  });
}

/**
 * Removes the second factor of a member who has lost it, and her sessions with it, and notifies her.
 * @throws ApiProblem `not-found`; `conflict` for one's own, which asks for a code, and where there is none
 */
export function resetSecondFactor(id: string, reason: string, ports: AccountPorts): Promise<AdminAccount> {
  return actOnAccount(id, ports, async ({ db, client, account }) => {
    refuseOwn(account, ports, 'La tuya se quita en tu perfil, en Seguridad.');
    if (!(await hasSecondFactor(db, id))) throw conflict('Esta cuenta ya no tiene verificación en dos pasos.');
    await removeSecondFactor(db, id);
    await db.delete(sessions).where(eq(sessions.userId, id));
    const change = { before: { secondFactor: true }, after: { secondFactor: false, reason } };
    await recordOnAccount(db, ports, 'user.remove-second-factor', id, change);
    await ports.enqueueMail(client, secondFactorRemovedMail(account, ports));
  });
}
