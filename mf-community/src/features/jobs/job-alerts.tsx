import type { JobAlert, JobMark, OwnJobs } from '@femcoders/contracts/job-alert';
import { filterLabel, jobFilterParameters, readJobFilters } from '@femcoders/contracts/job-filters';
import { jobLimits } from '@femcoders/contracts/job-limits';
import { dayOfYear } from '@femcoders/contracts/spanish-date';
import { salaryRange } from '@femcoders/contracts/spanish-money';
import { Loaded } from '@femcoders/kit/data/loaded';
import { submissionProblem } from '@femcoders/kit/forms/submission-problem';
import { useSubmission } from '@femcoders/kit/forms/use-submission';
import { useFocusAfterRemoval } from '@femcoders/kit/lists/use-focus-after-removal';
import { Link, showToast, useApi, useNavigate, useQuery, useQueryClient, useSearchParams } from '@femcoders/platform';
import { Button, EmptyState } from '@femcoders/shared-ui';
import { ProblemLine } from '../forms/problem-line.tsx';
import { allParameter, jobListAddress, jobPath, jobPaths } from './job-address.ts';
import styles from './job-alerts.module.css';
import { addAlert, ownJobsKey, ownJobsQuery, removeAlert } from './own-jobs-query.ts';

/** Renders what a member has among the offers, and the search of the address, to be saved. */
export function JobAlerts({ userId }: { userId: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = useQuery(ownJobsQuery(api, userId));
  const keep = (after: OwnJobs) => queryClient.setQueryData(ownJobsKey(userId), after);
  const removing = useFocusAfterRemoval('alertas', query.data?.alerts.length ?? 0);

  async function remove(alert: JobAlert) {
    removing();
    try {
      keep(await removeAlert(api, userId, alert));
      const back = async () => keep(await addAlert(api, userId, alert.filters));
      showToast(`Hemos quitado la alerta «${filterLabel(alert.filters)}».`, {
        action: { label: 'Deshacer', run: () => void back().catch(showFailure) },
      });
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <Loaded
      query={query}
      failed="No hemos podido cargar tus alertas"
      whenFailed="Siguen como estaban."
      loading="Cargando tus alertas…"
    >
      {({ alerts, marks }) => (
        <div className={styles.own}>
          <SaveSearch userId={userId} alerts={alerts} onSaved={keep} />
          <section aria-labelledby="alertas" className={`stack gap-16 one-column ${styles.part}`}>
            <h2 id="alertas">Alertas</h2>
            {alerts.length === 0 ? (
              <EmptyState title="No tienes alertas">
                <p>
                  Haz una búsqueda en <Link to={jobPaths.list}>las ofertas</Link> y pulsa «Avísame por correo».
                </p>
              </EmptyState>
            ) : (
              <>
                <p className="quiet">
                  Un correo al día como mucho por alerta, desde las 9:00 y solo si hay algo nuevo. {alerts.length} de{' '}
                  {jobLimits.alerts}.
                </p>
                <ul className="ruled">
                  {alerts.map((alert) => (
                    <li key={alert.id} className="row gap-4-16 middle between">
                      <Link className="bold" to={jobListAddress(alert.filters)}>
                        {filterLabel(alert.filters)}
                      </Link>
                      <Button
                        variant="quiet"
                        size="small"
                        aria-label={`Quitar la alerta ${filterLabel(alert.filters)}`}
                        onClick={() => void remove(alert)}
                      >
                        Quitar
                      </Button>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </section>
          <section aria-labelledby="guardadas" className={`stack gap-16 one-column ${styles.part}`}>
            <h2 id="guardadas">Guardadas y solicitadas</h2>
            {marks.length === 0 ? (
              <EmptyState title="No has guardado ninguna oferta">
                <p>En cada oferta puedes guardarla o anotar que la has solicitado. Solo lo ves tú.</p>
              </EmptyState>
            ) : (
              <MarkedJobs marks={marks} />
            )}
          </section>
        </div>
      )}
    </Loaded>
  );
}

const showFailure = (error: unknown) =>
  void showToast(submissionProblem(error, 'Inténtalo otra vez.').title, { tone: 'error' });

interface SaveSearchProps {
  userId: string;
  alerts: JobAlert[];
  onSaved: (own: OwnJobs) => void;
}

/** The search in the address, on its way to be an alert. */
function SaveSearch({ userId, alerts, onSaved }: SaveSearchProps) {
  const api = useApi();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const sending = useSubmission('Tu búsqueda sigue en la dirección de la página.');
  const filters = readJobFilters(parameters);
  const asked = jobFilterParameters(filters).toString();
  if (!asked && !parameters.has(allParameter)) return null;
  const known = alerts.some((alert) => jobFilterParameters(alert.filters).toString() === asked);
  const save = () =>
    sending.send(async () => {
      onSaved(await addAlert(api, userId, filters));
      showToast('Alerta guardada. Te escribimos cuando haya algo nuevo.', { tone: 'success' });
      navigate(jobPaths.own, { replace: true });
    });
  return (
    <section className={`cut panel stack gap-16 ${styles.panel}`} aria-labelledby="guardar-alerta">
      <h2 id="guardar-alerta">{known ? 'Ya te avisamos de esta búsqueda' : '¿Te avisamos de esta búsqueda?'}</h2>
      <p className="bold">{filterLabel(filters)}</p>
      <ProblemLine problem={sending.problem} />
      {!known && (
        <p>
          <Button busy={sending.busy} onClick={() => void save()}>
            {sending.busy ? 'Guardando…' : 'Guardar alerta'}
          </Button>
        </p>
      )}
    </section>
  );
}

/** Offers that she has put aside or applied for. */
export function MarkedJobs({ marks }: { marks: JobMark[] }) {
  return (
    <ul className="ruled">
      {marks.map(({ job, saved, applied }) => (
        <li key={job.id} className="row gap-4-16 middle between">
          <span className="stack">
            <Link className="bold" to={jobPath(job.slug)}>
              {job.title}
            </Link>
            <span className="quiet">
              {job.company} · {salaryRange(job)} ·{' '}
              {job.state === 'published' ? `hasta el ${dayOfYear(job.expiresAt)}` : 'ya no está abierta'}
            </span>
          </span>
          <span className="quiet">{[saved && 'Guardada', applied && 'Solicitada'].filter(Boolean).join(' y ')}</span>
        </li>
      ))}
    </ul>
  );
}
