import * as z from 'zod/mini';
import { adminListSchema } from '../admin-list.ts';
import {
  mailboxEntrySchema,
  mailboxMessageSchema,
  mailStates,
  outboxEntrySchema,
  retriedMailsSchema,
} from '../mail.ts';
import { administration } from '../role-groups.ts';
import { endpointsWith } from './endpoint.ts';
import { adminListQuery, sortQuery } from './queries.ts';

const tags = ['Administración'];
const retryEndpoint = endpointsWith({ tags, response: { 200: retriedMailsSchema } });
const idMessage = 'Ese identificador no es de un correo.';
const outboxParams = z.object({ id: z.uuid(idMessage) });
const mailboxParams = z.object({
  id: z.string().check(z.maxLength(200, idMessage), z.regex(/^[\w-][\w.@-]*$/, idMessage)),
});

const mailsEndpoint = endpointsWith({ tags });

export const listMails = mailsEndpoint('GET', '/admin/mails', administration, {
  summary: 'Los correos de los últimos 30 días y si han salido, los más recientes primero',
  description: 'De los correos sobre un mensaje que no puedes leer no se dice para quién son.',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(['createdAt', 'attempts']),
    state: z.optional(z.enum(mailStates, `Indica uno de estos estados: ${mailStates.join(', ')}.`)),
  }),
  response: { 200: adminListSchema(outboxEntrySchema) },
});

export const retryFailedMails = retryEndpoint('POST', '/admin/mails/retry', administration, {
  summary: 'Reintenta los correos fallidos, hasta 1000 de una vez',
});

export const retryMail = retryEndpoint('POST', '/admin/mails/:id/retry', administration, {
  params: outboxParams,
  summary: 'Reintenta un correo fallido',
});

export const listMailbox = mailsEndpoint('GET', '/admin/mailbox', administration, {
  summary: 'Los correos del buzón local, los más recientes primero',
  querystring: z.object(adminListQuery),
  response: { 200: adminListSchema(mailboxEntrySchema) },
});

export const readMail = mailsEndpoint('GET', '/admin/mailbox/:id', administration, {
  summary: 'Un correo del buzón local',
  params: mailboxParams,
  response: { 200: mailboxMessageSchema },
});
