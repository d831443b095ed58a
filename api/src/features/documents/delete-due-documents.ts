import { documentLimits } from '@femcoders/contracts/document-limits';
import { and, asc, isNotNull, lte } from 'drizzle-orm';
import type pg from 'pg';
import { createDatabase, inTransaction } from '../../database/database.ts';
import { documentCases } from '../../database/document-tables.ts';
import type { MailingPorts } from '../../mail/outgoing-mail.ts';
import { closeCase } from './close-case.ts';
import { monthsAfter } from './document-case.ts';

type DeletePorts = Omit<MailingPorts, 'pool'>;

const trace = { requestId: 'housekeeping', addressHash: null };
/** Cases that one run ends at most; the others are ended by the next. */
const mostAtOnce = 1_000;

/**
 * Deletes the documents whose day has come, with a mail to their owner, and the dates of deleted ones a year later. Each
 * case has its own transaction: one that fails stops no other. Scheduled task, every hour.
 * @throws AggregateError at the end when some could not be deleted
 */
export async function deleteDueDocuments(pool: pg.Pool, ports: DeletePorts): Promise<void> {
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
