import { avatarAnswerSchema, newAvatarSchema } from '@femcoders/contracts/avatar';
import { avatarSizes } from '@femcoders/contracts/avatar-limits';
import {
  memberProfileChangeSchema,
  memberProfileSchema,
  onlookers,
  shownMemberSchema,
} from '@femcoders/contracts/member-profile';
import { defaultAvatar } from '@femcoders/contracts/session';
import * as z from 'zod/mini';
import type { ApiContext, ApiServer } from '../../context.ts';
import { forbidden } from '../../problems.ts';
import { asBuffer } from '../files/file-kind.ts';
import { takeFiles } from '../files/take-files.ts';
import { pictureBodyLimit } from '../pictures/routes.ts';
import { countHit } from '../rate-limit.ts';
import { chooseAvatar, readAvatar, removeAvatar } from './avatar.ts';
import { changeMemberProfile, readMemberProfile, readShownMember } from './member-profile.ts';
import { sharedSkills } from './shared-terms.ts';

const tags = ['Personas'];
const params = z.object({ id: z.uuid('Ese identificador no es de una persona.') });

/** Registers the routes for what members tell of themselves, and who sees it. */
export function memberRoutes({ app, db, pool, clock, config, callerIfAny }: ApiContext): void {
  const { basePath } = config;

  app.get(
    '/user/:id/profile',
    {
      schema: {
        tags,
        summary: 'Lo que una persona ha contado de sí, para ella',
        params,
        response: { 200: memberProfileSchema },
      },
    },
    async (request) => readMemberProfile(db, request.params.id),
  );

  app.put(
    '/user/:id/profile',
    {
      schema: {
        tags,
        summary: 'Cambia lo que una persona cuenta de sí',
        description:
          'Se guarda entero. `version` es la que se leyó: si ha cambiado desde entonces, la respuesta es 409.',
        params,
        body: memberProfileChangeSchema,
        response: { 200: memberProfileSchema },
      },
    },
    async (request) => changeMemberProfile(request.params.id, request.body, { pool, now: clock() }),
  );

  // Its own scope: no other route of members takes a file.
  void app.register(async (plain) => {
    const scope = plain as ApiServer;
    takeFiles(scope);

    scope.put(
      '/user/:id/avatar',
      {
        bodyLimit: pictureBodyLimit,
        schema: {
          tags,
          summary: 'Elige una foto',
          description: `JPG, PNG o WebP. Se guarda cuadrada, en ${avatarSizes.join(', ')} píxeles, sin lo que anotó la cámara. El cuerpo es el archivo, como \`application/octet-stream\`, o JSON con el archivo en base64.`,
          params,
          body: newAvatarSchema,
          response: { 200: avatarAnswerSchema },
        },
      },
      async (request) => {
        const { id } = request.params;
        const now = clock();
        await countHit(db, `avatar:account:${id}`, config.limits.avatarsPerAccount, 'Has cambiado mucho de foto.', now);
        const file = asBuffer(request.body.content);
        return { userAvatar: await chooseAvatar(id, file, { pool, now, basePath }) };
      },
    );
  });

  app.delete(
    '/user/:id/avatar',
    { schema: { tags, summary: 'Quita la foto', params, response: { 200: avatarAnswerSchema } } },
    async (request) => {
      await removeAvatar(request.params.id, { pool });
      return { userAvatar: defaultAvatar };
    },
  );

  app.get(
    '/avatars/:file/:size',
    {
      schema: {
        tags: ['Imágenes'],
        summary: 'La foto de una persona, en AVIF para quien lo admite y en WebP para las demás',
        params: z.object({
          file: z.string().check(z.regex(/^[0-9a-f]{32}$/, 'Esta imagen no existe.')),
          size: z.enum(avatarSizes.map(String), 'Esta imagen no existe en ese tamaño.'),
        }),
      },
    },
    async (request, reply) => {
      const { file, size } = request.params;
      const format = request.headers.accept?.includes('image/avif') ? 'avif' : 'webp';
      const etag = `"${file}-${size}-${format}"`;
      const content = await readAvatar(db, file, Number(size), format);
      reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept', etag });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(`image/${format}`).send(content);
    },
  );

  app.get(
    '/members/:id',
    {
      schema: {
        tags,
        summary: 'Lo que una persona enseña a quien pregunta',
        description:
          'Ella misma lo ve todo, y con `as` lo que ve una visitante o una miembro: si es nada, solo su nombre. Para las demás, quien no enseña nada no está.',
        params,
        querystring: z.object({ as: z.optional(z.enum(onlookers, 'Elige visitor o member.')) }),
        response: { 200: shownMemberSchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { as } = request.query;
      const caller = await callerIfAny(request);
      const now = clock();
      if (caller?.id === id) return readShownMember(db, id, { as, herself: true, now });
      if (as) throw forbidden('Solo ella puede mirar su ficha como otra persona.');
      return readShownMember(db, id, { as: caller ? 'member' : 'visitor', herself: false, now });
    },
  );

  app.get(
    '/member-skills',
    {
      schema: {
        tags,
        summary: 'Habilidades que otras personas enseñan a todo el mundo',
        response: { 200: z.array(z.string()) },
      },
    },
    async () => sharedSkills(db, clock()),
  );
}
