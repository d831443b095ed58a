import type { ClientBase } from 'pg';

/** What happened to a roll-out by itself, and somebody should know. */
export interface RolloutEvent {
  kind: 'stopped' | 'live' | 'too-few-visits' | 'cannot-go-on' | 'needs-approval';
  name: string;
  version: string;
  /** The team that ships it. */
  owner: string;
  /** Who started it, if an account did. */
  startedById: string | null;
  /** What happened, as a Spanish sentence with its figures. */
  reason: string;
}

/** Told inside the transaction of what happened: what it sends by the queue is stored with it, once. */
export type OnRolloutEvent = (client: ClientBase, event: RolloutEvent) => Promise<void>;
