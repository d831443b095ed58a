import { drawPortrait } from './draw-portrait.ts';
import { elementFilm } from './film-element.ts';
import type { FilmPlan } from './film-plan.ts';
import { gridSlides } from './grid-slides.ts';
import { icons } from './icons.ts';
import { aboutLoop } from './loop-about.ts';
import { eventsLoop } from './loop-events.ts';
import type { Picture } from './picture.ts';
import { filesOf, type PictureFile } from './picture-file.ts';
import { portraits } from './portraits.ts';
import { socialDefault } from './social.ts';

/** Every picture of the site that lies in a file. */
export function allPictures(): PictureFile[] {
  return [
    ...icons,
    socialDefault,
    ...[...portraits.map(portraitPicture), ...films.map(still), ...gridSlides].flatMap(filesOf),
  ];
}

export const films: FilmPlan[] = [eventsLoop, aboutLoop, elementFilm];

/** Returns the picture that a video shows before it plays. */
function still({ packageName, name, still, draw }: FilmPlan): Picture {
  return { packageName, name: `video/${name}`, drawing: draw(still), width: 960, height: 540 };
}

function portraitPicture(portrait: (typeof portraits)[number]): Picture {
  return {
    packageName: 'shell',
    name: `portraits/${portrait.name}`,
    drawing: drawPortrait(portrait),
    width: 720,
    height: 720,
    mobileWidth: 400,
  };
}
