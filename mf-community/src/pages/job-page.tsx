import type { JobDetail as Job, JobPage, ReservedJob } from '@femcoders/contracts/job';
import { salaryRange } from '@femcoders/contracts/spanish-money';
import { useRemoteData } from '@femcoders/kit/data/remote-data';
import {
  type ApiError,
  Link,
  type PageHeadFactory,
  type PageLoader,
  PageNotFound,
  useLocation,
  useParams,
} from '@femcoders/platform';
import { buttonClass, ErrorState, LoadingPanot, Panot } from '@femcoders/shared-ui';
import { jobPath, jobPaths } from '../features/jobs/job-address.ts';
import { JobDetail } from '../features/jobs/job-detail.tsx';
import { audienceNow, jobQuery, useAudience } from '../features/jobs/job-queries.ts';
import { jobStructuredData } from '../features/jobs/job-structured-data.ts';
import { momentInWords, placeInWords } from '../features/jobs/job-words.ts';
import { loginAddress } from '../features/members/members-only.tsx';
import styles from './job-page.module.css';

export const loader: PageLoader = async ({ api, queryClient, params }) => {
  try {
    await queryClient.ensureQueryData(jobQuery(api, params.slug, audienceNow()));
  } catch (error) {
    // By its fields: on the server, the API's client has a copy of the error's class of its own.
    const { status } = error as Partial<ApiError>;
    if (status === 400 || status === 404) throw new PageNotFound('No offer has this name.');
    throw error;
  }
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
  const { state, data, busy, retry } = useRemoteData<JobPage>((api) => jobQuery(api, slug, audience));
  return (
    <div className="wrap">
      {state === 'failed' && (
        <ErrorState
          title="No hemos podido cargar la oferta"
          busy={busy}
          onRetry={retry}
          retryHref={jobPath(slug ?? '')}
        />
      )}
      {state === 'loading' && (
        <div aria-busy="true">
          <LoadingPanot label="Cargando la oferta…" />
        </div>
      )}
      {data && (isReserved(data) ? <Reserved job={data} busy={busy} /> : <JobDetail job={data as Job} />)}
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
          {momentInWords(job.reservedUntil)}.
        </p>
        <p className={styles.acts}>
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
