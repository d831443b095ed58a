import { type BlockLoader, useSession } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';

const { Part: MyDocuments, bring } = browserPart(async () => {
  const part = await import(
    /* webpackChunkName: "my-documents-of" */ '../features/documents/components/my-documents.tsx'
  );
  return part.MyDocuments;
});

export const loader: BlockLoader = bring;

/** On a member's page: what she has sent to the team, while there is something. */
export function Block() {
  const { user } = useSession();
  return user && <MyDocuments key={user.id} userId={user.id} />;
}
