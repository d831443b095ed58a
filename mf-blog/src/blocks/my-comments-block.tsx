import { ownBlock } from '@femcoders/kit/data/own-block';

/** On a member's page: her comments below articles, each with its state. */
export const { loader, Block } = ownBlock(
  async () =>
    (await import(/* webpackChunkName: "my-comments-of" */ '../features/my-comments/my-comments.tsx')).MyComments,
);
