import { countJobs } from '@femcoders/contracts/endpoints/jobs';
import { openJobsKey, openJobsOf } from '@femcoders/contracts/open-jobs';
import { counted } from '@femcoders/contracts/spanish-count';
import { type ApiClient, callApi, Link, queryOptions, useApi, useQuery } from '@femcoders/platform';
import styles from './start.module.css';

const jobsPath = '/ofertas-de-trabajo';

/** How many offers are open to everybody, and the newest of them. */
export function openJobsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: openJobsKey,
    queryFn: async () => openJobsOf(await callApi(api, countJobs)),
  });
}

/** The newest open offers with what they pay, and the way to all; while there are none, how one is heard of. */
export function OpenJobs() {
  // The page's loader has asked.
  const { data } = useQuery({ ...openJobsQuery(useApi()), enabled: false });
  if (!data || data.newest.length === 0) {
    return (
      <>
        <p>Ahora mismo no hay ofertas abiertas. Cuando salga una, llega antes a quien tiene una alerta.</p>
        <Link className={styles.more} to={jobsPath}>
          Ofertas y alertas
        </Link>
      </>
    );
  }
  return (
    <>
      <ul className={styles.rows}>
        {data.newest.map(({ slug, title, company, pay }) => (
          <li key={slug}>
            <Link className="bold" to={`${jobsPath}/${slug}`}>
              {title}
            </Link>
            <span className="quiet">
              {company} · {pay} al año
            </span>
          </li>
        ))}
      </ul>
      <Link className={styles.more} to={jobsPath}>
        {data.open > data.newest.length
          ? `Ver las ${data.open} ofertas abiertas`
          : counted(data.open, 'oferta abierta', 'ofertas abiertas')}
      </Link>
    </>
  );
}
