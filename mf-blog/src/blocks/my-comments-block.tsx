import { type BlockLoader, useSession } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';

const { Part: MyComments, preload } = browserPart(async () => {
  const part = await import(/* webpackChunkName: "my-comments-of" */ '../features/my-comments/my-comments.tsx');
  return part.MyComments;
});

export const loader: BlockLoader = preload;

/** On a member's page: her comments below articles, each with its state. */
export function Block() {
  const { user } = useSession();
  return user && <MyComments key={user.id} userId={user.id} />;
}
