import { videoFrameAddress } from '@femcoders/contracts/video-frame';
import { Button } from '@femcoders/shared-ui';
import { useEffect, useRef, useState } from 'react';
import type { IslandProps } from '../../../islands/island.tsx';
import styles from './film.module.css';
import { onRequestNote, VideoFacade } from './video-facade.tsx';

/** The page's idle timer (spec section 4) gets a sign this often, in milliseconds, that somebody watches. */
const presenceEveryMs = 60_000;

/** A video of YouTube that is asked for only when the reader says so (decisions 1.10). */
export function LiveVideoSite({ props: { title, address } }: IslandProps<{ title: string; address: string }>) {
  const [asked, setAsked] = useState(false);
  if (asked) return <VideoFrame title={title} address={address} />;
  return (
    <VideoFacade note={onRequestNote}>
      <Button onClick={() => setAsked(true)}>Cargar el vídeo de YouTube</Button>
      <a href={address} className={styles.elsewhere}>
        Verlo en su web
      </a>
    </VideoFacade>
  );
}

function VideoFrame({ title, address }: { title: string; address: string }) {
  const frame = useRef<HTMLIFrameElement>(null);

  // The button that had the focus is gone. A viewer does not move; a frame that has the focus is her sign.
  useEffect(() => {
    frame.current?.focus();
    const timer = setInterval(() => {
      if (document.activeElement === frame.current) window.dispatchEvent(new MessageEvent('message'));
    }, presenceEveryMs);
    return () => clearInterval(timer);
  }, []);

  // Browsers may take the focus from a frame that goes to another site.
  const keepFocus = () => {
    if (document.activeElement === document.body) frame.current?.focus();
  };

  return (
    <figure className={styles.film}>
      <iframe
        ref={frame}
        onLoad={keepFocus}
        className={`cut-clip ${styles.frame}`}
        title={title}
        src={videoFrameAddress(address)}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <figcaption className={styles.note}>
        Vídeo de YouTube. También puedes <a href={address}>verlo en su web</a>.
      </figcaption>
    </figure>
  );
}
