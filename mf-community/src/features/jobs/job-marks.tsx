import type { JobDetail } from '@femcoders/contracts/job';
import { useSubmission } from '@femcoders/kit/forms/use-submission';
import { Link, useApi, useLocation, useQuery, useQueryClient, useSession } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import { loginAddress } from '../members/members-only.tsx';
import styles from './job-marks.module.css';
import { markJob, ownJobsKey, ownJobsQuery } from './own-jobs-query.ts';

/** Puts an offer aside, or notes that she has applied: hers alone. Its place is kept until it is known who looks. */
export function JobMarks({ job }: { job: Pick<JobDetail, 'id'> }) {
  const { user, status } = useSession();
  const place = useLocation();
  return (
    <div className={styles.marks}>
      {user && <Marks key={user.id} userId={user.id} jobId={job.id} />}
      {status === 'anonymous' && <Link to={loginAddress(place)}>Entra para guardarla</Link>}
    </div>
  );
}

function Marks({ userId, jobId }: { userId: string; jobId: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data } = useQuery(ownJobsQuery(api, userId));
  const { busy, problem, send } = useSubmission('Inténtalo otra vez.');
  const known = data?.marks.find(({ job }) => job.id === jobId);
  const mark = { saved: known?.saved ?? false, applied: known?.applied ?? false };

  const set = (change: Partial<typeof mark>) =>
    send(async () => {
      queryClient.setQueryData(ownJobsKey(userId), await markJob(api, userId, jobId, { ...mark, ...change }));
    });

  return (
    <>
      <Button
        variant="outline"
        size="small"
        busy={busy}
        aria-pressed={mark.saved}
        onClick={() => void set({ saved: !mark.saved })}
      >
        {mark.saved ? 'Guardada' : 'Guardar'}
      </Button>
      <Button
        variant="outline"
        size="small"
        busy={busy}
        aria-pressed={mark.applied}
        onClick={() => void set({ applied: !mark.applied })}
      >
        {mark.applied ? 'Solicitada' : 'Ya la he solicitado'}
      </Button>
      <p role="status" className={styles.problem}>
        {problem?.title}
      </p>
    </>
  );
}
