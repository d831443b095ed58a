import { ownBlock } from '../features/members/own-block.tsx';

/** On a member's page: the offers that she has put aside, and her alerts. */
export const { loader, Block } = ownBlock(
  async () => (await import(/* webpackChunkName: "my-jobs-of" */ '../features/jobs/my-jobs.tsx')).MyJobs,
);
