import * as endpoints from '@femcoders/contracts/endpoints/hub';
import type { ApiContext } from '../../context.ts';
import { nextLink, pageOf } from '../../lists/listing.ts';
import { sendList } from '../../lists/send-list.ts';
import { serve } from '../../serve.ts';
import { listIdeas } from './hub-ideas.ts';
import { countPieces, findPiece, listPieces, listTopics, readFront } from './list-pieces.ts';
import { reportPiece } from './report-piece.ts';

/** Registers the routes for what everybody sees of the community's hub. */
export function hubRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config, lists } = context;

  serve(app, endpoints.readHubFront, async (request, reply) => {
    const front = await lists.hub.read('front', async () => ({ entries: await readFront(db, clock()) }));
    return sendList(request, reply, front);
  });

  serve(app, endpoints.listHubPieces, async (request, reply) => {
    const { kind, level, topic, q, open } = request.query;
    const page = pageOf(request.query);
    const load = async () => {
      const rows = await listPieces(db, { kind, level, topic, q, open }, page, clock());
      return {
        entries: rows.slice(0, page.limit),
        link: nextLink(rows.length, page, { kind, level, topic, q, open }),
      };
    };
    const key = JSON.stringify(['pieces', kind, level, topic, q, open, page.page, page.limit]);
    return sendList(request, reply, await lists.hub.read(key, load));
  });

  serve(app, endpoints.countHubPieces, async (request, reply) => {
    const { kind, level, topic, q, open } = request.query;
    const query = { kind, level, topic, q, open };
    const load = async () => ({ entries: await countPieces(db, query, clock()) });
    return sendList(request, reply, await lists.hub.read(JSON.stringify(['count', query]), load));
  });

  serve(app, endpoints.readHubPiece, async (request, reply) => {
    const { slug } = request.params;
    const piece = await lists.hub.read(`piece ${slug}`, async () => ({ entries: await findPiece(db, slug, clock()) }));
    return sendList(request, reply, piece);
  });

  serve(app, endpoints.listHubTopics, async (request, reply) => {
    const { kind } = request.query;
    const load = async () => ({ entries: await listTopics(db, kind, clock()) });
    return sendList(request, reply, await lists.hub.read(`topics ${kind ?? ''}`, load));
  });

  serve(app, endpoints.listHubIdeas, async (request, reply) =>
    sendList(request, reply, await lists.hub.read('ideas', async () => ({ entries: await listIdeas(db) }))),
  );

  const addressLimit = {
    bucket: 'hub-report',
    limit: config.limits.hubReports,
    says: 'Has hecho demasiadas denuncias.',
  };
  serve(app, endpoints.reportHubPiece, { config: { addressLimit } }, async (request, reply) => {
    const now = clock();
    const addressHash = await context.addressHash(request);
    await reportPiece(request.params.slug, request.body, { pool, now, addressHash });
    return reply.code(204).send();
  });
}
