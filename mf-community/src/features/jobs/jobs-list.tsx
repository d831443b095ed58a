import { filterWords, type JobFilters } from '@femcoders/contracts/job-filters';
import { useRemoteData } from '@femcoders/kit/data/remote-data';
import { Link } from '@femcoders/platform';
import { buttonClass, EmptyState, ErrorState, LoadingPanot } from '@femcoders/shared-ui';
import { PageStep } from '@femcoders/shared-ui/page-step';
import { alertAddress, jobFeedAddress, jobListAddress } from './job-address.ts';
import { jobListQuery, useAudience } from './job-queries.ts';
import { JobRows } from './job-rows.tsx';
import styles from './jobs-list.module.css';

/** The offers of a search, with its states. @param page from 1 */
export function JobsList({ filters, page }: { filters: JobFilters; page: number }) {
  const audience = useAudience();
  const { state, data, busy, retry } = useRemoteData((api) => jobListQuery(api, filters, page, audience));
  const here = jobListAddress(filters, page);

  if (state === 'failed') {
    return (
      <ErrorState title="No hemos podido cargar las ofertas" busy={busy} onRetry={retry} retryHref={here}>
        Tu búsqueda sigue en la dirección de la página.
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <div aria-busy="true">
        <LoadingPanot label="Buscando ofertas…" />
      </div>
    );
  }
  return (
    // Members do not see first what visitors see, which would move a moment later.
    <div className={audience === 'everybody' ? styles.forEverybody : styles.list} aria-busy={busy}>
      {data.jobs.length > 0 ? <JobRows jobs={data.jobs} /> : <NoJobs filters={filters} page={page} />}
      {(page > 1 || data.hasNext) && (
        <nav aria-label="Páginas de ofertas" className={`row gap-12-24 middle ${styles.pager}`}>
          <PageStep name="Anterior" to={page > 1 ? jobListAddress(filters, page - 1) : null} LinkComponent={Link} />
          <p aria-live="polite">Página {page}</p>
          <PageStep
            name="Siguiente"
            to={data.hasNext ? jobListAddress(filters, page + 1) : null}
            LinkComponent={Link}
          />
        </nav>
      )}
      {page === 1 && !data.hasNext && data.jobs.length > 0 && (
        <p className={styles.end}>No hay más. Cada oferta se retira sola a los 60 días como mucho.</p>
      )}
    </div>
  );
}

/** What the search is narrowed to, each to be taken away, and how to be told of what is new. */
export function JobSearchBar({ filters }: { filters: JobFilters }) {
  const words = filterWords(filters);
  return (
    <div className="row gap-16-32 middle between">
      {words.length > 0 && (
        <ul className="row gap-8" aria-label="Filtros puestos">
          {words.map(({ key, words: said }) => (
            <li key={key}>
              <Link
                className={`cut ${styles.filter}`}
                to={jobListAddress({ ...filters, [key]: undefined })}
                preventScrollReset
                aria-label={`Quitar el filtro ${said}`}
              >
                {said} <span aria-hidden="true">×</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.ways}>
        <Link to={alertAddress(filters)}>Avísame por correo</Link>
        <a href={jobFeedAddress(filters)}>RSS de esta búsqueda</a>
      </p>
    </div>
  );
}

function NoJobs({ filters, page }: { filters: JobFilters; page: number }) {
  if (page > 1) {
    return (
      <EmptyState title="Hasta aquí llegan las ofertas">
        <p>
          <Link to={jobListAddress(filters)}>Volver a la primera página</Link>
        </p>
      </EmptyState>
    );
  }
  const narrowed = filterWords(filters).length > 0;
  return (
    <EmptyState title={narrowed ? 'Hoy no hay ofertas con ese filtro' : 'Hoy no hay ofertas abiertas'}>
      <p>Guarda la búsqueda y te escribimos el día que aparezca una.</p>
      <p>
        <Link to={alertAddress(filters)} className={buttonClass('filled', 'small')}>
          Crear alerta
        </Link>
        {narrowed && (
          <>
            {' '}
            <Link to={jobListAddress({})} className={buttonClass('outline', 'small')}>
              Ver todas
            </Link>
          </>
        )}
      </p>
    </EmptyState>
  );
}
