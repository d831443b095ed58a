import { Button, VisuallyHidden } from '@femcoders/shared-ui';
import type { DoorNotice } from '../door-store.ts';
import { noticeWords } from '../door-words.ts';
import type { ShownEntry } from '../merge-marks.ts';
import styles from './door-notices.module.css';

interface DoorNoticesProps {
  notices: readonly DoorNotice[];
  people: readonly ShownEntry[];
  onDismiss: (notice: DoorNotice) => void;
}

/** Shows conflicts between this door's marks and other doors, until they are dismissed. */
export function DoorNotices({ notices, people, onDismiss }: DoorNoticesProps) {
  return (
    <div role="alert" className={styles.notices}>
      {notices.map((notice) => {
        const { registration } = notice;
        // Somebody who has left the list still has a code.
        const code = registration.slice(0, 6).toUpperCase();
        const name = people.find(({ id }) => id === registration)?.name ?? `El código ${code}`;
        return (
          <div key={notice.id} className={styles.notice}>
            <p>{noticeWords(notice, name)}</p>
            <Button variant="outline" size="small" onClick={() => onDismiss(notice)}>
              Entendido <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          </div>
        );
      })}
    </div>
  );
}
