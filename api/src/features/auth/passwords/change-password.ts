import { recordAct } from '../../../audit/audit-log.ts';
import { hashPassword } from '../../../authentication/password.ts';
import type { Caller } from '../../../authentication/session.ts';
import { inTransaction } from '../../../database/database.ts';
import { forgetAttempts } from '../log-in.ts';
import { passwordDigest } from '../second-factor/login-challenge.ts';
import { openLink } from './password-link.ts';
import { changedMail } from './password-mails.ts';
import { replacePassword } from './replace-password.ts';
import type { ResetPorts } from './reset-password.ts';

/** A member who has proven that it is her takes another password: all other sessions end, and she gets a mail. */
export async function changePassword(caller: Caller, userPassword: string, ports: ResetPorts): Promise<void> {
  const { pool, now, publicUrl, enqueueMail, trace } = ports;
  const passwordHash = await hashPassword(userPassword);
  await inTransaction(pool, async ({ db, client }) => {
    const user = await replacePassword(db, caller.id, passwordHash, now, caller.sessionId);
    await forgetAttempts(db, user.email);
    await recordAct(db, trace, { act: 'auth.password-change', at: now, actor: user, subject: `user:${user.id}` });
    const lockToken = await openLink(db, user.id, 'lock', now);
    await enqueueMail(client, changedMail(user.email, { publicUrl, lockToken, ended: 'others' }));
    ports.rememberDevice({ email: user.email, passwordDigest: passwordDigest(passwordHash) });
  });
}
