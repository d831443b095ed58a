import type { InferSelectModel } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import type { events } from '../database/event-tables.ts';

export type EventRow = InferSelectModel<typeof events>;

/**
 * A changed aspect of an event that people with a place, or in the waiting list, may have to know: when or where it takes
 * place, its state, or how many fit in.
 */
export type EventAspect = 'time' | 'place' | 'state' | 'places';

/** Whether those who are in are mailed about another time or place, and what the organiser says to them besides. */
export interface EventNotice {
  tell: boolean;
  words: string | null;
}

export interface EventChange {
  before: EventRow;
  after: EventRow;
  /** Never empty. */
  aspects: ReadonlySet<EventAspect>;
  notice: EventNotice;
}

/**
 * Called within the transaction that changes an event, by hand or by import, before it is committed: what it writes and
 * the mails that it queues exist only together with the change. Drafts have nobody to tell.
 * @returns how many people get a mail about the change
 */
export type OnEventChanged = (transaction: Transaction, change: EventChange, now: Date) => Promise<number | undefined>;
