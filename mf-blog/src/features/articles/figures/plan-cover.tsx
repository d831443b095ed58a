import type { CoverProps } from '../article-content.ts';
import styles from './figures.module.css';
import { pitch, SeededPlan } from './seeded-plan.tsx';

/** The cover of an article that has none of its own: a wide piece of the plan, made from its address. */
export function PlanCover({ seed, alt }: CoverProps & { seed: string }) {
  return (
    <svg
      className={`cut-clip ${styles.cover}`}
      viewBox="0 0 1376 520"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={alt}
      focusable="false"
    >
      <rect width="1376" height="520" className={styles.ground} />
      <g transform={`translate(${-0.4 * pitch} ${-0.3 * pitch})`}>
        <SeededPlan seed={seed} columns={13} rows={5} large={{ column: 5, row: 1 }} />
      </g>
    </svg>
  );
}
