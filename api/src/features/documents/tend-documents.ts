import { documentLimits } from '@femcoders/contracts/document-limits';
import { and, asc, isNotNull, lte } from 'drizzle-orm';
import type pg from 'pg';
import { createDatabase, inTransaction } from '../../database/database.ts';
import { documentCases } from '../../database/document-tables.ts';
import type { EnqueueMail } from '../mailbox/outbox.ts';
import { closeCase } from './close-case.ts';
import { monthsAfter } from './document-case.ts';

interface TendPorts {
  now: Date;
  publicUrl: string;
  enqueueMail: EnqueueMail;
}

const trace = { requestId: 'housekeeping', addressHash: null };
/** Cases that one run ends at most; the others are ended by the next. */
const mostAtOnce = 1_000;

/**
 * Keeps the promises about documents: what has had its time is deleted, with a mail to its owner, and the dates of what
 * is gone go a year later. Each case ends by itself: one that cannot keeps no other. Meant to run every hour.
 * @throws AggregateError when some could not be ended, after all others were
 */
export async function tendDocuments(pool: pg.Pool, ports: TendPorts): Promise<void> {
  const { now } = ports;
  const db = createDatabase(pool);
  await db.delete(documentCases).where(lte(documentCases.closedAt, monthsAfter(now, -documentLimits.datesMonths)));
  const isDue = and(isNotNull(documentCases.deleteAt), lte(documentCases.deleteAt, now));
  const failures: unknown[] = [];
  for (let ended = 0; ended + failures.length < mostAtOnce; ended += 1) {
    const found = await inTransaction(pool, async (transaction) => {
      const [row] = await transaction.db
        .select()
        .from(documentCases)
        .where(isDue)
        .orderBy(asc(documentCases.deleteAt), asc(documentCases.id))
        .limit(1)
        .offset(failures.length)
        .for('update', { skipLocked: true });
      if (row) await closeCase(transaction, row, 'expired', { ...ports, trace });
      return row !== undefined;
    }).catch((error) => {
      failures.push(error);
      return true;
    });
    if (!found) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some documents could not be deleted.');
}
