import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Pool } from 'pg';
import { inTransaction } from '../../database/database.ts';
import { hubPieces } from '../../database/hub-tables.ts';
import { users } from '../../database/schema.ts';
import type { FeatureJob } from '../../feature/feature.ts';
import type { MailingPorts, OutgoingMail } from '../../mail/outgoing-mail.ts';
import { publishedMail, refusedMail } from './hub-mails.ts';
import type { PieceRow } from './hub-piece.ts';

/** Mails written in one transaction. */
const batch = 50;

export type NotifyPorts = Pick<MailingPorts, 'enqueueMail' | 'publicUrl'>;

/** Notifies authors of what was decided about their pieces, once for each state: what is undone in time nobody hears of. */
export async function notifyHubAuthors(pool: Pool, now: Date, { enqueueMail, publicUrl }: NotifyPorts): Promise<void> {
  let notified = batch;
  while (notified === batch) {
    notified = await inTransaction(pool, async ({ db, client }) => {
      const due = await db
        .select({ piece: hubPieces, email: users.email })
        .from(hubPieces)
        .innerJoin(users, eq(users.id, hubPieces.authorId))
        .where(lte(hubPieces.noticeDueAt, now))
        .orderBy(asc(hubPieces.noticeDueAt))
        .limit(batch)
        .for('update', { of: hubPieces, skipLocked: true });
      for (const { piece, email } of due) {
        const mail = piece.state === piece.notifiedState ? null : mailAbout(piece, email, publicUrl);
        if (mail) await enqueueMail(client, mail);
        await db
          .update(hubPieces)
          .set({ noticeDueAt: null, ...(mail && { notifiedState: piece.state }) })
          .where(and(eq(hubPieces.id, piece.id), inArray(hubPieces.state, [piece.state])));
      }
      return due.length;
    });
  }
}

function mailAbout(piece: PieceRow, email: string, publicUrl: string): OutgoingMail | null {
  const { state, reason } = piece;
  if (state === 'published') return publishedMail(email, piece, publicUrl);
  if (state === 'rejected' || state === 'removed')
    return refusedMail(email, { ...piece, state, reason: reason ?? '' }, publicUrl);
  return null;
}

/** Every minute: authors hear of a decision soon. */
export const hubNoticeJob: FeatureJob = {
  name: 'hub-notices',
  due: '* * * * *',
  retries: 0,
  retryDelay: 60,
  longestRetryDelay: 60,
  work: (_, { pool, now, ...ports }) => notifyHubAuthors(pool, now, ports),
};
