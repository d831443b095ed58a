import * as endpoints from '@femcoders/contracts/endpoints/event-feeds';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { adminPageOf } from '../../lists/admin-list.ts';
import { serve } from '../../serve.ts';
import { describeFeed, listFeeds } from './feed-list.ts';
import { addFeed, askForImport, removeFeed, switchFeed } from './manage-feeds.ts';
import { createOutsideFetch } from './outside-fetch.ts';
import { ensureEventbrite } from './run-imports.ts';

/** Where events are imported from. */
export function importRoutes(context: ApiContext): void {
  const { app, db, clock, onEventChanged } = context;
  const config = context.config.imports;
  const fetchOutside = createOutsideFetch(config);
  const portsOf = async (request: FastifyRequest) => ({
    ...(await context.actPorts(request)),
    ...{ db, config, requestJob: context.requestJob },
    actor: context.caller(request),
  });

  serve(app, endpoints.listEventFeeds, async (request) => {
    await ensureEventbrite(db, config, clock());
    return listFeeds(db, config, clock(), adminPageOf(request.query));
  });

  serve(app, endpoints.addEventFeed, async (request, reply) => {
    const row = await addFeed(request.body, { ...(await portsOf(request)), fetchOutside });
    return reply.code(201).send(await describeFeed(db, row, config, clock()));
  });

  serve(app, endpoints.switchEventFeed, async (request) => {
    const row = await switchFeed(request.params.id, request.body.active, await portsOf(request));
    return describeFeed(db, row, config, clock());
  });

  serve(app, endpoints.importEventFeed, { config: { idempotent: true } }, async (request, reply) => {
    const row = await askForImport(request.params.id, await portsOf(request));
    return reply.code(202).send(await describeFeed(db, row, config, clock()));
  });

  serve(app, endpoints.removeEventFeed, async (request, reply) => {
    await removeFeed(request.params.id, request.query.events, { ...(await portsOf(request)), onEventChanged });
    return reply.code(204).send(null);
  });
}
