import { adminListSchema } from '@femcoders/contracts/admin-list';
import {
  adminTalkEntrySchema,
  adminTalkSchema,
  newTalkSchema,
  talkChangeSchema,
  talkPdfSchema,
  talkPermissionSchema,
  talkStateChangeSchema,
} from '@femcoders/contracts/talk';
import { talkLimits } from '@femcoders/contracts/talk-limits';
import { talkFormats, talkStates } from '@femcoders/contracts/talk-names';
import * as z from 'zod/mini';
import type { ApiContext, ApiServer, FastifyRequest } from '../../context.ts';
import { adminListQuery, adminPageOf, sortQuery } from '../admin-list.ts';
import type { ActPorts } from '../audit/audit-log.ts';
import { takeFiles } from '../files/take-files.ts';
import { listAdminTalks, readAdminTalk, talkSorts } from './admin-talks.ts';
import { removeTalkFile, storeTalkFile } from './talk-file.ts';
import { addTalk, changeTalk, changeTalkState, deleteTalk, notePermission } from './talk-mutations.ts';

const tags = ['Administración'];
const params = z.object({ id: z.uuid('Ese identificador no es de una charla.') });
const response = { 200: adminTalkSchema };
const fileName = z.string().check(z.maxLength(255, 'El nombre es demasiado largo.'));
/** Longest body that tells a talk with its slides and transcript, in bytes. */
const talkBodyLimit = 1024 * 1024;

/** The talks, in any state, and what the editors do about them. */
export function adminTalkRoutes(context: ApiContext): void {
  const { app, db, talkLists } = context;

  async function acting<T>(request: FastifyRequest, act: (ports: ActPorts) => Promise<T>): Promise<T> {
    const done = await act(await context.actPorts(request));
    talkLists.invalidate();
    return done;
  }

  app.get(
    '/admin/talks',
    {
      schema: {
        tags,
        summary: 'Charlas, en cualquier estado',
        querystring: z.object({
          ...adminListQuery,
          sort: sortQuery(talkSorts),
          state: z.optional(z.enum(talkStates, 'Ese estado no existe.')),
          format: z.optional(z.enum(talkFormats, 'Ese formato no existe.')),
        }),
        response: { 200: adminListSchema(adminTalkEntrySchema) },
      },
    },
    (request) => {
      const { q, state, format, sort = '-given_on' } = request.query;
      return listAdminTalks(db, { q, state, format, sort }, adminPageOf(request.query));
    },
  );

  app.get(
    '/admin/talks/:id',
    { schema: { tags, summary: 'Una charla, en cualquier estado', params, response } },
    (request) => readAdminTalk(db, request.params.id),
  );

  app.post(
    '/admin/talks',
    {
      bodyLimit: talkBodyLimit,
      schema: {
        tags,
        summary: 'Añade una charla, en borrador',
        body: newTalkSchema,
        response: { 201: adminTalkSchema },
      },
    },
    async (request, reply) => reply.code(201).send(await acting(request, (ports) => addTalk(request.body, ports))),
  );

  app.put(
    '/admin/talks/:id',
    {
      bodyLimit: talkBodyLimit,
      schema: { tags, summary: 'Cambia una charla', params, body: talkChangeSchema, response },
    },
    (request) => acting(request, (ports) => changeTalk(request.params.id, request.body, ports)),
  );

  app.post(
    '/admin/talks/:id/state',
    {
      config: { twiceIsOnce: true },
      schema: { tags, summary: 'Publica una charla o la retira', params, body: talkStateChangeSchema, response },
    },
    (request) => acting(request, (ports) => changeTalkState(request.params.id, request.body, ports)),
  );

  app.post(
    '/admin/talks/:id/permissions',
    {
      config: { twiceIsOnce: true },
      schema: {
        tags,
        summary: 'Anota el permiso de una ponente para publicarla, o que ya no lo da',
        params,
        body: talkPermissionSchema,
        response,
      },
    },
    (request) => acting(request, (ports) => notePermission(request.params.id, request.body, ports)),
  );

  // A scope of its own: no other route of talks takes a file.
  void app.register(async (plain) => {
    const scope = plain as ApiServer;
    takeFiles(scope);

    scope.put(
      '/admin/talks/:id/slides.pdf',
      {
        bodyLimit: talkLimits.pdf,
        schema: {
          tags,
          summary: 'Guarda las diapositivas en PDF',
          description:
            'El cuerpo es el archivo, como `application/octet-stream`, con su nombre en `name`. Hasta 4 MB también puede ir en base64, como JSON.',
          params,
          querystring: z.object({ name: z.optional(fileName) }),
          body: talkPdfSchema,
          response,
        },
      },
      (request) =>
        acting(request, (ports) =>
          storeTalkFile(request.params.id, request.body, { ...ports, judgeUpload: context.judgeUpload }),
        ),
    );
  });

  app.delete(
    '/admin/talks/:id/slides.pdf',
    { schema: { tags, summary: 'Quita las diapositivas en PDF', params, response } },
    (request) => acting(request, (ports) => removeTalkFile(request.params.id, ports)),
  );

  app.delete(
    '/admin/talks/:id',
    {
      schema: {
        tags,
        summary: 'Borra un borrador que nunca se ha publicado',
        params,
        response: { 200: z.object({ id: z.string() }) },
      },
    },
    async (request) => {
      const { id } = request.params;
      await acting(request, (ports) => deleteTalk(id, ports));
      return { id };
    },
  );
}
