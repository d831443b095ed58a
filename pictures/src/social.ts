import { drawSocialCard, socialSize } from '@femcoders/shell/server/social/social-drawing';
import type { PictureFile } from './picture-file.ts';

/** The picture for pages of which the server cannot make one. */
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
