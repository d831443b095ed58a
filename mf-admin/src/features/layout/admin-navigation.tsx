import type { WaitingWork } from '@femcoders/contracts/admin-list';
import { roleLabels } from '@femcoders/contracts/role-labels';
import { NavLink, type SignedInUser, useLocation, useSession } from '@femcoders/platform';
import { Avatar, VisuallyHidden } from '@femcoders/shared-ui';
import { useEffect, useRef } from 'react';
import styles from './admin-navigation.module.css';
import { useSections } from './admin-place.ts';
import { type AdminSection, sectionsFor } from './admin-section.ts';
import { useWaitingWork, waitingIn } from './waiting-work.ts';

/**
 * The way between the sections; on a narrow screen a strip that scrolls sideways, with the present one in view. Until the session is known it shows all, so
 * that nothing moves when it is.
 */
export function AdminNavigation() {
  const { user } = useSession();
  const sections = useSections();
  const { data: work } = useWaitingWork();
  const strip = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another entry, and counts move them
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (!strip.current || !current) return;
    strip.current.scrollLeft = current.offsetLeft - (strip.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname, work === undefined]);

  const open = user ? sectionsFor(sections, user.role) : sections;
  const daily = open.filter(({ group }) => group === 'work');
  const system = open.filter(({ group }) => group === 'system');

  return (
    <nav className={styles.navigation} aria-label="Administración">
      <div className={styles.groups} ref={strip}>
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
            <ul className={styles.system} aria-labelledby="sistema">
              {system.map((section) => (
                <Entry key={section.path} section={section} work={work} />
              ))}
            </ul>
          </>
        )}
        {user && <WhoIsHere user={user} />}
      </div>
    </nav>
  );
}

function WhoIsHere({ user: { name, avatar, role } }: { user: SignedInUser }) {
  return (
    <p className={styles.who}>
      <Avatar src={avatar} name={name} size={34} decorative />
      <span>
        <strong>{name}</strong>
        <span>{roleLabels[role]}</span>
      </span>
    </p>
  );
}

function Entry({ section, work }: { section: AdminSection; work: WaitingWork[] | undefined }) {
  const waiting = waitingIn(section, work);
  return (
    <li>
      <NavLink to={section.path} className={styles.entry}>
        {section.title}
        {waiting && (
          <span className="tally">
            <span aria-hidden="true">{waiting.count}</span>
            <VisuallyHidden>{`: ${waiting.words}`}</VisuallyHidden>
          </span>
        )}
      </NavLink>
    </li>
  );
}
