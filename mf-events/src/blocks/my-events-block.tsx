import { useSession } from '@femcoders/platform';
import { MyEvents } from '../features/my-events/my-events.tsx';

/** On a member's page: the events that she has a place at, waits for or went to. */
export function Block() {
  const { user } = useSession();
  return user && <MyEvents key={user.id} userId={user.id} />;
}
