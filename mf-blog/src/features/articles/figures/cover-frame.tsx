import type { ReactNode } from 'react';
import type { CoverProps } from '../article-content.ts';
import styles from './figures.module.css';

/** Where an article's own cover is drawn: 1376 by 520 units, and ground all round for windows of another shape. */
export function CoverFrame({ alt, children }: CoverProps & { children: ReactNode }) {
  return (
    <svg
      className={`cut-clip ${styles.cover}`}
      viewBox="0 0 1376 520"
      preserveAspectRatio="xMinYMid slice"
      role="img"
      aria-label={alt}
      focusable="false"
    >
      <rect width="3000" height="1200" y="-340" className={styles.ground} />
      {children}
    </svg>
  );
}
