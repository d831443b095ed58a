import { Button, classNames } from '@femcoders/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useOutOfSight } from '../carousel/use-out-of-sight.ts';
import { useReducedMotion } from '../carousel/use-reduced-motion.ts';
import styles from './loop-video.module.css';

export interface LoopVideoProps {
  /** The films are `/assets/video/<name>.webm` and `.mp4`; the still picture has the same name. */
  name: string;
  /** The video's subject, in a few words: `Vídeo de la comunidad`. */
  label: string;
  /** A description of the video, in a sentence or two: it stands under the video, for those who cannot see it. */
  description: string;
  className?: string | undefined;
}

/**
 * A short film without sound that goes round and round while it is in sight (spec section 2). Nothing of it is loaded
 * before; it can be paused, and starts by itself only for those who have nothing against motion (decisions 1.9).
 */
export function LoopVideo({ name, label, description, className }: LoopVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const reducedMotion = useReducedMotion();
  const outOfSight = useOutOfSight(video, true);
  const [decided, setDecided] = useState<'play' | 'pause' | null>(null);
  const [live, setLive] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const plays = decided ? decided === 'play' : !reducedMotion;

  // Until this code is there, and without it, the browser's own controls do.
  useEffect(() => setLive(true), []);

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    if (live && plays && !outOfSight) play(film);
    else if (live && !film.paused) film.pause();
  }, [live, plays, outOfSight]);

  function turn() {
    setDecided(playing ? 'pause' : 'play');
    if (!playing && video.current) play(video.current);
  }

  return (
    <figure className={className}>
      <video
        ref={video}
        className={`cut-clip ${styles.video}`}
        aria-label={label}
        width={1280}
        height={720}
        poster={`/public-optimized/desktop/assets/video/${name}.webp`}
        preload="none"
        muted
        loop
        playsInline
        disablePictureInPicture
        controls={!live}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source src={`/assets/video/${name}.webm`} type="video/webm" />
        <source src={`/assets/video/${name}.mp4`} type="video/mp4" onError={() => setFailed(true)} />
      </video>
      <figcaption className={styles.caption}>
        {!failed && (
          <Button
            variant="outline"
            size="small"
            className={classNames(styles.button, !live && styles.waiting)}
            onClick={turn}
          >
            {playing ? 'Pausar el vídeo' : 'Reproducir el vídeo'}
          </Button>
        )}
        <span>Vídeo sin sonido. {description}</span>
      </figcaption>
    </figure>
  );
}

/** Some browsers refuse, to save power: then the button keeps saying "Reproducir". */
function play(film: HTMLVideoElement) {
  film.play().catch(() => {});
}
