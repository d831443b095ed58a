import { drawPortrait } from './draw-portrait.ts';
import { icons } from './icons.ts';
import type { Picture } from './picture.ts';
import { filesOf, type PictureFile } from './picture-file.ts';
import { portraits } from './portraits.ts';

/** Every picture of the site that lies in a file. */
export function allPictures(): PictureFile[] {
  return [...icons, ...portraits.map(portraitPicture).flatMap(filesOf)];
}

function portraitPicture(portrait: (typeof portraits)[number]): Picture {
  return {
    room: 'shell',
    name: `portraits/${portrait.name}`,
    drawing: drawPortrait(portrait),
    width: 720,
    height: 720,
    mobileWidth: 400,
  };
}
