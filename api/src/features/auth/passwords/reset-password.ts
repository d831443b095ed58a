import { randomBytes } from 'node:crypto';
import type { ResetPassword } from '@femcoders/contracts/password';
import { type RequestTrace, recordAct } from '../../../audit/audit-log.ts';
import { hashPassword } from '../../../authentication/password.ts';
import { inTransaction } from '../../../database/database.ts';
import type { MailingPorts } from '../../../mail/outgoing-mail.ts';
import type { DevicePass } from '../device-pass.ts';
import { forgetDevices } from '../known-devices.ts';
import { forgetAttempts } from '../log-in.ts';
import { passwordDigest } from '../second-factor/login-challenge.ts';
import { closeLinks, openLink, ownerOfLink } from './password-link.ts';
import { changedMail, resetMail } from './password-mails.ts';
import { replacePassword } from './replace-password.ts';

export interface ResetPorts extends MailingPorts {
  trace: RequestTrace;
  /** The account knows the browser from now on in which its owner chose a password. */
  rememberDevice: DevicePass['remember'];
}

/**
 * Gives the account of the link another password, ends all of its sessions and notifies her by mail.
 * @throws ApiProblem `not-found` when the link is no good
 */
export async function resetPassword({ token, userPassword }: ResetPassword, ports: ResetPorts): Promise<void> {
  const { pool, now, publicUrl, enqueueMail, trace } = ports;
  // Before the row is locked: it takes a while.
  const passwordHash = await hashPassword(userPassword);
  await inTransaction(pool, async ({ db, client }) => {
    const userId = await ownerOfLink(db, token, 'reset', now);
    const user = await replacePassword(db, userId, passwordHash, now);
    // After wrong attempts with old passwords, the new one can be tried at once.
    await forgetAttempts(db, user.email);
    await recordAct(db, trace, { act: 'auth.password-reset', at: now, actor: user, subject: `user:${userId}` });
    const lockToken = await openLink(db, userId, 'lock', now);
    await enqueueMail(client, changedMail(user.email, { publicUrl, lockToken, ended: 'all' }));
    ports.rememberDevice({ email: user.email, passwordDigest: passwordDigest(passwordHash) });
  });
}

/**
 * Closes the account of the link until another password is chosen: the one it has is replaced by one that nobody
 * knows, all sessions end, and a link to choose another is mailed.
 * @throws ApiProblem `not-found` when the link is no good
 */
export async function lockAccount(token: string, ports: ResetPorts): Promise<void> {
  const { pool, now, publicUrl, enqueueMail, trace } = ports;
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  await inTransaction(pool, async ({ db, client }) => {
    const userId = await ownerOfLink(db, token, 'lock', now);
    const user = await replacePassword(db, userId, passwordHash, now);
    await closeLinks(db, userId, 'lock', now);
    await forgetDevices(db, userId);
    await recordAct(db, trace, { act: 'auth.lock', at: now, actor: user, subject: `user:${userId}` });
    await enqueueMail(client, resetMail(user.email, publicUrl, await openLink(db, userId, 'reset', now)));
  });
}
