import { filterLabel, filterWords, readJobFilters } from '@femcoders/contracts/job-filters';
import { prefetch } from '@femcoders/kit/data/remote-data';
import { readPage } from '@femcoders/kit/lists/list-filters';
import { Link, type PageHeadFactory, type PageLoader, useSearchParams } from '@femcoders/platform';
import { buttonClass, PanotTile } from '@femcoders/shared-ui';
import { jobFeedAddress, jobPaths } from '../features/jobs/job-address.ts';
import { JobFilterForm } from '../features/jobs/job-filter-form.tsx';
import { audienceNow, jobListQuery } from '../features/jobs/job-queries.ts';
import { JobSearchBar, JobsList } from '../features/jobs/jobs-list.tsx';
import styles from './jobs-page.module.css';

export const loader: PageLoader = ({ api, queryClient, url }) => {
  const { searchParams } = url;
  return prefetch(queryClient, jobListQuery(api, readJobFilters(searchParams), readPage(searchParams), audienceNow()));
};

export const head: PageHeadFactory = ({ url }) => {
  const filters = readJobFilters(url.searchParams);
  const page = readPage(url.searchParams);
  const narrowed = filterWords(filters).length > 0;
  const feed = { type: 'application/rss+xml', path: jobFeedAddress({}), title: 'Ofertas de trabajo' };
  return {
    title: `Ofertas de trabajo${narrowed ? `: ${filterLabel(filters)}` : ''}${page > 1 ? `, página ${page}` : ''}`,
    description:
      'Ofertas de trabajo en tecnología con la banda salarial siempre a la vista, revisadas por el equipo. Las socias las ven 72 horas antes.',
    canonicalPath: jobPaths.list,
    alternates: narrowed
      ? [feed, { ...feed, path: jobFeedAddress(filters), title: `Ofertas de trabajo: ${filterLabel(filters)}` }]
      : [feed],
  };
};

const tiles = [
  { petals: 4, palette: 'ink' },
  { petals: 6, palette: 'violet' },
  { petals: 5, palette: 'sun' },
  { petals: 8, palette: 'lilac' },
  { petals: 6, palette: 'coral' },
  { petals: 4, palette: 'ember' },
] as const;

/** `/ofertas-de-trabajo` */
export function Page() {
  const [parameters] = useSearchParams();
  const filters = readJobFilters(parameters);
  return (
    <>
      <header className={styles.hero}>
        <div className={`wrap ${styles.inner}`}>
          <div>
            <h1>El salario, lo primero</h1>
            <p className={styles.lead}>
              Ofertas de trabajo que dicen lo que pagan. El equipo lee cada una antes de publicarla, y las socias la ven
              tres días antes que nadie.
            </p>
            <p className="row gap-16-32 middle">
              <Link to={jobPaths.send} className={`${buttonClass('filled')} ${styles.act}`}>
                Publicar una oferta
              </Link>
              <Link to={jobPaths.own} className={styles.own}>
                Tus alertas y guardadas
              </Link>
            </p>
          </div>
          <div className={styles.tiles} aria-hidden="true">
            {tiles.map(({ petals, palette }) => (
              <PanotTile key={palette} petals={petals} palette={palette} />
            ))}
          </div>
        </div>
      </header>
      <div className={`wrap ${styles.page}`}>
        <JobFilterForm filters={filters} />
        <JobSearchBar filters={filters} />
        <JobsList filters={filters} page={readPage(parameters)} />
      </div>
    </>
  );
}
