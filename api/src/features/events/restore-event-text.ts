import type { AdminEvent } from '@femcoders/contracts/admin-event';
import type { TextRestore } from '@femcoders/contracts/saved-text';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../database/database.ts';
import { eventTexts } from '../../database/event-tables.ts';
import { notFound } from '../../problems.ts';
import { refuseStale } from '../../record-store.ts';
import { type EditPorts, record, staleEvent } from './edit-ports.ts';
import { changeEvent, lockEvent } from './event-change.ts';
import { isSameText, saveEventText, textOf } from './event-texts.ts';
import { findAdminEvent } from './find-admin-event.ts';

/**
 * Makes a text of before the one of now. Of an imported event the summary belongs to its source and stays.
 * @throws ApiProblem `not-found`; `conflict` when somebody else has changed the event meanwhile
 */
export function restoreEventText(
  id: string,
  { version, updatedAt }: TextRestore,
  ports: EditPorts,
): Promise<AdminEvent> {
  return inTransaction(ports.pool, async (transaction) => {
    const { db } = transaction;
    const before = await lockEvent(db, id);
    refuseStale(before, updatedAt, staleEvent, 'updatedAt');
    const [found] = await db
      .select()
      .from(eventTexts)
      .where(and(eq(eventTexts.eventId, id), eq(eventTexts.version, version)));
    if (!found) throw notFound('Ese texto no está aquí.');
    const { description, ...text } = textOf(found);
    const after = await changeEvent(
      transaction,
      before,
      { ...text, ...(before.source === 'own' && { description }) },
      ports,
    );
    if (!isSameText(before, after)) {
      await saveEventText(db, before, after, ports);
      await record(db, ports, 'event.restore', id, { after: { version } });
    }
    return findAdminEvent(db, id, ports.now);
  });
}
