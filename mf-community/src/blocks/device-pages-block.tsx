import { plural } from '@femcoders/contracts/spanish-count';
import { Link, useSession } from '@femcoders/platform';
import { MemberBlock } from '@femcoders/shared-ui/member-block';
import styles from '../features/stats/device-block.module.css';
import { useDeviceViews } from '../features/stats/device-views.ts';
import { usePageTitles } from '../features/stats/page-titles.ts';
import { statsPath } from '../features/stats/stat-paths.ts';
import { valueText } from '../features/stats/stat-words.ts';

/** How many pages are named here; all of them stand at `/stats`. */
const named = 3;

/** On a member's page: what she opens most on this device. It draws nothing while nothing has been counted. */
export function Block() {
  const { user } = useSession();
  const views = useDeviceViews();
  const pages = user && views.state === 'counted' ? views.pages.filter(({ path }) => path !== '/welcome') : [];
  const titles = usePageTitles(pages.length > 0);
  if (pages.length === 0) return null;
  return (
    <MemberBlock id="lo-que-mas-abres" title="Lo que más abres aquí" note="Solo en este dispositivo">
      <ol className={styles.pages}>
        {pages.slice(0, named).map(({ path, count }) => (
          <li key={path}>
            <Link to={path}>{titles.get(path) ?? path}</Link>
            <span>
              {valueText(count)} {plural(count, 'vez', 'veces')}
            </span>
          </li>
        ))}
      </ol>
      <p>
        <Link to={`${statsPath}#este-dispositivo`}>Ver todas, y la comunidad en cifras</Link>
      </p>
    </MemberBlock>
  );
}
