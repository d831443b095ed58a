import type { WaitingWork } from '@femcoders/contracts/admin-list';
import { Link, useSession } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import { sectionsFor } from '../../sections.ts';
import type { AdminSection } from './admin-section.ts';
import styles from './section-list.module.css';
import { useWaitingWork, waitingIn } from './waiting-work.ts';

/** The sections that the visitor may open, each with what waits there. */
export function SectionList() {
  const { user } = useSession();
  const { data: work, isError, refetch } = useWaitingWork();
  if (!user) return null;
  return (
    <>
      {isError && !work && (
        <div role="alert" className={styles.failed}>
          <p>No sabemos qué espera en cada sección.</p>
          <Button variant="outline" size="small" onClick={() => void refetch()}>
            Reintentar
          </Button>
        </div>
      )}
      <ul className={styles.list}>
        {sectionsFor(user.role).map((section) => (
          <SectionEntry key={section.path} section={section} work={work} />
        ))}
      </ul>
    </>
  );
}

function SectionEntry({ section, work }: { section: AdminSection; work: WaitingWork[] | undefined }) {
  return (
    <li className={styles.entry}>
      <div>
        <h2 className={styles.name}>
          <Link to={section.path}>{section.title}</Link>
        </h2>
        <p className={styles.summary}>{section.summary}</p>
      </div>
      <p className={styles.waiting}>{waitingIn(section, work)?.words ?? ''}</p>
    </li>
  );
}
