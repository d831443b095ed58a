import { ownBlock } from '@femcoders/kit/data/own-block';

/** On a member's page: the talks that she has kept for later, and those that she has proposed. */
export const { loader, Block } = ownBlock(
  async () => (await import(/* webpackChunkName: "my-talks-of" */ '../features/talks/my-talks/my-talks.tsx')).MyTalks,
);
