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
import { adminRecord } from '../admin-record.ts';
import { sendFile } from '../files/send-file.ts';
import { readableBy } from './conduct-readers.ts';
import { countInbox, inboxSorts, listInbox } from './inbox.ts';
import { readAttachmentOf, readMessage } from './inbox-message.ts';
import { addNote, answerMessage, assignMessage, changeState, type InboxPorts } from './inbox-mutations.ts';

const tags = ['Administración'];
const noId = 'Ese identificador no es de un mensaje.';
const params = z.object({ id: z.uuid(noId) });

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

  const messages = adminRecord({ app, at: '/admin/contact', noId, answer: inboxMessageSchema, portsOf });

  messages.list(
    'Mensajes de contacto',
    inboxEntrySchema,
    {
      description: 'Sin `state`, los que están por atender. Lo que se cuenta en privado solo lo ve quien lo atiende.',
      sorts: inboxSorts,
      sort: '-created_at',
      filters: {
        state: z._default(z.enum(inboxParts, `Elige un estado: ${inboxParts.join(', ')}.`), 'pending'),
        reason: z.optional(z.enum(contactReasons, 'Ese motivo no existe.')),
        assigned: z.optional(z.enum(['me', 'none'], 'Elige me o none.')),
      },
    },
    async ({ state: part, assigned, ...question }, page, request) => {
      const assignee = assigned === 'me' ? context.caller(request).id : assigned === 'none' ? null : undefined;
      return listInbox(db, { ...question, part, assignee, readable: await readableTo(request) }, page);
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

  messages.read('Un mensaje, con sus respuestas y notas', async (id, request) =>
    readMessage(db, id, await readableTo(request), config.contact),
  );

  app.get(
    '/admin/contact/:id/attachment',
    { schema: { tags, summary: 'El archivo de un mensaje, para guardarlo', params } },
    async (request, reply) => {
      return sendFile(reply, await readAttachmentOf(db, request.params.id, await readableTo(request)));
    },
  );

  messages.post('/state', 'Cambia el estado de un mensaje', stateChangeSchema, changeState, { idempotent: true });
  messages.post('/assignee', 'Dice quién lleva un mensaje', assignmentSchema, assignMessage, { idempotent: true });
  messages.post('/notes', 'Añade una nota que solo lee el equipo', newNoteSchema, addNote);
  messages.post('/answers', 'Responde a un mensaje por correo', newAnswerSchema, answerMessage);
}
