import { statDefinitions, statsLicence } from '@femcoders/contracts/stat-definitions';
import type { Stats } from '@femcoders/contracts/stats';
import { Loaded } from '@femcoders/kit/data/loaded';
import { useRemoteData } from '@femcoders/kit/data/remote-data';
import { Link } from '@femcoders/platform';
import { EmptyState, LoadingPanot } from '@femcoders/shared-ui';
import styles from './club-stats.module.css';
import { Facts } from './facts.tsx';
import { type Period, statPath, statsAddress } from './stat-address.ts';
import { StatSection } from './stat-section.tsx';
import { monthName } from './stat-words.ts';
import { statsQuery } from './stats-query.ts';

const periodNames: Record<Period, string> = { '12-meses': 'Últimos doce meses', todo: 'Desde el principio' };

/** The community's figures, with their states. */
export function ClubStats({ period, address }: { period: Period; address: string }) {
  const query = useRemoteData(statsQuery);
  return (
    <section className="stack gap-32 one-column" aria-labelledby="la-comunidad">
      <div className={styles.head}>
        <h2 id="la-comunidad">La comunidad</h2>
        <nav aria-label="Periodo" className={styles.periods}>
          {(Object.keys(periodNames) as Period[]).map((one) => (
            <Link key={one} to={statsAddress(one)} {...(one === period && { 'aria-current': 'page' as const })}>
              {periodNames[one]}
            </Link>
          ))}
        </nav>
      </div>
      <Loaded
        query={query}
        failed="No hemos podido cargar las cifras"
        whenFailed="Lo de este dispositivo, más abajo, no depende de ellas."
        retryHref={address}
        loading={<LoadingPanot label="Contando…" />}
      >
        {({ stats, facts, until }) =>
          stats.every(({ rows }) => rows.length === 0) ? (
            <EmptyState title="Aún no hay datos suficientes para mostrar esto sin identificar a nadie">
              <p>Ninguna cifra baja de cinco. En cuanto las haya, aparecen aquí solas.</p>
            </EmptyState>
          ) : (
            <>
              <Facts facts={facts} />
              <div className={`stack gap-48 one-column ${styles.grid}`}>
                {stats
                  .filter(({ rows }) => rows.length > 0)
                  .map((stat) => (
                    <StatSection key={stat.id} stat={stat} period={period} until={until} />
                  ))}
              </div>
              <StatsWithoutData stats={stats.filter(({ rows }) => rows.length === 0)} />
              <p className={styles.note}>
                Contamos meses terminados, hasta {monthName(until)}, y ninguna cifra baja de cinco: los meses con menos
                se juntan con los siguientes. Puedes usar los datos con la licencia{' '}
                <a href={statsLicence.address} rel="license noopener">
                  {statsLicence.name}
                </a>
                .
              </p>
            </>
          )
        }
      </Loaded>
    </section>
  );
}

/** Renders the counts that are too small to be published, with a link to when they will be. */
function StatsWithoutData({ stats }: { stats: Stats['stats'] }) {
  if (stats.length === 0) return null;
  return (
    <section aria-labelledby="aun-no" className={styles.withoutData}>
      <h3 id="aun-no">Lo que aún no podemos contar</h3>
      <p>Aún no hay datos suficientes para mostrar esto sin identificar a nadie:</p>
      <ul>
        {stats.map(({ id }) => (
          <li key={id}>
            <Link to={statPath(id)}>{statDefinitions[id].title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
