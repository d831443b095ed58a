import * as endpoints from '@femcoders/contracts/endpoints/contact';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { sendFile } from '../../files/send-file.ts';
import { serveRecord } from '../../lists/serve-record.ts';
import { serve } from '../../serve.ts';
import { countInbox, listInbox } from './inbox.ts';
import { readableBy } from './inbox-access.ts';
import { readAttachmentOf, readMessage } from './inbox-message.ts';
import { addNote, answerMessage, assignMessage, changeState, type InboxPorts } from './inbox-mutations.ts';

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

  const messages = serveRecord({ app, portsOf });

  messages.list(endpoints.listMessages, '-created_at', async ({ state: part, assigned, ...query }, page, request) => {
    const assignee = assigned === 'me' ? context.caller(request).id : assigned === 'none' ? null : undefined;
    return listInbox(db, { ...query, part, assignee, readable: await readableTo(request) }, page);
  });

  serve(app, endpoints.countMessages, async (request) => ({
    ...(await countInbox(db, await readableTo(request))),
    replyDays: config.contact.replyDays,
  }));

  messages.read(endpoints.readMessage, async (id, request) =>
    readMessage(db, id, await readableTo(request), config.contact),
  );

  serve(app, endpoints.readAttachment, async (request, reply) =>
    sendFile(reply, await readAttachmentOf(db, request.params.id, await readableTo(request), context.uploads)),
  );

  messages.act(endpoints.changeMessageState, changeState, { idempotent: true });
  messages.act(endpoints.assignMessage, assignMessage, { idempotent: true });
  messages.act(endpoints.noteOnMessage, addNote);
  messages.act(endpoints.answerMessage, answerMessage);
}
