import { ownBlock } from '@femcoders/kit/data/own-block';

/** On a member's page: what of mentoring is hers, where anything is. */
export const { loader, Block } = ownBlock(
  async () =>
    (
      await import(
        /* webpackChunkName: "mentoring-block-of" */ '../features/mentoring/welcome/mentoring-at-welcome.tsx'
      )
    ).MentoringAtWelcome,
);
