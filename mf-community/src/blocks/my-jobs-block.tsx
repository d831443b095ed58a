import { ownBlock } from '@femcoders/kit/data/own-block';

/** On a member's page: the offers that she has put aside, and her alerts. */
export const { loader, Block } = ownBlock(
  async () => (await import(/* webpackChunkName: "my-jobs-of" */ '../features/jobs/my-jobs.tsx')).MyJobs,
);
