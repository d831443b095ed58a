import * as z from 'zod/mini';
import { pictureLimits } from './picture-limits.ts';

/** Characters of a base64 text that holds the largest file. */
const base64Max = Math.ceil(pictureLimits.fileMax / 3) * 4;

/** A picture to be kept; its type is told by its content. */
export const newPictureSchema = z.object({
  /** The file in base64. */
  content: z
    .string()
    .check(
      z.minLength(1, 'Elige una imagen'),
      z.maxLength(base64Max, 'La imagen no puede pasar de 4 MB'),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'No hemos podido leer la imagen. Elígela otra vez'),
    ),
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
