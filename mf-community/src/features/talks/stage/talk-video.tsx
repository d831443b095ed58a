import { videoAddress, videoFrameAddress } from '@femcoders/contracts/video-frame';
import { useSite } from '@femcoders/platform';
import { Button, buttonClass, PanotFlower } from '@femcoders/shared-ui';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import styles from './talk-video.module.css';

/** The page's idle timer (spec section 4) gets a sign this often, in milliseconds, that somebody watches. */
const presenceEveryMs = 60_000;

/** The controls of the video for the transcript. */
export interface VideoControls {
  /** Goes to a second. */
  seek(second: number): void;
}

interface TalkVideoProps {
  title: string;
  /** Path of a video of this site, or an address of the video site. */
  video: string;
  controls: Ref<VideoControls>;
  /** Called with the video's position while it plays; the video site does not say. */
  onTime: (second: number) => void;
}

/** The recording of a talk: the browser's own player, or the video site's, which is asked for nothing before a press. */
export function TalkVideo({ title, video, controls, onTime }: TalkVideoProps) {
  return videoAddress.test(video) ? (
    <VideoSite title={title} address={video} controls={controls} />
  ) : (
    <OwnVideo title={title} path={video} controls={controls} onTime={onTime} />
  );
}

interface OwnVideoProps {
  title: string;
  path: string;
  controls: Ref<VideoControls>;
  onTime: (second: number) => void;
}

function OwnVideo({ title, path, controls, onTime }: OwnVideoProps) {
  const player = useRef<HTMLVideoElement>(null);
  useImperativeHandle(controls, () => ({
    seek(second) {
      if (player.current) player.current.currentTime = second;
    },
  }));
  return (
    // biome-ignore lint/a11y/useMediaCaption: the transcript stands next to it and follows it
    <video
      ref={player}
      className={styles.frame}
      aria-label={`Vídeo: ${title}`}
      src={path}
      preload="none"
      controls
      playsInline
      onTimeUpdate={({ currentTarget }) => onTime(currentTarget.currentTime)}
    >
      Tu navegador no puede reproducir este vídeo. Su transcripción está en esta página.
    </video>
  );
}

function VideoSite({ title, address, controls }: { title: string; address: string; controls: Ref<VideoControls> }) {
  const framed = useSite().talkVideos === 'youtube';
  const [live, setLive] = useState(false);
  const [start, setStart] = useState<number | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const asked = start !== null;

  useEffect(() => setLive(true), []);
  useImperativeHandle(controls, () => ({
    // A jump begins nothing that the reader has not asked for.
    seek: (second) => setStart((before) => (before === null ? null : second)),
  }));
  useEffect(() => {
    if (!asked) return;
    frame.current?.focus();
    const timer = setInterval(() => {
      if (document.activeElement === frame.current) window.dispatchEvent(new MessageEvent('message'));
    }, presenceEveryMs);
    return () => clearInterval(timer);
  }, [asked]);

  return (
    <figure className={`stack gap-12 ${styles.figure}`}>
      {asked ? (
        <iframe
          ref={frame}
          className={styles.frame}
          title={`Vídeo: ${title}`}
          src={`${videoFrameAddress(address)}&start=${start}`}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className={`cut-clip ${styles.frame} ${styles.facade}`}>
          <svg className={styles.flower} viewBox="0 0 100 100" aria-hidden="true">
            <PanotFlower petals={8} palette="sun" radius={46} />
          </svg>
          {live && framed ? (
            <Button onClick={() => setStart(0)}>Cargar el vídeo de YouTube</Button>
          ) : (
            <a href={address} className={buttonClass()} rel="noopener">
              Ver el vídeo en YouTube
            </a>
          )}
        </div>
      )}
      <figcaption>
        Al abrirlo, YouTube recibe tu dirección IP y puede guardar datos en tu navegador; antes no le pedimos nada.
      </figcaption>
    </figure>
  );
}
