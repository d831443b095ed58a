import * as endpoints from '@femcoders/contracts/endpoints/documents';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { sendFile } from '../../files/send-file.ts';
import { serveRecord } from '../../lists/serve-record.ts';
import { serve } from '../../serve.ts';
import { type DecisionPorts, decideCase, noteOnCase, openFile, readDocument } from './decide-case.ts';
import { listDocuments } from './document-list.ts';

/** Where the team looks at the documents that members send. */
export function adminDocumentRoutes(context: ApiContext): void {
  const { app, db, config, enqueueMail, secrets, uploads } = context;
  const { publicUrl } = config;

  async function portsOf(request: FastifyRequest): Promise<DecisionPorts> {
    return { ...(await context.actPorts(request)), publicUrl, enqueueMail, secrets, uploads };
  }

  const cases = serveRecord({ app, portsOf });
  cases.list(endpoints.listSentDocuments, 'sent_at', ({ state: part, ...query }, page) =>
    listDocuments(db, { ...query, part }, page),
  );
  cases.read(endpoints.readSentDocuments, (id) => readDocument(db, id));
  cases.act(endpoints.decideDocuments, decideCase, { idempotent: true });
  cases.act(endpoints.noteOnDocuments, noteOnCase);

  serve(app, endpoints.openSentFile, { config: { holdsFile: true } }, async (request, reply) => {
    const { id, file } = request.params;
    return sendFile(reply, await openFile(id, file, await portsOf(request)));
  });
}
