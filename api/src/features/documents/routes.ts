import {
  documentCaseDetailSchema,
  documentCaseListSchema,
  documentDraftSchema,
  documentFileSchema,
  documentSubmissionSchema,
  newDocumentDraftSchema,
} from '@femcoders/contracts/document';
import { documentLimits } from '@femcoders/contracts/document-limits';
import { documentKinds } from '@femcoders/contracts/document-names';
import * as z from 'zod/mini';
import type { ApiContext, ApiServer } from '../../context.ts';
import { invalid } from '../../problems.ts';
import { sendFile } from '../files/send-file.ts';
import { takeFiles } from '../files/take-files.ts';
import { nextLink, pageOf, pageQuery } from '../listing.ts';
import { countHit, type Limit } from '../rate-limit.ts';
import { withdrawCase } from './close-case.ts';
import { listOwnCases, ownCase, readOwnCase } from './document-case.ts';
import { keepDraft, readDraft } from './draft.ts';
import { sendCase } from './send-case.ts';
import { addFile, readFileOf, removeFile } from './stored-files.ts';

const tags = ['Documentos'];
const ofMember = { id: z.uuid('Ese identificador no es de una persona.') };
const ofCase = {
  ...ofMember,
  reference: z.string().check(z.maxLength(40, 'Esa referencia no existe.')),
};
const ofFile = { ...ofCase, file: z.uuid('Ese identificador no es de un archivo.') };
const ofKind = { ...ofMember, kind: z.enum(documentKinds, 'Ese trámite no existe.') };
const response = { 200: documentCaseDetailSchema };

const day = 24 * 60 * 60;
/** Files that a member sends in a day, and cases: what is more is no person. */
const uploadLimit: Limit = { hits: 60, window: day };
const sendLimit: Limit = { hits: 20, window: day };
/** A draft is kept while she types. */
const draftLimit: Limit = { hits: 600, window: day };

/** A member's documents: she writes and fills a draft, sends it, sees what becomes of it and takes it back. */
export function documentRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config, enqueueMail, secrets } = context;
  const { publicUrl } = config;

  app.get(
    '/user/:id/documents',
    {
      schema: {
        tags,
        summary: 'Tus envíos de documentos, también los borradores',
        params: z.object(ofMember),
        querystring: z.object(pageQuery),
        response: { 200: documentCaseListSchema },
      },
    },
    async (request, reply) => {
      const page = pageOf(request.query);
      const rows = await listOwnCases(db, request.params.id, page);
      const link = nextLink(rows.length, page);
      if (link) reply.header('link', link);
      return rows.slice(0, page.limit);
    },
  );

  app.get(
    '/user/:id/documents/drafts/:kind',
    {
      schema: {
        tags,
        summary: 'Tu borrador de un trámite, si lo hay',
        params: z.object(ofKind),
        response: { 200: documentDraftSchema },
      },
    },
    async (request) => ({ draft: await readDraft(db, request.params.id, request.params.kind) }),
  );

  app.put(
    '/user/:id/documents/drafts/:kind',
    {
      schema: {
        tags,
        summary: 'Guarda el borrador de un trámite',
        description: `Hay uno por trámite. Se borra a los ${documentLimits.draftDays} días sin cambios.`,
        params: z.object(ofKind),
        body: newDocumentDraftSchema,
        response,
      },
    },
    async (request) => {
      const { id, kind } = request.params;
      const now = clock();
      await countHit(db, `documents:draft:${id}`, draftLimit, 'Has guardado muchas veces hoy.', now);
      return keepDraft(id, kind, request.body.fields, { pool, now });
    },
  );

  app.get(
    '/user/:id/documents/:reference',
    { schema: { tags, summary: 'Uno de tus envíos, entero', params: z.object(ofCase), response } },
    async (request) => readOwnCase(db, await ownCase(db, request.params.id, request.params.reference)),
  );

  app.post(
    '/user/:id/documents/:reference/send',
    {
      config: { idempotent: true },
      schema: {
        tags,
        summary: 'Envía un borrador, o vuelve a enviar lo que estaba incompleto',
        description: 'Enviarlo dos veces es enviarlo una.',
        params: z.object(ofCase),
        body: documentSubmissionSchema,
        response,
      },
    },
    async (request) => {
      const { id, reference } = request.params;
      const now = clock();
      await countHit(db, `documents:send:${id}`, sendLimit, 'Has hecho muchos envíos hoy.', now);
      return sendCase(id, reference, request.body, { pool, now, publicUrl, enqueueMail });
    },
  );

  app.post(
    '/user/:id/documents/:reference/withdraw',
    {
      schema: {
        tags,
        summary: 'Retira un envío: sus documentos se borran en el momento',
        description: 'De un borrador no queda nada y la respuesta está vacía; de lo enviado quedan las fechas.',
        params: z.object(ofCase),
        response: { ...response, 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const { id, reference } = request.params;
      const [actor, trace] = [context.caller(request), await context.trace(request)];
      const left = await withdrawCase(id, reference, { pool, now: clock(), publicUrl, enqueueMail, actor, trace });
      return left ?? reply.code(204).send();
    },
  );

  app.delete(
    '/user/:id/documents/:reference/files/:file',
    {
      schema: {
        tags,
        summary: 'Quita un archivo de un borrador o de un envío incompleto',
        params: z.object(ofFile),
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const { id, reference, file } = request.params;
      await removeFile(id, reference, file, { pool, now: clock() });
      return reply.code(204).send();
    },
  );

  // Its own scope: no other route takes a file as it is.
  void app.register(async (plain) => {
    const scope = plain as ApiServer;
    takeFiles(scope);

    scope.put(
      '/user/:id/documents/:reference/files/:file',
      {
        bodyLimit: documentLimits.fileMax,
        config: { holdsFile: true },
        schema: {
          tags,
          summary: 'Añade un archivo a un borrador o a un envío incompleto',
          description:
            'El cuerpo es el archivo, como `application/octet-stream`. Se mira por dentro qué es: PDF, DOCX, ODT, PNG o JPG. Si hay antivirus, no se puede abrir hasta que lo ha mirado.',
          params: z.object(ofFile),
          querystring: z.object({ name: z.string().check(z.maxLength(255, 'El nombre es demasiado largo.')) }),
          response: { 201: documentFileSchema },
        },
      },
      async (request, reply) => {
        const { id, reference, file } = request.params;
        const { content } = (request.body ?? {}) as { content?: unknown };
        if (!Buffer.isBuffer(content)) {
          throw invalid([{ field: 'file', message: 'Envía el archivo como application/octet-stream.' }], 415);
        }
        const now = clock();
        await countHit(db, `documents:upload:${id}`, uploadLimit, 'Has subido muchos archivos hoy.', now);
        const given = { name: request.query.name, content };
        return reply
          .code(201)
          .send(await addFile(id, reference, file, given, { pool, now, secrets, judgeUpload: context.judgeUpload }));
      },
    );

    scope.get(
      '/user/:id/documents/:reference/files/:file',
      {
        config: { holdsFile: true },
        schema: { tags, summary: 'Un archivo tuyo, como lo enviaste', params: z.object(ofFile) },
      },
      async (request, reply) => {
        const { id, reference, file } = request.params;
        const row = await ownCase(db, id, reference);
        return sendFile(reply, await readFileOf(db, row.id, file, secrets));
      },
    );
  });
}
