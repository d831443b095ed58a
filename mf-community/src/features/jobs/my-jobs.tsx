import { counted } from '@femcoders/contracts/spanish-count';
import { OwnData } from '@femcoders/kit/data/own-data';
import { Link, useApi, useQuery } from '@femcoders/platform';
import { jobPaths } from './job-address.ts';
import { MarkedJobs } from './job-alerts.tsx';
import { ownJobsQuery } from './own-jobs-query.ts';

/** Marks that are named on her page. */
const named = 4;

/** Her offers on her own page: nothing where she has none. */
export function MyJobs({ userId }: { userId: string }) {
  const query = useQuery(ownJobsQuery(useApi(), userId));
  const { marks = [], alerts = [] } = query.data ?? {};
  if (query.data && marks.length === 0 && alerts.length === 0) return null;
  return (
    <OwnData
      id="ofertas"
      title="Tus ofertas"
      note={alerts.length > 0 && counted(alerts.length, 'alerta', 'alertas')}
      query={query}
      failed="No hemos podido cargar tus ofertas"
    >
      {() => (
        <>
          {marks.length > 0 && <MarkedJobs marks={marks.slice(0, named)} />}
          <p>
            <Link to={jobPaths.own}>Tus alertas y todas las guardadas</Link>
          </p>
        </>
      )}
    </OwnData>
  );
}
