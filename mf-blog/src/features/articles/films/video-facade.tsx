import { PanotFlower } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import styles from './film.module.css';

/** The same before and after the page is live, so that nothing moves. */
export const onRequestNote =
  'Al abrirlo, YouTube recibe tu dirección IP y puede guardar datos en tu navegador; antes no le pedimos nada.';

interface VideoFacadeProps {
  /** The note about the reader's data. */
  note: string;
  /** The way to the video. */
  children: ReactNode;
}

/** Renders a placeholder for a video, before any request to another site. */
export function VideoFacade({ note, children }: VideoFacadeProps) {
  return (
    <figure className={styles.film}>
      <div className={`cut-clip ${styles.frame} ${styles.facade}`}>
        <svg className={styles.panot} viewBox="0 0 100 100" aria-hidden="true">
          <PanotFlower petals={8} palette="sun" radius={46} />
        </svg>
        {children}
      </div>
      <figcaption className={styles.note}>{note}</figcaption>
    </figure>
  );
}
