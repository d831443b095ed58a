import { useSession } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';

const { Part } = browserPart(
  async () => (await import(/* webpackChunkName: "my-jobs-of" */ '../features/jobs/matching-jobs.tsx')).MatchingJobs,
);

/** On the home page, for members: the offers that fit her alerts. Visitors do not load it. */
export function Block() {
  const { user } = useSession();
  return user && <Part key={user.id} userId={user.id} />;
}
