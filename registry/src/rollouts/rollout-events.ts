import type { ClientBase } from 'pg';

/** An automatic step of a roll-out that somebody is notified of. */
export interface RolloutEvent {
  kind: 'stopped' | 'live' | 'too-few-visits' | 'cannot-go-on' | 'needs-approval';
  name: string;
  version: string;
  /** The team that ships it. */
  owner: string;
  /** The account that started it, if any. */
  startedById: string | null;
  /** The event as a Spanish sentence with its figures. */
  reason: string;
}

/** Called with the event inside its transaction: what it sends by the queue is stored with it, once. */
export type OnRolloutEvent = (client: ClientBase, event: RolloutEvent) => Promise<void>;
