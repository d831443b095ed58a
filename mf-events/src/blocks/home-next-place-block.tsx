import { ownBlock } from '@femcoders/kit/data/own-block';

/** On the home page, for members: the next event at which she has a place. Visitors do not load it. */
export const { Block } = ownBlock(
  async () => (await import(/* webpackChunkName: "my-events-of" */ '../features/my-events/next-place.tsx')).NextPlace,
);
