import { adminListSchema } from '@femcoders/contracts/admin-list';
import {
  documentDecisionSchema,
  documentEntryDetailSchema,
  documentEntrySchema,
  documentNoteSchema,
} from '@femcoders/contracts/document';
import { documentKinds, documentParts } from '@femcoders/contracts/document-names';
import * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { adminListQuery, adminPageOf, sortQuery } from '../admin-list.ts';
import { sendFile } from '../files/send-file.ts';
import { type DecisionPorts, decideCase, noteOnCase, openFile, readDocument } from './decide-case.ts';
import { documentSorts, listDocuments } from './document-list.ts';

const tags = ['Administración'];
const ofCase = { id: z.uuid('Ese identificador no es de un envío.') };
const params = z.object(ofCase);
const response = { 200: documentEntryDetailSchema };

const listQuery = z.object({
  ...adminListQuery,
  sort: sortQuery(documentSorts),
  state: z._default(z.enum(documentParts, `Elige un estado: ${documentParts.join(', ')}.`), 'pending'),
  kind: z.optional(z.enum(documentKinds, 'Ese trámite no existe.')),
});

/** Where the team looks at the documents that members send. */
export function adminDocumentRoutes(context: ApiContext): void {
  const { app, db, config, enqueueMail, secrets } = context;
  const { publicUrl } = config;

  async function portsOf(request: FastifyRequest): Promise<DecisionPorts> {
    return { ...(await context.actPorts(request)), publicUrl, enqueueMail, secrets };
  }

  app.get(
    '/admin/documents',
    {
      schema: {
        tags,
        summary: 'Envíos de documentos',
        description: 'Sin `state`, los que esperan al equipo. Los borradores no están: solo los ve quien los escribe.',
        querystring: listQuery,
        response: { 200: adminListSchema(documentEntrySchema) },
      },
    },
    async (request) => {
      const { q, sort = 'sent_at', state, kind } = request.query;
      return listDocuments(db, { q, part: state, kind, sort }, adminPageOf(request.query));
    },
  );

  app.get(
    '/admin/documents/:id',
    { schema: { tags, summary: 'Un envío, con sus archivos y lo que ha pasado con él', params, response } },
    async (request) => readDocument(db, request.params.id),
  );

  app.post(
    '/admin/documents/:id/state',
    {
      config: { twiceIsOnce: true },
      schema: {
        tags,
        summary: 'Cambia el estado de un envío',
        description: 'A ella le llega un correo, salvo cuando pasa a revisión.',
        params,
        body: documentDecisionSchema,
        response,
      },
    },
    async (request) => decideCase(request.params.id, request.body, await portsOf(request)),
  );

  app.post(
    '/admin/documents/:id/notes',
    { schema: { tags, summary: 'Añade una nota que solo lee el equipo', params, body: documentNoteSchema, response } },
    async (request) => noteOnCase(request.params.id, request.body, await portsOf(request)),
  );

  app.post(
    '/admin/documents/:id/files/:file/openings',
    {
      config: { holdsFile: true },
      schema: {
        tags,
        summary: 'Abre un archivo de un envío',
        description: 'Queda anotado quién lo abre y cuándo: lo ve la persona que lo envió.',
        params: z.object({ ...ofCase, file: z.uuid('Ese identificador no es de un archivo.') }),
      },
    },
    async (request, reply) => {
      const { id, file } = request.params;
      return sendFile(reply, await openFile(id, file, await portsOf(request)));
    },
  );
}
