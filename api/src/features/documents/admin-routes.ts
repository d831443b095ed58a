import {
  documentDecisionSchema,
  documentEntryDetailSchema,
  documentEntrySchema,
  documentNoteSchema,
} from '@femcoders/contracts/document';
import { documentKinds, documentParts } from '@femcoders/contracts/document-names';
import * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { adminRecord } from '../admin-record.ts';
import { sendFile } from '../files/send-file.ts';
import { type DecisionPorts, decideCase, noteOnCase, openFile, readDocument } from './decide-case.ts';
import { documentSorts, listDocuments } from './document-list.ts';

const tags = ['Administración'];
const noId = 'Ese identificador no es de un envío.';

/** Where the team looks at the documents that members send. */
export function adminDocumentRoutes(context: ApiContext): void {
  const { app, db, config, enqueueMail, secrets } = context;
  const { publicUrl } = config;

  async function portsOf(request: FastifyRequest): Promise<DecisionPorts> {
    return { ...(await context.actPorts(request)), publicUrl, enqueueMail, secrets };
  }

  const cases = adminRecord({ app, at: '/admin/documents', noId, answer: documentEntryDetailSchema, portsOf });

  cases.list(
    'Envíos de documentos',
    documentEntrySchema,
    {
      description: 'Sin `state`, los que esperan al equipo. Los borradores no están: solo los ve quien los escribe.',
      sorts: documentSorts,
      sort: 'sent_at',
      filters: {
        state: z._default(z.enum(documentParts, `Elige un estado: ${documentParts.join(', ')}.`), 'pending'),
        kind: z.optional(z.enum(documentKinds, 'Ese trámite no existe.')),
      },
    },
    ({ state: part, ...question }, page) => listDocuments(db, { ...question, part }, page),
  );
  cases.read('Un envío, con sus archivos y lo que ha pasado con él', (id) => readDocument(db, id));
  cases.post('/state', 'Cambia el estado de un envío', documentDecisionSchema, decideCase, {
    description: 'A ella le llega un correo, salvo cuando pasa a revisión.',
    idempotent: true,
  });
  cases.post('/notes', 'Añade una nota que solo lee el equipo', documentNoteSchema, noteOnCase);

  app.post(
    '/admin/documents/:id/files/:file/openings',
    {
      config: { holdsFile: true },
      schema: {
        tags,
        summary: 'Abre un archivo de un envío',
        description: 'Queda anotado quién lo abre y cuándo: lo ve la persona que lo envió.',
        params: z.object({ id: z.uuid(noId), file: z.uuid('Ese identificador no es de un archivo.') }),
      },
    },
    async (request, reply) => {
      const { id, file } = request.params;
      return sendFile(reply, await openFile(id, file, await portsOf(request)));
    },
  );
}
