import { ownBlock } from '@femcoders/kit/data/own-block';

/** On the home page, for members: the mistakes of quizzes that are to be repeated. Visitors do not load it. */
export const { Block } = ownBlock(
  async () =>
    (await import(/* webpackChunkName: "my-quizzes-of" */ '../features/my-quizzes/due-reviews.tsx')).DueReviews,
);
