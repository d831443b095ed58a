import type { ReactNode } from 'react';
import styles from './film.module.css';

interface OwnFilmProps {
  /** The films are `/assets/video/<name>.webm` and `.mp4`, their captions `<name>.es.vtt`; the still picture has the same name. */
  name: string;
  /** The film's title: `Vídeo: anatomía de un elemento`. */
  title: string;
  /** The transcript: the pictures and the speech, from the beginning to the end. */
  children: ReactNode;
}

/** A film of ours in the browser's own player, with captions and a transcript. Nothing of it is loaded before it plays. */
export function OwnFilm({ name, title, children }: OwnFilmProps) {
  return (
    <figure className={styles.film}>
      <video
        className={`cut-clip ${styles.frame}`}
        aria-label={title}
        width={960}
        height={540}
        poster={`/public-optimized/desktop/assets/video/${name}.webp`}
        preload="none"
        controls
        playsInline
      >
        <source src={`/assets/video/${name}.webm`} type="video/webm" />
        <source src={`/assets/video/${name}.mp4`} type="video/mp4" />
        <track kind="captions" srcLang="es" label="Español" src={`/assets/video/${name}.es.vtt`} default />
        Tu navegador no puede reproducir este vídeo. Lee su transcripción justo debajo.
      </video>
      <figcaption>
        <details className={styles.transcript}>
          <summary>Transcripción del vídeo</summary>
          {children}
        </details>
      </figcaption>
    </figure>
  );
}
