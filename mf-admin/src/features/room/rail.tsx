import type { WaitingWork } from '@femcoders/contracts/admin-list';
import { NavLink, useSession } from '@femcoders/platform';
import { VisuallyHidden } from '@femcoders/shared-ui';
import { sections, sectionsFor } from '../../sections.ts';
import type { AdminSection } from './admin-section.ts';
import styles from './rail.module.css';
import { useWaitingWork, waitingIn } from './waiting-work.ts';

/** The way between the sections. Until the session is known it shows all, so that nothing moves when it is. */
export function Rail() {
  const { user } = useSession();
  const { data: work } = useWaitingWork();
  const open = user ? sectionsFor(user.role) : sections;
  const daily = open.filter(({ group }) => group === 'work');
  const system = open.filter(({ group }) => group === 'system');

  return (
    <nav className={styles.rail} aria-label="Administración">
      <div className={styles.groups}>
        <ul>
          <li>
            <NavLink to="/admin" end className={styles.entry}>
              Resumen
            </NavLink>
          </li>
          {daily.map((section) => (
            <Entry key={section.path} section={section} work={work} />
          ))}
        </ul>
        {system.length > 0 && (
          <>
            <p className={styles.group} id="sistema">
              Sistema
            </p>
            <ul aria-labelledby="sistema">
              {system.map((section) => (
                <Entry key={section.path} section={section} work={work} />
              ))}
            </ul>
          </>
        )}
      </div>
    </nav>
  );
}

function Entry({ section, work }: { section: AdminSection; work: WaitingWork[] | undefined }) {
  const waiting = waitingIn(section, work);
  return (
    <li>
      <NavLink to={section.path} className={styles.entry}>
        {section.title}
        {waiting && (
          <span className={styles.count}>
            <span aria-hidden="true">{waiting.count}</span>
            <VisuallyHidden>{`: ${waiting.words}`}</VisuallyHidden>
          </span>
        )}
      </NavLink>
    </li>
  );
}
