import type { ReactNode } from 'react';
import styles from './legal-field.module.css';

/**
 * Renders a legal fact that only the community can state (decisions 2): as it is configured, or marked as missing; never
 * invented.
 */
export function LegalField({ value, children }: { value: string | undefined; children: ReactNode }) {
  return value ?? <mark className={styles.missing}>[Por completar: {children}]</mark>;
}
