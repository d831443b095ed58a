import { SeededPlan } from '../figures/seeded-plan.tsx';
import styles from './article-poster.module.css';

/** A piece of the plan that belongs to an article: the same address always gives the same blocks. */
export function ArticlePoster({ seed, className }: { seed: string; className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="640" height="360" className={styles.ground} />
      <g transform="translate(-24 12)">
        <SeededPlan seed={seed} columns={6} rows={3} large={{ column: 3, row: 0 }} />
        <path d="M-40 470 760 104" className={styles.diagonal} />
        <path d="M-40 470 760 104" className={styles.dots} />
      </g>
    </svg>
  );
}
