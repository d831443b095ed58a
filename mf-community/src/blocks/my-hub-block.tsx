import { ownBlock } from '@femcoders/kit/data/own-block';

/** On a member's page: what she has put up, who answered, and what she answered to others. */
export const { loader, Block } = ownBlock(
  async () => (await import(/* webpackChunkName: "my-hub-of" */ '../features/hub/mine/my-hub.tsx')).MyHub,
);
