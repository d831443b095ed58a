import { Loaded } from '@femcoders/kit/data/loaded';
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
  // While it loads, the page holds back for a moment what stands below, so that the band does not push it down.
  return (
    <Loaded query={useQuery(plannedDeletionQuery(useApi(), user.id))} loading={false}>
      {({ deleteAt, comments }) =>
        deleteAt && (
          <div className={styles.block}>
            <DeletionBand userId={user.id} deleteAt={deleteAt} comments={comments} />
          </div>
        )
      }
    </Loaded>
  );
}
