import type { JobDetail } from '@femcoders/contracts/job';
import { sendingProblem } from '@femcoders/kit/forms/sending-problem';
import { Link, useApi, useLocation, useQuery, useQueryClient, useSession } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import { useState } from 'react';
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
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const known = data?.marks.find(({ job }) => job.id === jobId);
  const mark = { saved: known?.saved ?? false, applied: known?.applied ?? false };

  async function set(change: Partial<typeof mark>) {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      queryClient.setQueryData(ownJobsKey(userId), await markJob(api, userId, jobId, { ...mark, ...change }));
    } catch (error) {
      setProblem(sendingProblem(error, 'Inténtalo otra vez.').title);
    } finally {
      setBusy(false);
    }
  }

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
        {problem}
      </p>
    </>
  );
}
