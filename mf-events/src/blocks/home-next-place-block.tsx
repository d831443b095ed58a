import { useSession } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';

const { Part } = browserPart(
  async () => (await import(/* webpackChunkName: "my-events-of" */ '../features/my-events/next-place.tsx')).NextPlace,
);

/** On the home page, for members: the next event at which she has a place. Visitors do not load it. */
export function Block() {
  const { user } = useSession();
  return user && <Part key={user.id} userId={user.id} />;
}
