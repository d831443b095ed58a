import { ownBlock } from '@femcoders/kit/data/own-block';

/** On the home page, for members: the newest answers to her comments. Visitors do not load it. */
export const { Block } = ownBlock(
  async () =>
    (await import(/* webpackChunkName: "my-comments-of" */ '../features/my-comments/received-answers.tsx'))
      .ReceivedAnswers,
);
