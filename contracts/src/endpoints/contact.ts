import * as z from 'zod/mini';
import { adminListSchema } from '../admin-list.ts';
import { contactReceiptSchema, newContactSchema } from '../contact.ts';
import {
  assignmentSchema,
  inboxEntrySchema,
  inboxFiguresSchema,
  inboxMessageSchema,
  newAnswerSchema,
  newNoteSchema,
  stateChangeSchema,
} from '../contact-inbox.ts';
import { inboxParts, inboxSorts } from '../contact-inbox-names.ts';
import { contactReasons } from '../contact-names.ts';
import { administration } from '../role-groups.ts';
import { endpoint, endpointsWith } from './endpoint.ts';
import { adminListQuery, sortQuery } from './queries.ts';

export const sendContact = endpoint('POST', '/contact', 'public', {
  tags: ['Contacto'],
  summary: 'Envía un mensaje a quien atiende su motivo',
  description:
    'Con el motivo `conducta` y `anonymous` no se guarda nombre, correo, dirección ni hora, y los envíos se cuentan sin guardar de quién son.',
  body: newContactSchema,
  response: { 201: contactReceiptSchema },
});

const tags = ['Administración'];
const params = z.object({ id: z.uuid('Ese identificador no es de un mensaje.') });

export const listMessages = endpoint('GET', '/admin/contact', administration, {
  tags,
  summary: 'Mensajes de contacto',
  description: 'Sin `state`, los que están por atender. Lo que se cuenta en privado solo lo ve quien lo atiende.',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(inboxSorts),
    state: z._default(z.enum(inboxParts, `Elige un estado: ${inboxParts.join(', ')}.`), 'pending'),
    reason: z.optional(z.enum(contactReasons, 'Ese motivo no existe.')),
    assigned: z.optional(z.enum(['me', 'none'], 'Elige me o none.')),
  }),
  response: { 200: adminListSchema(inboxEntrySchema) },
});

export const countMessages = endpoint('GET', '/admin/contact/figures', administration, {
  tags,
  summary: 'Cuántos mensajes hay en cada estado y cuánto tardamos en responder',
  response: { 200: inboxFiguresSchema },
});

const messageEndpoint = endpointsWith({ tags, params, response: { 200: inboxMessageSchema } });

export const readMessage = messageEndpoint('GET', '/admin/contact/:id', administration, {
  summary: 'Un mensaje, con sus respuestas y notas',
});

export const readAttachment = endpoint('GET', '/admin/contact/:id/attachment', administration, {
  tags,
  summary: 'El archivo de un mensaje, para guardarlo',
  params,
});

export const changeMessageState = messageEndpoint('POST', '/admin/contact/:id/state', administration, {
  summary: 'Cambia el estado de un mensaje',
  body: stateChangeSchema,
});

export const assignMessage = messageEndpoint('POST', '/admin/contact/:id/assignee', administration, {
  summary: 'Dice quién lleva un mensaje',
  body: assignmentSchema,
});

export const noteOnMessage = messageEndpoint('POST', '/admin/contact/:id/notes', administration, {
  summary: 'Añade una nota que solo lee el equipo',
  body: newNoteSchema,
});

export const answerMessage = messageEndpoint('POST', '/admin/contact/:id/answers', administration, {
  summary: 'Responde a un mensaje por correo',
  body: newAnswerSchema,
});
