import { type BlockLoader, useSession } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';

const { Part: MentoringBlock, bring } = browserPart(async () => {
  const part = await import(
    /* webpackChunkName: "mentoring-block-of" */ '../features/mentoring/welcome/mentoring-at-welcome.tsx'
  );
  return part.MentoringAtWelcome;
});

export const loader: BlockLoader = bring;

/** On a member's page: what of mentoring is hers, where anything is. */
export function Block() {
  const { user } = useSession();
  return user && <MentoringBlock key={user.id} userId={user.id} />;
}
