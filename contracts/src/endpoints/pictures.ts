import * as z from 'zod/mini';
import { newPictureSchema, pictureSchema } from '../picture.ts';
import { pictureLimits } from '../picture-limits.ts';
import { organisation } from '../role-groups.ts';
import { endpoint } from './endpoint.ts';

export const addPicture = endpoint('POST', '/admin/pictures', organisation, {
  tags: ['Administración'],
  summary: 'Guarda una imagen para un evento o una persona',
  description: `Se guarda como WebP de ${pictureLimits.edge} píxeles como mucho, sin metadatos; si nada la usa, se borra al día siguiente. El cuerpo es el archivo, como \`application/octet-stream\`, o JSON con el archivo en base64.`,
  body: newPictureSchema,
  response: { 201: pictureSchema },
  file: true,
});

export const readPicture = endpoint('GET', '/pictures/:file', 'public', {
  tags: ['Imágenes'],
  summary: 'Una imagen guardada',
  params: z.object({ file: z.string().check(z.regex(/^[0-9a-f]{32}\.webp$/, 'Esta imagen no existe.')) }),
});
