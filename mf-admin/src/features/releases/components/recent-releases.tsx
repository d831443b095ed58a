import type { AdminList } from '@femcoders/contracts/admin-list';
import type { ReleaseSwitch } from '@femcoders/contracts/releases';
import { Link, useQuery } from '@femcoders/platform';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { useNow } from '../../layout/use-now.ts';
import { MomentText } from '../../lists/components/moment-text.tsx';
import { partName } from '../part-name.ts';
import styles from './releases.module.css';

const shownDays = 7;
const mostShown = 5;
const dayMs = 24 * 3_600_000;

const actionWords: Record<ReleaseSwitch['action'], string> = {
  publish: 'Versión nueva de',
  rollback: 'Vuelta atrás en',
  pin: 'Fijada una versión de',
  unpin: 'Soltada la versión de',
  retire: 'Fuera del sitio:',
};

/** Renders what went live in the last days; nothing where nothing did. */
export function RecentReleases() {
  const api = useAdminApi();
  const now = useNow(60_000);
  const path = '/admin/releases/history';
  const { data, isPending } = useQuery({
    queryKey: ['admin', path, 'recent'],
    queryFn: ({ signal }) => api.request<AdminList<ReleaseSwitch>>(path, { query: { limit: mostShown }, signal }),
    staleTime: 0,
  });
  const recent = data?.entries.filter(({ at }) => now - Date.parse(at) < shownDays * dayMs) ?? [];
  if (isPending) return <Waiting lines={4} />;
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="despliegues-recientes">
      <h2 id="despliegues-recientes" className={styles.heading}>
        Lo último en vivo
      </h2>
      <ul className={styles.recent}>
        {recent.map(({ id, name, action, at, by }) => (
          <li key={id}>
            <span className={styles.owner}>
              <MomentText at={at} />
            </span>
            <span>
              {actionWords[action]}{' '}
              <Link to={`/admin/despliegues?parte=${encodeURIComponent(name)}`}>{partName(name)}</Link>, por {by}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
