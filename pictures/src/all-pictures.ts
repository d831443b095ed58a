import { drawPortrait } from './draw-portrait.ts';
import type { Picture } from './picture.ts';
import { portraits } from './portraits.ts';

/** Every picture of the site that lies in a file. */
export function allPictures(): Picture[] {
  return portraits.map((portrait) => ({
    room: 'shell',
    name: `portraits/${portrait.name}`,
    drawing: drawPortrait(portrait),
    width: 720,
    height: 720,
    mobileWidth: 400,
  }));
}
