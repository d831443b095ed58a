import type { ReactNode } from 'react';
import styles from './diagram.module.css';

/** A drawing with its caption; the build has made SVG of its pieces (content-pipeline/diagrams/rehype-diagrams.ts). */
export function Diagram({ children }: { children: ReactNode }) {
  return <figure className={styles.diagram}>{children}</figure>;
}
