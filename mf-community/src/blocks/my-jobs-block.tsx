import { type BlockLoader, useSession } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';

const { Part: MyJobs, bring } = browserPart(async () => {
  const part = await import(/* webpackChunkName: "my-jobs-of" */ '../features/jobs/my-jobs.tsx');
  return part.MyJobs;
});

export const loader: BlockLoader = bring;

/** On a member's page: the offers that she has put aside, and her alerts. */
export function Block() {
  const { user } = useSession();
  return user && <MyJobs key={user.id} userId={user.id} />;
}
