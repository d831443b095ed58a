import type { PanotColours } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import styles from './event-band.module.css';

/** Colours of the flower next to the words, which keep apart from the band's own by day and by night. */
export const bandPalette: PanotColours = { ground: 'var(--violet)', petal: 'var(--sun)', core: 'var(--coral)' };

/** A band across the page: a day on the left, words in the middle, and a drawing that runs off the page's edge. */
export function EventBand({ day, art, children }: { day: ReactNode; art: ReactNode; children: ReactNode }) {
  return (
    <section className={`wrap ${styles.band}`}>
      <div className={styles.day}>{day}</div>
      <div className={styles.words}>{children}</div>
      <div className={styles.art}>{art}</div>
    </section>
  );
}
