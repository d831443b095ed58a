import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

/** Cards, as `<li>`, next to each other where there is room; those of the last row fill it. */
export function CardGrid({ outdated, children }: { outdated?: boolean; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <ul className={styles.cards} aria-busy={outdated}>
        {children}
      </ul>
    </div>
  );
}
