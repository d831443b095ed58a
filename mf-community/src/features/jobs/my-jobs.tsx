import { counted } from '@femcoders/contracts/spanish-count';
import { Link, useApi, useQuery } from '@femcoders/platform';
import { MemberBlock } from '@femcoders/shared-ui/member-block';
import { jobPaths } from './job-address.ts';
import styles from './job-alerts.module.css';
import { MarkedJob } from './job-alerts.tsx';
import { ownJobsQuery } from './own-jobs-query.ts';

/** Marks that are named on her page. */
const named = 4;

/** Her offers on her own page: nothing where she has none. */
export function MyJobs({ userId }: { userId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(ownJobsQuery(useApi(), userId));
  if (data && data.marks.length === 0 && data.alerts.length === 0) return null;
  const alerts = data?.alerts.length ?? 0;
  return (
    <MemberBlock
      id="ofertas"
      title="Tus ofertas"
      note={alerts > 0 && counted(alerts, 'alerta', 'alertas')}
      pending={!data && !isError}
      failure={
        isError
          ? { title: 'No hemos podido cargar tus ofertas', onRetry: () => void refetch(), busy: isFetching }
          : undefined
      }
    >
      {data && data.marks.length > 0 && (
        <ul className={styles.rows}>
          {data.marks.slice(0, named).map((mark) => (
            <li key={mark.job.id}>
              <MarkedJob mark={mark} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to={jobPaths.own}>Tus alertas y todas las guardadas</Link>
      </p>
    </MemberBlock>
  );
}
