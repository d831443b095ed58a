import { adminListSchema } from '@femcoders/contracts/admin-list';
import {
  assignmentSchema,
  inboxEntrySchema,
  inboxFiguresSchema,
  inboxMessageSchema,
  newAnswerSchema,
  newNoteSchema,
  stateChangeSchema,
} from '@femcoders/contracts/contact-inbox';
import { inboxParts } from '@femcoders/contracts/contact-inbox-names';
import { contactReasons } from '@femcoders/contracts/contact-names';
import * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { adminListQuery, adminPageOf, sortQuery } from '../admin-list.ts';
import { sendFile } from '../files/send-file.ts';
import { readableBy } from './conduct-readers.ts';
import { countInbox, inboxSorts, listInbox } from './inbox.ts';
import { readAttachmentOf, readMessage } from './inbox-message.ts';
import { addNote, answerMessage, assignMessage, changeState, type InboxPorts } from './inbox-mutations.ts';

const tags = ['Administración'];
const params = z.object({ id: z.uuid('Ese identificador no es de un mensaje.') });
const response = { 200: inboxMessageSchema };

const listQuery = z.object({
  ...adminListQuery,
  sort: sortQuery(inboxSorts),
  state: z._default(z.enum(inboxParts, `Elige un estado: ${inboxParts.join(', ')}.`), 'pending'),
  reason: z.optional(z.enum(contactReasons, 'Ese motivo no existe.')),
  assigned: z.optional(z.enum(['me', 'none'], 'Elige me o none.')),
});

/** The inbox where the messages of the contact form are answered. */
export function inboxRoutes(context: ApiContext): void {
  const { app, db, config, enqueueMail } = context;
  const readableTo = (request: FastifyRequest) =>
    readableBy(context.caller(request).id, config.contact.conductReaders, db);

  async function portsOf(request: FastifyRequest): Promise<InboxPorts> {
    return {
      ...(await context.actPorts(request)),
      readable: await readableTo(request),
      config: config.contact,
      enqueueMail,
    };
  }

  app.get(
    '/admin/contact',
    {
      schema: {
        tags,
        summary: 'Mensajes de contacto',
        description: 'Sin `state`, los que están por atender. Lo que se cuenta en privado solo lo ve quien lo atiende.',
        querystring: listQuery,
        response: { 200: adminListSchema(inboxEntrySchema) },
      },
    },
    async (request) => {
      const { q, sort = '-created_at', state, reason, assigned } = request.query;
      const assignee = assigned === 'me' ? context.caller(request).id : assigned === 'none' ? null : undefined;
      const readable = await readableTo(request);
      return listInbox(db, { q, part: state, reason, assignee, sort, readable }, adminPageOf(request.query));
    },
  );

  app.get(
    '/admin/contact/figures',
    {
      schema: {
        tags,
        summary: 'Cuántos mensajes hay en cada estado y cuánto tardamos en responder',
        response: { 200: inboxFiguresSchema },
      },
    },
    async (request) => ({
      ...(await countInbox(db, await readableTo(request))),
      replyDays: config.contact.replyDays,
    }),
  );

  app.get(
    '/admin/contact/:id',
    { schema: { tags, summary: 'Un mensaje, con sus respuestas y notas', params, response } },
    async (request) => readMessage(db, request.params.id, await readableTo(request), config.contact),
  );

  app.get(
    '/admin/contact/:id/attachment',
    { schema: { tags, summary: 'El archivo de un mensaje, para guardarlo', params } },
    async (request, reply) => {
      return sendFile(reply, await readAttachmentOf(db, request.params.id, await readableTo(request)));
    },
  );

  app.post(
    '/admin/contact/:id/state',
    {
      config: { twiceIsOnce: true },
      schema: { tags, summary: 'Cambia el estado de un mensaje', params, body: stateChangeSchema, response },
    },
    async (request) => changeState(request.params.id, request.body, await portsOf(request)),
  );

  app.post(
    '/admin/contact/:id/assignee',
    {
      config: { twiceIsOnce: true },
      schema: { tags, summary: 'Dice quién lleva un mensaje', params, body: assignmentSchema, response },
    },
    async (request) => assignMessage(request.params.id, request.body, await portsOf(request)),
  );

  app.post(
    '/admin/contact/:id/notes',
    { schema: { tags, summary: 'Añade una nota que solo lee el equipo', params, body: newNoteSchema, response } },
    async (request) => addNote(request.params.id, request.body, await portsOf(request)),
  );

  app.post(
    '/admin/contact/:id/answers',
    { schema: { tags, summary: 'Responde a un mensaje por correo', params, body: newAnswerSchema, response } },
    async (request) => answerMessage(request.params.id, request.body, await portsOf(request)),
  );
}
