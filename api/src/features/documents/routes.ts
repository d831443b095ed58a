import { documentLimits } from '@femcoders/contracts/document-limits';
import * as endpoints from '@femcoders/contracts/endpoints/documents';
import type { ApiContext, ApiServer } from '../../context.ts';
import { acceptFiles } from '../../files/accept-files.ts';
import { sendFile } from '../../files/send-file.ts';
import { nextLink, pageOf } from '../../lists/listing.ts';
import { invalid } from '../../problems.ts';
import { countHit, type Limit } from '../../rate-limit.ts';
import { serve } from '../../serve.ts';
import { withdrawCase } from './close-case.ts';
import { listOwnCases, ownCase, readOwnCase } from './document-case.ts';
import { keepDraft, readDraft } from './draft.ts';
import { sendCase } from './send-case.ts';
import { addFile, readFileOf, removeFile } from './stored-files.ts';

const day = 24 * 60 * 60;
/** Files that a member sends in a day, and cases: what is more is no person. */
const uploadLimit: Limit = { hits: 60, window: day };
const sendLimit: Limit = { hits: 20, window: day };
/** A draft is kept while she types. */
const draftLimit: Limit = { hits: 600, window: day };

/** A member's documents: she writes and fills a draft, sends it, sees what becomes of it and takes it back. */
export function documentRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config, enqueueMail, secrets, uploads } = context;
  const { publicUrl } = config;

  serve(app, endpoints.listOwnDocuments, async (request, reply) => {
    const page = pageOf(request.query);
    const rows = await listOwnCases(db, request.params.id, page);
    const link = nextLink(rows.length, page);
    if (link) reply.header('link', link);
    return rows.slice(0, page.limit);
  });

  serve(app, endpoints.readDocumentDraft, async ({ params }) => ({
    draft: await readDraft(db, params.id, params.kind),
  }));

  serve(app, endpoints.keepDocumentDraft, async (request) => {
    const { id, kind } = request.params;
    const now = clock();
    await countHit(db, `documents:draft:${id}`, draftLimit, 'Has guardado muchas veces hoy.', now);
    return keepDraft(id, kind, request.body.fields, { pool, now });
  });

  serve(app, endpoints.readOwnDocument, async ({ params }) =>
    readOwnCase(db, await ownCase(db, params.id, params.reference)),
  );

  serve(app, endpoints.sendDocuments, { config: { idempotent: true } }, async (request) => {
    const { id, reference } = request.params;
    const now = clock();
    await countHit(db, `documents:send:${id}`, sendLimit, 'Has hecho muchos envíos hoy.', now);
    return sendCase(id, reference, request.body, { pool, now, publicUrl, enqueueMail });
  });

  serve(app, endpoints.withdrawDocuments, async (request, reply) => {
    const { id, reference } = request.params;
    const [actor, trace] = [context.caller(request), await context.trace(request)];
    const left = await withdrawCase(id, reference, { pool, now: clock(), publicUrl, enqueueMail, actor, trace });
    return left ?? reply.code(204).send();
  });

  serve(app, endpoints.removeDocumentFile, async (request, reply) => {
    const { id, reference, file } = request.params;
    await removeFile(id, reference, file, { pool, now: clock() });
    return reply.code(204).send();
  });

  // Its own scope: no other route takes a file as it is.
  void app.register(async (plain) => {
    const scope = plain as ApiServer;
    acceptFiles(scope);

    serve(
      scope,
      endpoints.addDocumentFile,
      { bodyLimit: documentLimits.fileMax, config: { holdsFile: true } },
      async (request, reply) => {
        const { id, reference, file } = request.params;
        const { content } = (request.body ?? {}) as { content?: unknown };
        if (!Buffer.isBuffer(content)) {
          throw invalid([{ field: 'file', message: 'Envía el archivo como application/octet-stream.' }], 415);
        }
        const now = clock();
        await countHit(db, `documents:upload:${id}`, uploadLimit, 'Has subido muchos archivos hoy.', now);
        const given = { name: request.query.name, content };
        return reply.code(201).send(
          await addFile(id, reference, file, given, {
            pool,
            now,
            secrets,
            uploads,
            judgeUpload: context.judgeUpload,
          }),
        );
      },
    );

    serve(scope, endpoints.readDocumentFile, { config: { holdsFile: true } }, async (request, reply) => {
      const { id, reference, file } = request.params;
      const row = await ownCase(db, id, reference);
      return sendFile(reply, await readFileOf(db, row.id, file, { secrets, uploads }));
    });
  });
}
