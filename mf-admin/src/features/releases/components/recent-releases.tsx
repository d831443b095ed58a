import { listReleaseSwitches } from '@femcoders/contracts/endpoints/releases';
import type { ReleaseSwitch } from '@femcoders/contracts/releases';
import { Loaded } from '@femcoders/kit/data/loaded';
import { Link } from '@femcoders/platform';
import { useAdminCall } from '../../layout/use-admin-call.ts';
import { useNow } from '../../layout/use-now.ts';
import { adminListKey } from '../../lists/admin-list-query.ts';
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
  const now = useNow(60_000);
  const key = [...adminListKey({ endpoint: listReleaseSwitches }), 'recent'];
  const query = useAdminCall(key, listReleaseSwitches, { query: { limit: mostShown } });
  return (
    <Loaded query={query} lines={4}>
      {({ entries }) => <Recent switches={entries.filter(({ at }) => now - Date.parse(at) < shownDays * dayMs)} />}
    </Loaded>
  );
}

function Recent({ switches }: { switches: ReleaseSwitch[] }) {
  if (switches.length === 0) return null;
  return (
    <section aria-labelledby="despliegues-recientes">
      <h2 id="despliegues-recientes" className="section-title">
        Lo último en vivo
      </h2>
      <ul className={`lines dense small ${styles.recent}`}>
        {switches.map(({ id, name, action, at, by }) => (
          <li key={id}>
            <span className="quiet smaller">
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
