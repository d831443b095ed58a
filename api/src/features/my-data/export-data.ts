import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { type RequestTrace, recordAct } from '../../audit/audit-log.ts';
import { createDatabase, inTransaction } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import type { DataPart } from '../../feature/data-part.ts';
import type { UploadedFiles } from '../../files/uploaded-files.ts';
import type { MailingPorts } from '../../mail/outgoing-mail.ts';
import { notFound } from '../../problems.ts';
import { countHit, type Limit } from '../../rate-limit.ts';
import type { Secrets } from '../../secrets.ts';
import { openLink } from '../auth/feature.ts';
import { packCopy, readCopy } from './data-copy.ts';
import { copyByTeamMail, copyMail } from './my-data-mails.ts';
import type { OnBehalf } from './plan-deletion.ts';

export interface ExportPorts extends MailingPorts {
  brand: string;
  /** The data parts about members. */
  parts: readonly DataPart[];
  /** Copies per account. */
  limit: Limit;
  trace: RequestTrace;
  /** Opens what is kept sealed. */
  secrets: Secrets;
  uploads: UploadedFiles;
  /** The administrator who requests it in her stead. */
  onBehalf?: OnBehalf;
}

/**
 * All that is kept about a member, as a ZIP. She gets a mail that somebody has taken it.
 * @throws ApiProblem `too-many-requests`
 */
export async function exportData(userId: string, ports: ExportPorts): Promise<Readable> {
  const { pool, now, brand, parts, publicUrl, limit, enqueueMail, trace, secrets, uploads, onBehalf } = ports;
  const db = createDatabase(pool);
  // What is taken in her stead leaves her own copies to her.
  const counter = onBehalf ? `export:team:${userId}` : `export:account:${userId}`;
  const often = onBehalf
    ? 'Hoy se han sacado muchas copias de esta cuenta.'
    : 'Has descargado tus datos muchas veces hoy.';
  await countHit(db, counter, limit, often, now);
  const { owner, copy } = await inTransaction(pool, async ({ db: transaction, client }) => {
    const [user] = await transaction.select().from(users).where(eq(users.id, userId));
    if (!user) throw notFound('Esta persona no existe.');
    const read = await readCopy(transaction, user, { parts, brand, now });
    const actor = onBehalf?.actor ?? user;
    const after = onBehalf && { reason: onBehalf.reason };
    await recordAct(transaction, trace, { act: 'user.export', at: now, actor, subject: `user:${userId}`, after });
    const mail = onBehalf
      ? copyByTeamMail(user.email, publicUrl, now)
      : copyMail(user.email, publicUrl, await openLink(transaction, userId, 'lock', now), now);
    await enqueueMail(client, mail);
    return { owner: { id: user.id, email: user.email }, copy: read };
  });
  return packCopy(copy, owner, { db, parts, now, secrets, uploads });
}
