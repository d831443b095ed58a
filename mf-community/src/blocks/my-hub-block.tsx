import { type BlockLoader, useSession } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';

const { Part: MyHub, bring } = browserPart(async () => {
  const part = await import(/* webpackChunkName: "my-hub-of" */ '../features/hub/mine/my-hub.tsx');
  return part.MyHub;
});

export const loader: BlockLoader = bring;

/** On a member's page: what she has put up, who answered, and what she answered to others. */
export function Block() {
  const { user } = useSession();
  return user && <MyHub key={user.id} userId={user.id} />;
}
