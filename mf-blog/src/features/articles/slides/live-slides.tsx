import type { IslandProps } from '../../../islands/island.tsx';
import { SlideShow, type SlideShowProps } from './slide-show.tsx';

/** The slides of a text, with buttons that move them. */
export function LiveSlides({ props }: IslandProps<SlideShowProps>) {
  return <SlideShow {...props} />;
}
