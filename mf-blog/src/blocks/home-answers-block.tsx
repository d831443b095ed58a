import { useSession } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';

const { Part } = browserPart(
  async () =>
    (await import(/* webpackChunkName: "my-comments-of" */ '../features/my-comments/received-answers.tsx'))
      .ReceivedAnswers,
);

/** On the home page, for members: the newest answers to her comments. Visitors do not load it. */
export function Block() {
  const { user } = useSession();
  return user && <Part key={user.id} userId={user.id} />;
}
