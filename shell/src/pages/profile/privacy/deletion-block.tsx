import { type SignedInUser, useApi, useQuery, useSession } from '@femcoders/platform';
import styles from './deletion-band.module.css';
import { DeletionBand } from './deletion-band.tsx';
import { plannedDeletionQuery } from './planned-deletion.ts';

/** On `/welcome`, for a member who has asked for her account to be deleted; for all others it is nothing. */
export function Block() {
  const { user } = useSession();
  return user && <OfMember user={user} />;
}

function OfMember({ user }: { user: SignedInUser }) {
  const { data, isPending } = useQuery(plannedDeletionQuery(useApi(), user.id));
  // The page holds back for a moment what stands below, so that the band does not push it down.
  if (isPending) return <div aria-busy="true" />;
  if (!data?.deleteAt) return null;
  return (
    <div className={styles.block}>
      <DeletionBand userId={user.id} deleteAt={data.deleteAt} comments={data.comments} />
    </div>
  );
}
