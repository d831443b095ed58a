import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { registrations } from '../../database/event-tables.ts';
import type { EventChange, OnEventChanged } from '../../feature/event-change.ts';
import type { EnqueueMail } from '../../mail/outgoing-mail.ts';
import type { PlaceLinks } from '../../mail/place-links.ts';
import { isIn } from '../events/feature.ts';
import { moveReminders } from './event-reminders.ts';
import { givePlace } from './give-place.ts';
import { latestOfferEnd, offerEnd } from './offer-time.ts';
import type { PlacePorts } from './place.ts';
import { promoteWaiting } from './promote-waiting.ts';
import { changeMail, readsOtherwise, stateMail } from './registration-mails.ts';

export interface ChangeNotifierPorts {
  enqueueMail: EnqueueMail;
  placeLinks: () => Promise<PlaceLinks>;
}

/**
 * Returns a function that handles an event's change for its registrations: a mail about another time, place or state,
 * offers and reminders that fit the new time, and places for those who wait when there are more. Nobody hears of what has
 * been already.
 */
export function createChangeNotifier({ enqueueMail, placeLinks }: ChangeNotifierPorts): OnEventChanged {
  return async (transaction, change, now) => {
    const { before, after, aspects } = change;
    // People who wait for another date get a mail that there is none, although the first is over.
    const givenUp = before.state === 'postponed' && after.state === 'cancelled';
    if (after.state === 'draft' || (after.overAt <= now && !givenUp)) return 0;
    const ports = { now, enqueueMail, links: await placeLinks() };
    if (aspects.has('time')) await moveReminders(transaction.db, after, now);
    if (aspects.has('time') || aspects.has('state')) await moveOffers(transaction, change, ports);
    const notified = await notify(transaction, change, ports);
    await promoteWaiting(transaction, after, ports);
    return notified;
  };
}

async function notify(
  { db, client }: Transaction,
  change: EventChange,
  { links, enqueueMail }: PlacePorts,
): Promise<number> {
  const { before, after, notice } = change;
  // From a draft nobody knew it otherwise.
  if (before.state === 'draft') return 0;
  // That it does not take place, or does after all, everybody hears.
  if (before.state === after.state && !notice.tell) return 0;
  const everybody = await db.select().from(registrations).where(isIn(after.id));
  let notified = 0;
  for (const row of everybody) {
    if (before.state !== after.state) await enqueueMail(client, stateMail(row, after, links));
    // An event that does not take place has no hour either: the mail with the new one comes when it does.
    else if (after.state === 'published' && readsOtherwise(change, row.state))
      await enqueueMail(client, changeMail(row, change, links, notice.words));
    else continue;
    notified += 1;
  }
  return notified;
}

/**
 * While an event is cancelled nobody can accept: who was asked gets her time again when it goes ahead. Where no time
 * to answer is left the place is hers, as with any other that becomes free so late.
 */
async function moveOffers(transaction: Transaction, { before, after }: EventChange, ports: PlacePorts): Promise<void> {
  if (after.state !== 'published') return;
  const { db } = transaction;
  const until = offerEnd(after.startsAt, ports.now);
  const resumed = before.state !== 'published';
  const offers = await db
    .select()
    .from(registrations)
    .where(and(eq(registrations.eventId, after.id), eq(registrations.state, 'offered')));
  for (const row of offers) {
    if (!resumed && row.offerExpiresAt && row.offerExpiresAt <= latestOfferEnd(after.startsAt)) continue;
    if (!until) await givePlace(transaction, after, row, ports);
    else await db.update(registrations).set({ offerExpiresAt: until }).where(eq(registrations.id, row.id));
  }
}
