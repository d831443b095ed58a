import { ownBlock } from '@femcoders/kit/data/own-block';

/** On a member's page: the events that she has a place at, waits for or went to. */
export const { loader, Block } = ownBlock(
  async () => (await import(/* webpackChunkName: "my-events-of" */ '../features/my-events/my-events.tsx')).MyEvents,
);
