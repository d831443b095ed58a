import { adminListSchema } from '@femcoders/contracts/admin-list';
import {
  mailboxEntrySchema,
  mailboxMessageSchema,
  mailStates,
  outboxEntrySchema,
  retriedMailsSchema,
} from '@femcoders/contracts/mail';
import * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { notFound } from '../../problems.ts';
import { adminListQuery, adminPageOf, sortQuery } from '../admin-list.ts';
import { readableBy } from '../contact/conduct-readers.ts';
import type { Mailbox } from './mailbox.ts';
import type { QueueMails } from './outbox.ts';
import { listOutbox } from './outbox-list.ts';
import { type RetryPorts, retryFailedMails, retryMail } from './retry-mails.ts';

const tags = ['Administración'];

const idMessage = 'Ese identificador no es de un correo.';
const mailboxParams = z.object({
  id: z.string().check(z.maxLength(200, idMessage), z.regex(/^[\w-][\w.@-]*$/, idMessage)),
});
const outboxParams = z.object({ id: z.uuid(idMessage) });

/** The mails that the site sends: how far each got, and the local mailbox that stands in for a mail server. */
export function mailRoutes(context: ApiContext, mailbox: Mailbox, queueMails: QueueMails): void {
  const { app, db, pool, clock, config } = context;

  app.get(
    '/admin/mails',
    {
      schema: {
        tags,
        summary: 'Los correos de los últimos 30 días y si han salido, los más recientes primero',
        description: 'De los correos sobre un mensaje que no puedes leer no se dice para quién son.',
        querystring: z.object({
          ...adminListQuery,
          sort: sortQuery(['createdAt', 'attempts']),
          state: z.optional(z.enum(mailStates, `Indica uno de estos estados: ${mailStates.join(', ')}.`)),
        }),
        response: { 200: adminListSchema(outboxEntrySchema) },
      },
    },
    async (request) => {
      const { q, state, sort = '-createdAt' } = request.query;
      const readable = await readableBy(context.caller(request).id, config.contact.conductReaders, db);
      return listOutbox(db, { q, state, sort, readable }, adminPageOf(request.query));
    },
  );

  const portsOf = async (request: FastifyRequest): Promise<RetryPorts> => ({
    pool,
    queueMails,
    now: clock(),
    admin: context.caller(request),
    trace: await context.trace(request),
  });
  const retrySchema = { tags, response: { 200: retriedMailsSchema } };
  app.post(
    '/admin/mails/retry',
    {
      config: { idempotent: true },
      schema: { ...retrySchema, summary: 'Reintenta los correos fallidos, hasta 1000 de una vez' },
    },
    async (request) => retryFailedMails(await portsOf(request)),
  );
  app.post(
    '/admin/mails/:id/retry',
    {
      config: { idempotent: true },
      schema: { ...retrySchema, params: outboxParams, summary: 'Reintenta un correo fallido' },
    },
    async (request) => retryMail(request.params.id, await portsOf(request)),
  );

  app.get(
    '/admin/mailbox',
    {
      schema: {
        tags,
        summary: 'Los correos del buzón local, los más recientes primero',
        querystring: z.object(adminListQuery),
        response: { 200: adminListSchema(mailboxEntrySchema) },
      },
    },
    ({ query }) => mailbox.list({ q: query.q, ...adminPageOf(query) }),
  );
  app.get(
    '/admin/mailbox/:id',
    {
      schema: {
        tags,
        summary: 'Un correo del buzón local',
        params: mailboxParams,
        response: { 200: mailboxMessageSchema },
      },
    },
    async (request) => {
      const message = await mailbox.read(request.params.id);
      if (!message) throw notFound('Este correo no existe.');
      return message;
    },
  );
}
