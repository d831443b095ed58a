import { prefetch } from '@femcoders/kit/data/remote-data';
import { type PageHeadFactory, type PageLoader, useLocation, useSearchParams } from '@femcoders/platform';
import { Panot } from '@femcoders/shared-ui';
import { ClubStats } from '../features/stats/club-stats.tsx';
import { DevicePages } from '../features/stats/device-pages.tsx';
import { readPeriod, statsPath } from '../features/stats/stat-address.ts';
import { statsQuery } from '../features/stats/stats-query.ts';
import styles from './stats-page.module.css';

export const head: PageHeadFactory = () => ({
  title: 'La comunidad en cifras',
  description:
    'Cuántas somos, qué eventos hacemos y cuánto tardamos en responder, sin ninguna cifra que señale a nadie. Y lo que tú abres, que solo ves tú.',
  canonicalPath: statsPath,
});

export const loader: PageLoader = ({ api, queryClient }) => prefetch(queryClient, statsQuery(api));

/** `/stats` (spec section 2). */
export function Page() {
  const [search] = useSearchParams();
  const { pathname, search: query } = useLocation();
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={`stack gap-32 one-column ${styles.head}`}>
        <div className="stack gap-24">
          <h1 className="large-title">La comunidad en cifras</h1>
          <p className="lead">
            Contamos lo que hacemos, no a quién. Cada gráfico tiene su tabla y su archivo, y ninguna cifra baja de
            cinco.
          </p>
        </div>
        <Panot petals={5} palette="mint" className={styles.flower} />
      </header>
      <ClubStats period={readPeriod(search)} address={pathname + query} />
      <DevicePages />
    </div>
  );
}
