import { listJobs } from '@femcoders/contracts/endpoints/jobs';
import { jobFilterParameters } from '@femcoders/contracts/job-filters';
import { salaryRange } from '@femcoders/contracts/spanish-money';
import { Loaded } from '@femcoders/kit/data/loaded';
import { type ApiClient, callApi, Link, queryOptions, useApi, useQuery, useQueryClient } from '@femcoders/platform';
import { jobPath, jobPaths } from './job-paths.ts';
import { ownJobsQuery } from './own-jobs-query.ts';

/** Offers that are named here. */
const named = 2;

/** Her offers: those that fit one of her alerts, newest first; without an alert the newest of all. */
export function MatchingJobs({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const api = useApi();
  const query = useQuery(
    queryOptions({
      queryKey: ['matchingJobs', userId],
      queryFn: async () => {
        const { alerts } = await queryClient.fetchQuery(ownJobsQuery(api, userId));
        const searches = alerts.length > 0 ? alerts.map(({ filters }) => filters) : [{}];
        const found = await Promise.all(searches.map((filters) => newestOf(api, filters)));
        const bySlug = new Map(found.flat().map((job) => [job.slug, job]));
        const jobs = [...bySlug.values()].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
        return { jobs: jobs.slice(0, named), byAlert: alerts.length > 0 };
      },
    }),
  );
  return (
    <div className="stack gap-12 starts breaks">
      <h3>{query.data?.byAlert === false ? 'Últimas ofertas' : 'Ofertas para ti'}</h3>
      <Loaded query={query} failed={<p>No hemos podido cargarlas.</p>} lines={3}>
        {({ jobs, byAlert }) => (
          <>
            {jobs.length === 0 && (
              <p>{byAlert ? 'Hoy no hay ninguna que encaje con tus alertas.' : 'Hoy no hay ofertas abiertas.'}</p>
            )}
            <ul className="stack gap-8">
              {jobs.map((job) => (
                <li key={job.slug}>
                  <Link className="bold" to={jobPath(job.slug)}>
                    {job.title}
                  </Link>
                  <br />
                  <span className="quiet small">{salaryRange(job)} al año</span>
                </li>
              ))}
            </ul>
            <Link className="small" to={jobPaths.own}>
              {byAlert ? 'Tus alertas' : 'Crear una alerta'}
            </Link>
          </>
        )}
      </Loaded>
    </div>
  );
}

const newestOf = (api: ApiClient, filters: Parameters<typeof jobFilterParameters>[0]) =>
  callApi(api, listJobs, {
    query: { ...Object.fromEntries(jobFilterParameters(filters)), page: 1, limit: named },
  });
