import * as endpoints from '@femcoders/contracts/endpoints/mails';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { adminPageOf } from '../../lists/admin-list.ts';
import { notFound } from '../../problems.ts';
import { serve } from '../../serve.ts';
import { readableBy } from '../contact/feature.ts';
import { listOutbox } from './outbox-list.ts';
import { type RetryPorts, retryFailedMails, retryMail } from './retry-mails.ts';

/** The mails that the site sends: how far each got, and the local mailbox that stands in for a mail server. */
export function mailRoutes(context: ApiContext): void {
  const { app, db, config, mailbox, requestJob } = context;

  serve(app, endpoints.listMails, async (request) => {
    const { q, state, sort = '-createdAt' } = request.query;
    const readable = await readableBy(context.caller(request).id, config.contact.conductReaders, db);
    return listOutbox(db, { q, state, sort, readable }, adminPageOf(request.query));
  });

  const portsOf = async (request: FastifyRequest): Promise<RetryPorts> => ({
    ...(await context.actPorts(request)),
    requestJob,
  });

  serve(app, endpoints.retryFailedMails, { config: { idempotent: true } }, async (request) =>
    retryFailedMails(await portsOf(request)),
  );
  serve(app, endpoints.retryMail, { config: { idempotent: true } }, async (request) =>
    retryMail(request.params.id, await portsOf(request)),
  );

  serve(app, endpoints.listMailbox, ({ query }) => mailbox.list({ q: query.q, ...adminPageOf(query) }));
  serve(app, endpoints.readMail, async (request) => {
    const message = await mailbox.read(request.params.id);
    if (!message) throw notFound('Este correo no existe.');
    return message;
  });
}
