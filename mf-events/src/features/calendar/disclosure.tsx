import type { ReactNode } from 'react';
import { CalendarIcon } from './calendar-icon.tsx';
import styles from './disclosure.module.css';

/** What can be done with a calendar, behind a line that opens it, without scripts too. */
export function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details>
      <summary className={styles.summary}>
        <CalendarIcon />
        {label}
      </summary>
      {children}
    </details>
  );
}
