import { type BlockLoader, useSession } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';

const { Part: MyEvents, preload } = browserPart(async () => {
  const part = await import(/* webpackChunkName: "my-events-of" */ '../features/my-events/my-events.tsx');
  return part.MyEvents;
});

export const loader: BlockLoader = preload;

/** On a member's page: the events that she has a place at, waits for or went to. */
export function Block() {
  const { user } = useSession();
  return user && <MyEvents key={user.id} userId={user.id} />;
}
