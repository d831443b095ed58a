import * as endpoints from '@femcoders/contracts/endpoints/pictures';
import { pictureLimits } from '@femcoders/contracts/picture-limits';
import type { ApiContext, ApiServer } from '../../context.ts';
import { acceptFiles } from '../../files/accept-files.ts';
import { asBuffer } from '../../files/file-kind.ts';
import { serve } from '../../serve.ts';
import { preparePicture } from './prepare-picture.ts';
import { readPicture, storePicture } from './stored-pictures.ts';

/** Longest body that carries a picture in base64, in bytes. */
export const pictureBodyLimit = Math.ceil(pictureLimits.fileMax * 1.4);

export function pictureRoutes({ app, db, clock, config, uploads }: ApiContext): void {
  // Its own scope: no other route of pictures takes a file.
  void app.register(async (plain) => {
    const scope = plain as ApiServer;
    acceptFiles(scope);

    serve(
      scope,
      endpoints.addPicture,
      { bodyLimit: pictureBodyLimit, config: { holdsFile: true } },
      async (request, reply) => {
        const prepared = await preparePicture(asBuffer(request.body.content));
        return reply
          .code(201)
          .send(await storePicture(db, prepared, { basePath: config.basePath, now: clock(), uploads }));
      },
    );
  });

  serve(app, endpoints.readPicture, async (request, reply) => {
    const { file } = request.params;
    const etag = `"${file}"`;
    const webp = await readPicture(db, file, uploads);
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/webp').send(webp);
  });
}
