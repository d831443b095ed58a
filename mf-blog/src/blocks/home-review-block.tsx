import { useSession } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';

const { Part } = browserPart(
  async () =>
    (await import(/* webpackChunkName: "my-quizzes-of" */ '../features/my-quizzes/due-reviews.tsx')).DueReviews,
);

/** On the home page, for members: the mistakes of quizzes that are to be repeated. Visitors do not load it. */
export function Block() {
  const { user } = useSession();
  return user && <Part key={user.id} userId={user.id} />;
}
