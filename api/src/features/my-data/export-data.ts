import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { createDatabase, inTransaction } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { notFound } from '../../problems.ts';
import { type RequestTrace, recordAct } from '../audit/audit-log.ts';
import type { EnqueueMail } from '../mailbox/outbox.ts';
import { openLink } from '../passwords/password-link.ts';
import { countHit, type Limit } from '../rate-limit.ts';
import { packCopy, readCopy } from './data-copy.ts';
import { dataParts } from './data-parts.ts';
import { copyMail } from './my-data-mails.ts';

export interface ExportPorts {
  pool: pg.Pool;
  now: Date;
  brand: string;
  publicUrl: string;
  /** Copies per account. */
  limit: Limit;
  enqueueMail: EnqueueMail;
  trace: RequestTrace;
}

/**
 * All that is kept about a member, as a ZIP. She is told by mail that somebody has taken it.
 * @throws ApiProblem `too-many-requests`
 */
export async function exportData(userId: string, ports: ExportPorts): Promise<Readable> {
  const { pool, now, brand, publicUrl, limit, enqueueMail, trace } = ports;
  const db = createDatabase(pool);
  await countHit(db, `export:account:${userId}`, limit, 'Has descargado tus datos muchas veces hoy.', now);
  const { owner, copy } = await inTransaction(pool, async ({ db: transaction, client }) => {
    const [user] = await transaction.select().from(users).where(eq(users.id, userId));
    if (!user) throw notFound('Esta persona no existe.');
    const read = await readCopy(transaction, user, { parts: dataParts, brand, now });
    await recordAct(transaction, trace, { act: 'user.export', at: now, actor: user, subject: `user:${userId}` });
    const token = await openLink(transaction, userId, 'lock', now);
    await enqueueMail(client, copyMail(user.email, publicUrl, token, now));
    return { owner: { id: user.id, email: user.email }, copy: read };
  });
  return packCopy(copy, owner, { db, parts: dataParts, now });
}
