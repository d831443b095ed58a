import { type BlockLoader, useSession } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';

const { Part: MyQuizzes, preload } = browserPart(async () => {
  const part = await import(/* webpackChunkName: "my-quizzes-of" */ '../features/my-quizzes/my-quizzes.tsx');
  return part.MyQuizzes;
});

export const loader: BlockLoader = preload;

/** On a member's page: how far she has come in the quizzes. */
export function Block() {
  const { user } = useSession();
  return user && <MyQuizzes key={user.id} userId={user.id} />;
}
