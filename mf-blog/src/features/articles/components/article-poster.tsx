import { SeededPlan } from '../figures/seeded-plan.tsx';
import { coverGround, MotifDrawing } from '../motifs/motif-drawing.tsx';
import type { CoverDesign } from '../motifs/motifs.ts';
import styles from './article-poster.module.css';

interface ArticlePosterProps {
  /** Without one it is a piece of the plan: the same address always gives the same blocks. */
  design: CoverDesign | undefined;
  seed: string;
  className: string | undefined;
}

/** The cover of an article in a list: a motif is whole in a place of any shape. */
export function ArticlePoster({ design, seed, className }: ArticlePosterProps) {
  return (
    <svg
      className={className}
      viewBox={design ? '82 12 476 336' : '0 0 640 360'}
      preserveAspectRatio={design ? 'xMidYMid meet' : 'xMidYMid slice'}
      aria-hidden="true"
    >
      {design ? (
        <>
          <rect x="-2000" y="-2000" width="5000" height="5000" fill={coverGround(design.palette)} />
          <g transform="translate(320 180)">
            <MotifDrawing {...design} />
          </g>
        </>
      ) : (
        <>
          <rect width="640" height="360" className={styles.ground} />
          <g transform="translate(-24 12)">
            <SeededPlan seed={seed} columns={6} rows={3} large={{ column: 3, row: 0 }} />
            <path d="M-40 470 760 104" className={styles.diagonal} />
            <path d="M-40 470 760 104" className={styles.dots} />
          </g>
        </>
      )}
    </svg>
  );
}
