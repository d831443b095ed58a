import { useSession } from '@femcoders/platform';
import { MyComments } from '../features/my-comments/my-comments.tsx';

/** On a member's page: what she has written below articles, and how each stands. */
export function Block() {
  const { user } = useSession();
  return user && <MyComments key={user.id} userId={user.id} />;
}
