import { useSite } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import { Island } from '../../../islands/island.tsx';
import { onRequestNote, VideoFacade } from './video-facade.tsx';

/**
 * The video of this article on YouTube, under the sentence that announces it. As long as the founders have named none (site
 * config) there is neither: an article promises nothing that is not there.
 */
export function VideoSite({ title, children }: { title: string; children?: ReactNode }) {
  const { elementsVideoUrl } = useSite();
  if (!elementsVideoUrl) return null;
  return (
    <>
      {children}
      <Island name="video-site" props={{ title, address: elementsVideoUrl }}>
        <VideoFacade note={onRequestNote}>
          <a href={elementsVideoUrl} className={buttonClass()}>
            Ver el vídeo en YouTube
          </a>
        </VideoFacade>
      </Island>
    </>
  );
}
