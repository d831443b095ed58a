import { newPictureSchema, pictureSchema } from '@femcoders/contracts/picture';
import { pictureLimits } from '@femcoders/contracts/picture-limits';
import * as z from 'zod/mini';
import type { ApiContext, ApiServer } from '../../context.ts';
import { asBuffer } from '../files/file-kind.ts';
import { takeFiles } from '../files/take-files.ts';
import { preparePicture } from './prepare-picture.ts';
import { readPicture, storePicture } from './stored-pictures.ts';

/** Longest body that carries a picture in base64, in bytes. */
export const pictureBodyLimit = Math.ceil(pictureLimits.fileMax * 1.4);

export function pictureRoutes({ app, db, clock, config }: ApiContext): void {
  // Its own scope: no other route of pictures takes a file.
  void app.register(async (plain) => {
    const scope = plain as ApiServer;
    takeFiles(scope);

    scope.post(
      '/admin/pictures',
      {
        bodyLimit: pictureBodyLimit,
        schema: {
          tags: ['Administración'],
          summary: 'Guarda una imagen para un evento o una persona',
          description: `Se guarda como WebP de ${pictureLimits.edge} píxeles como mucho, sin metadatos; si nada la usa, se borra al día siguiente. El cuerpo es el archivo, como \`application/octet-stream\`, o JSON con el archivo en base64.`,
          body: newPictureSchema,
          response: { 201: pictureSchema },
        },
      },
      async (request, reply) => {
        const prepared = await preparePicture(asBuffer(request.body.content));
        return reply.code(201).send(await storePicture(db, prepared, { basePath: config.basePath, now: clock() }));
      },
    );
  });

  app.get(
    '/pictures/:file',
    {
      schema: {
        tags: ['Imágenes'],
        summary: 'Una imagen guardada',
        params: z.object({ file: z.string().check(z.regex(/^[0-9a-f]{32}\.webp$/, 'Esta imagen no existe.')) }),
      },
    },
    async (request, reply) => {
      const { file } = request.params;
      const etag = `"${file}"`;
      const webp = await readPicture(db, file);
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/webp').send(webp);
    },
  );
}
