import { drawSocialCard, socialSize } from '@femcoders/shell/server/social/social-drawing';
import type { PictureFile } from './picture-file.ts';

/** What stands where the server cannot make the picture of a page itself. */
export const socialDefault: PictureFile = {
  path: 'shell/public/assets/social/sitio.png',
  drawing: drawSocialCard({
    title: 'Comunidad de mujeres en tecnología',
    area: { label: 'Barcelona', accent: 'sun' },
    brand: 'FemCoders Club',
    seed: '/',
  }),
  ...socialSize,
  format: 'png',
};
