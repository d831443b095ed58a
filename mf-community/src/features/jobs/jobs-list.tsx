import { filterWords, type JobFilters } from '@femcoders/contracts/job-filters';
import { counted } from '@femcoders/contracts/spanish-count';
import { Loaded } from '@femcoders/kit/data/loaded';
import { useRemoteData } from '@femcoders/kit/data/remote-data';
import { PageSteps } from '@femcoders/kit/lists/page-steps';
import { Link } from '@femcoders/platform';
import { buttonClass, EmptyState, LoadingPanot } from '@femcoders/shared-ui';
import { alertAddress, jobFeedAddress, jobListAddress } from './job-address.ts';
import { jobListQuery, useAudience } from './job-queries.ts';
import { JobRows } from './job-rows.tsx';
import styles from './jobs-list.module.css';

/** The offers of a search, with its states. @param page from 1 */
export function JobsList({ filters, page }: { filters: JobFilters; page: number }) {
  const audience = useAudience();
  const list = useRemoteData((api) => jobListQuery(api, filters, page, audience));
  return (
    <Loaded
      query={list}
      failed="No hemos podido cargar las ofertas"
      whenFailed="Tu búsqueda sigue en la dirección de la página."
      retryHref={jobListAddress(filters, page)}
      loading={<LoadingPanot label="Buscando ofertas…" />}
    >
      {({ entries: jobs, total, pages }) => (
        // Members do not see first what visitors see, which would move a moment later.
        <div
          className={`stack gap-32 ${audience === 'everybody' ? styles.forEverybody : styles.list}`}
          aria-busy={list.busy}
        >
          {pages > 1 && jobs.length > 0 && (
            <p className="quiet">
              {counted(total, 'oferta', 'ofertas')}, página {page} de {pages}
            </p>
          )}
          {jobs.length > 0 ? <JobRows jobs={jobs} /> : <NoJobs filters={filters} page={page} />}
          <PageSteps label="Páginas de ofertas" page={page} pages={pages} href={(to) => jobListAddress(filters, to)} />
          {pages === 1 && jobs.length > 0 && (
            <p className="quiet">No hay más. Cada oferta se retira sola a los 60 días como mucho.</p>
          )}
        </div>
      )}
    </Loaded>
  );
}

/** Renders what the search is narrowed to, with a way to remove each filter, and to subscribe to new offers. */
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
