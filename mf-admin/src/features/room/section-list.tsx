import { Link, useSession } from '@femcoders/platform';
import type { AdminSection } from './admin-section.ts';
import styles from './section-list.module.css';
import { sectionsFor } from './sections.ts';

/** The sections that the visitor may open, each with what waits there. */
export function SectionList() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <ul className={styles.list}>
      {sectionsFor(user.role).map((section) => (
        <SectionEntry key={section.path} section={section} />
      ))}
    </ul>
  );
}

function SectionEntry({ section }: { section: AdminSection }) {
  const waiting = section.useWaitingWork();
  return (
    <li className={styles.entry}>
      <div>
        <h2 className={styles.name}>
          <Link to={section.path}>{section.title}</Link>
        </h2>
        <p className={styles.summary}>{section.summary}</p>
      </div>
      <p className={styles.waiting}>{waiting?.words ?? ''}</p>
    </li>
  );
}
