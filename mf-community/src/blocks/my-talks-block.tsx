import { type BlockLoader, useSession } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';

const { Part: MyTalks, bring } = browserPart(async () => {
  const part = await import(/* webpackChunkName: "my-talks-of" */ '../features/talks/my-talks/my-talks.tsx');
  return part.MyTalks;
});

export const loader: BlockLoader = bring;

/** On a member's page: the talks that she has kept for later, and those that she has proposed. */
export function Block() {
  const { user } = useSession();
  return user && <MyTalks key={user.id} userId={user.id} role={user.role} />;
}
