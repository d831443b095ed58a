import * as z from 'zod/mini';
import { base64File } from './base64-file.ts';
import { pictureLimits } from './picture-limits.ts';

/** A picture to be kept; its type is detected by content. */
export const newPictureSchema = z.object({
  /** The file in base64. */
  content: base64File(pictureLimits.fileMax, {
    empty: 'Elige una imagen',
    tooLarge: 'La imagen no puede pasar de 4 MB',
    broken: 'No hemos podido leer la imagen. Elígela otra vez',
  }),
});

/** A picture as the site keeps it: WebP, without what the camera noted (place, device). */
export const pictureSchema = z.object({
  /** Path below the site's root, for `logo_url` and portraits. */
  path: z.string(),
  /** In pixels. */
  width: z.number(),
  height: z.number(),
});
export type StoredPicture = z.infer<typeof pictureSchema>;
