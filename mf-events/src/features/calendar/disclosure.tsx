import type { ReactNode } from 'react';
import { CalendarIcon } from './calendar-icon.tsx';
import styles from './disclosure.module.css';

/** Renders the actions for a calendar, in a disclosure that works without scripts too. */
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
