import type { Feature } from '../../feature/feature.ts';
import { pictureRoutes } from './routes.ts';
import { purgePictures } from './stored-pictures.ts';

/** Pictures that the team uploads, in every size that pages show. */
export const pictures: Feature = {
  name: 'pictures',
  routes: [pictureRoutes],
  purge: {
    /** Once nothing shows them. */
    pictures: ({ db, now }) => purgePictures(db, now),
  },
};

// The interface for other features.
export { picturesOf } from './pictures-of.ts';
export { preparePicture, readPictureFile } from './prepare-picture.ts';
export { pictureBodyLimit } from './routes.ts';
export { storePicture } from './stored-pictures.ts';
