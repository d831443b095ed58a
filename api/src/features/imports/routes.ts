import { eventFeedSchema, eventFeedsSchema, keptEvents, newEventFeedSchema } from '@femcoders/contracts/event-feed';
import * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { describeFeed, listFeeds } from './feed-list.ts';
import { addFeed, askForImport, type RequestImport, removeFeed, switchFeed } from './manage-feeds.ts';
import { createOutsideFetch } from './outside-fetch.ts';
import { ensureEventbrite } from './run-imports.ts';

const tags = ['Administración'];
const params = z.object({ id: z.uuid('Ese identificador no es de una fuente.') });

/** Where events are imported from. */
export function importRoutes(context: ApiContext, requestImport: RequestImport): void {
  const { app, db, pool, clock, onEventChanged } = context;
  const config = context.config.imports;
  const fetchOutside = createOutsideFetch(config);
  const portsOf = async (request: FastifyRequest) => ({
    pool,
    db,
    now: clock(),
    config,
    actor: context.caller(request),
    trace: await context.trace(request),
    requestImport,
  });

  app.get(
    '/admin/event-feeds',
    {
      schema: {
        tags,
        summary: 'De dónde se importan eventos, y cómo fue la última vez',
        response: { 200: eventFeedsSchema },
      },
    },
    async () => {
      await ensureEventbrite(db, config, clock());
      return listFeeds(db, config, clock());
    },
  );

  app.post(
    '/admin/event-feeds',
    {
      schema: {
        tags,
        summary: 'Añade un calendario iCal y lo importa',
        body: newEventFeedSchema,
        response: { 201: eventFeedSchema },
      },
    },
    async (request, reply) => {
      const row = await addFeed(request.body, { ...(await portsOf(request)), fetchOutside });
      return reply.code(201).send(await describeFeed(db, row, config, clock()));
    },
  );

  app.patch(
    '/admin/event-feeds/:id',
    {
      schema: {
        tags,
        summary: 'Pausa una fuente o la reanuda',
        params,
        body: z.object({ active: z.boolean() }),
        response: { 200: eventFeedSchema },
      },
    },
    async (request) => {
      const row = await switchFeed(request.params.id, request.body.active, await portsOf(request));
      return describeFeed(db, row, config, clock());
    },
  );

  app.post(
    '/admin/event-feeds/:id/run',
    {
      config: { idempotent: true },
      schema: { tags, summary: 'Importa ahora de una fuente', params, response: { 202: eventFeedSchema } },
    },
    async (request, reply) => {
      const row = await askForImport(request.params.id, await portsOf(request));
      return reply.code(202).send(await describeFeed(db, row, config, clock()));
    },
  );

  app.delete(
    '/admin/event-feeds/:id',
    {
      schema: {
        tags,
        summary: 'Quita un calendario; sus eventos se quedan como propios',
        params,
        querystring: z.object({
          events: z.enum(keptEvents, 'Di si los próximos se quedan (own) o pasan a borrador (draft).'),
        }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await removeFeed(request.params.id, request.query.events, { ...(await portsOf(request)), onEventChanged });
      return reply.code(204).send(null);
    },
  );
}
