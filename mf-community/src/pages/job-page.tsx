import type { JobPage, ReservedJob } from '@femcoders/contracts/job';
import { salaryRange } from '@femcoders/contracts/spanish-money';
import { loadOrNotFound } from '@femcoders/kit/data/load-or-not-found';
import { Loaded } from '@femcoders/kit/data/loaded';
import { useRemoteData } from '@femcoders/kit/data/remote-data';
import { Link, type PageHeadFactory, type PageLoader, useLocation, useParams } from '@femcoders/platform';
import { buttonClass, LoadingPanot, Panot } from '@femcoders/shared-ui';
import { jobPath, jobPaths } from '../features/jobs/job-address.ts';
import { JobDetail } from '../features/jobs/job-detail.tsx';
import { audienceNow, jobQuery, useAudience } from '../features/jobs/job-queries.ts';
import { jobStructuredData } from '../features/jobs/job-structured-data.ts';
import { madridMoment, placeInWords } from '../features/jobs/job-words.ts';
import { loginAddress } from '../features/members/members-only.tsx';
import styles from './job-page.module.css';

export const loader: PageLoader = async ({ api, queryClient, params }) => {
  await loadOrNotFound(queryClient, jobQuery(api, params.slug, audienceNow()));
};

const isReserved = (page: JobPage): page is ReservedJob => 'reservedUntil' in page;

export const head: PageHeadFactory = ({ queryClient, params, url }) => {
  const page = queryClient.getQueryData<JobPage>(['job', params.slug, audienceNow()]);
  const trail = [{ name: 'Ofertas de trabajo', path: jobPaths.list }];
  if (!page || isReserved(page))
    return { title: 'Oferta para socias', description: 'De momento solo la ven las socias.', noindex: true, trail };
  const open = page.state === 'published' && !page.membersUntil;
  return {
    title: `${page.title}, ${page.company}`,
    description: `${salaryRange(page)} brutos al año · ${placeInWords(page)}. ${page.about.slice(0, 120).toWellFormed()}`,
    canonicalPath: jobPath(page.slug),
    trail,
    ...(open ? { structuredData: [jobStructuredData(page, url.origin)] } : { noindex: true }),
  };
};

/** `/ofertas-de-trabajo/:slug` */
export function Page() {
  const { slug } = useParams();
  const audience = useAudience();
  const query = useRemoteData<JobPage>((api) => jobQuery(api, slug, audience));
  return (
    <div className="wrap">
      <Loaded
        query={query}
        failed="No hemos podido cargar la oferta"
        retryHref={jobPath(slug ?? '')}
        loading={<LoadingPanot label="Cargando la oferta…" />}
      >
        {(job) => (isReserved(job) ? <Reserved job={job} busy={query.busy} /> : <JobDetail job={job} />)}
      </Loaded>
    </div>
  );
}

/** Members do not see first what visitors see. */
function Reserved({ job, busy }: { job: ReservedJob; busy: boolean }) {
  const place = useLocation();
  return (
    <div className={styles.reserved} aria-busy={busy}>
      <Panot petals={6} palette="mint" className={styles.flower} />
      <div>
        <h1>De momento, para socias</h1>
        <p className={styles.lead}>
          Las socias ven cada oferta nueva tres días antes que nadie. Esta se abre a todo el mundo el{' '}
          {madridMoment(job.reservedUntil)}.
        </p>
        <p className={styles.actions}>
          <Link to={loginAddress(place)} className={buttonClass('filled')}>
            Iniciar sesión
          </Link>
          <Link to="/register" className={buttonClass('outline')}>
            Hacerme socia, gratis
          </Link>
        </p>
        <p>
          <Link to={jobPaths.list}>Ver las ofertas abiertas</Link>
        </p>
      </div>
    </div>
  );
}
