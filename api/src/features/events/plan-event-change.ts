import type { PlannedMails } from '@femcoders/contracts/admin-event';
import { inTransaction, type Transaction } from '../../database/database.ts';
import type { OnEventChanged } from '../../feature/event-change.ts';
import type { EnqueueMail, OutgoingMail } from '../../mail/outgoing-mail.ts';
import type { EditPorts } from './edit-ports.ts';

interface PlanPorts extends Omit<EditPorts, 'onEventChanged'> {
  /** Returns the listeners of an event's change, with a separate queue of mails. */
  listenersWith: (enqueueMail: EnqueueMail) => OnEventChanged;
}

/** Ends the transaction of a change that was only tried. */
class OnlyTried extends Error {
  override readonly name = 'OnlyTried';
}

/**
 * Returns the mails that a change of an event would send: it is made as it would be, with all that follows from it, and taken back.
 * @param change makes it
 * @throws what `change` throws
 */
export async function planEventChange(
  { listenersWith, ...ports }: PlanPorts,
  change: (transaction: Transaction, ports: EditPorts) => Promise<unknown>,
): Promise<PlannedMails> {
  const mails: OutgoingMail[] = [];
  const onEventChanged = listenersWith(async (_, mail) => void mails.push(mail));
  try {
    await inTransaction(ports.pool, async (transaction) => {
      await change(transaction, { ...ports, onEventChanged });
      throw new OnlyTried();
    });
  } catch (error) {
    if (!(error instanceof OnlyTried)) throw error;
  }
  const bySubject = new Map<string, Set<string>>();
  for (const { subject, to } of mails) bySubject.set(subject, (bySubject.get(subject) ?? new Set()).add(to));
  return {
    people: new Set(mails.map(({ to }) => to)).size,
    mails: [...bySubject]
      .map(([subject, people]) => ({ subject, people: people.size }))
      .sort((a, b) => b.people - a.people || a.subject.localeCompare(b.subject, 'es')),
  };
}
