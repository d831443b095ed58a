import { useSite } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { Island } from '../../../islands/island.tsx';
import { onRequestNote, VideoFacade } from './video-facade.tsx';

/** The video of this article on YouTube; as long as the founders have named none (site config), the way to their channel. */
export function VideoSite({ title }: { title: string }) {
  const { elementsVideoUrl, youtubeUrl } = useSite();
  if (!elementsVideoUrl) {
    return (
      <VideoFacade note="Es un enlace corriente: esta página no le pide nada a YouTube.">
        <a href={youtubeUrl} className={buttonClass()}>
          Ver el canal de vídeo de la comunidad
        </a>
      </VideoFacade>
    );
  }
  return (
    <Island name="video-site" props={{ title, address: elementsVideoUrl }}>
      <VideoFacade note={onRequestNote}>
        <a href={elementsVideoUrl} className={buttonClass()}>
          Ver el vídeo en YouTube
        </a>
      </VideoFacade>
    </Island>
  );
}
