import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** A fact's label and value: a fact without a value is not shown. */
export type Fact = readonly [label: string, value: ReactNode];

interface FactsProps {
  facts: readonly Fact[];
  /** Labels in a separate column: for values that take several lines. */
  aligned?: boolean;
}

/** Renders what is known of a record, a line each. */
export function Facts({ facts, aligned }: FactsProps) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '');
  return (
    <dl className={styles.facts} data-aligned={aligned || undefined}>
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
