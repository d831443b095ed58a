import { ownBlock } from '@femcoders/kit/data/own-block';

/** On the home page, for members: the offers that fit her alerts. Visitors do not load it. */
export const { Block } = ownBlock(
  async () => (await import(/* webpackChunkName: "my-jobs-of" */ '../features/jobs/matching-jobs.tsx')).MatchingJobs,
);
