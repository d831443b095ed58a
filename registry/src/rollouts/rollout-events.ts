import type { RolloutEvent } from '@femcoders/contracts/release-acts';
import type { ClientBase } from 'pg';

/** Called with the event inside its transaction: what it sends by the queue is stored with it, once. */
export type OnRolloutEvent = (client: ClientBase, event: RolloutEvent) => Promise<void>;
