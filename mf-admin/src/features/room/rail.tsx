import { NavLink, useSession } from '@femcoders/platform';
import { VisuallyHidden } from '@femcoders/shared-ui';
import type { AdminSection } from './admin-section.ts';
import styles from './rail.module.css';
import { roomRoles, sections, sectionsFor } from './sections.ts';

/** The way between the sections. Until the session is known it shows all, so that nothing moves when it is. */
export function Rail() {
  const { user } = useSession();
  const open = user ? sectionsFor(user.role) : sections;
  const allowed = user !== null && roomRoles.includes(user.role);

  return (
    <nav className={styles.rail} aria-label="Administración">
      <ul>
        <li>
          <NavLink to="/admin" end className={styles.entry}>
            Resumen
          </NavLink>
        </li>
        {open.map((section) => (
          <li key={section.path}>
            <NavLink to={section.path} className={styles.entry}>
              {section.title}
              {allowed && <WaitingCount section={section} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function WaitingCount({ section }: { section: AdminSection }) {
  const waiting = section.useWaitingWork();
  if (!waiting || waiting.count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{waiting.count}</span>
      <VisuallyHidden>{`: ${waiting.words}`}</VisuallyHidden>
    </span>
  );
}
