import type { ReactNode } from 'react';
import styles from './folded-filters.module.css';

export interface FoldedFiltersProps {
  /** Words on the fold: "Filtros". */
  label: string;
  /** How many filters are set. */
  count: number;
  children: ReactNode;
}

/**
 * Filters that a phone folds, so that the first result stands in its first screen; the fold says how many are set. On
 * wide screens they are always open. Works without scripts.
 */
export function FoldedFilters({ label, count, children }: FoldedFiltersProps) {
  return (
    <details className={styles.fold}>
      <summary className={`cut ${styles.summary}`}>
        {label}
        {count > 0 && (
          <span className={styles.count}>
            {count}
            <span className="visually-hidden"> {count === 1 ? 'puesto' : 'puestos'}</span>
          </span>
        )}
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
