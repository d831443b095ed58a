import type { ReactNode } from 'react';
import type { CoverProps } from '../article-content.ts';
import styles from './figures.module.css';

interface CoverFrameProps extends CoverProps {
  /** The part that a narrow window shows. */
  narrow?: 'start' | 'middle';
  children: ReactNode;
}

/** Where an article's cover is drawn: 1376 by 520 units, and ground all round for windows of another shape. */
export function CoverFrame({ alt, narrow = 'start', children }: CoverFrameProps) {
  return (
    <svg
      className={`cut-clip ${styles.cover}`}
      viewBox="0 0 1376 520"
      preserveAspectRatio={narrow === 'start' ? 'xMinYMid slice' : 'xMidYMid slice'}
      role="img"
      aria-label={alt}
    >
      <rect width="3000" height="1200" y="-340" className={styles.ground} />
      {children}
    </svg>
  );
}
