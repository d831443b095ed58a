import { ownBlock } from '@femcoders/kit/data/own-block';

/** On a member's page: how far she has come in the quizzes. */
export const { loader, Block } = ownBlock(
  async () => (await import(/* webpackChunkName: "my-quizzes-of" */ '../features/my-quizzes/my-quizzes.tsx')).MyQuizzes,
);
