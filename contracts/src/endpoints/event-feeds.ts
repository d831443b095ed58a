import * as z from 'zod/mini';
import { eventFeedSchema, eventFeedsSchema, keptEvents, newEventFeedSchema } from '../event-feed.ts';
import { organisation } from '../role-groups.ts';
import { endpointsWith } from './endpoint.ts';
import { pageQuery } from './queries.ts';

const tags = ['Administración'];

const feedsEndpoint = endpointsWith({ tags });

export const listEventFeeds = feedsEndpoint('GET', '/admin/event-feeds', organisation, {
  summary: 'De dónde se importan eventos, y cómo fue la última vez',
  querystring: z.object(pageQuery),
  response: { 200: eventFeedsSchema },
});

export const addEventFeed = feedsEndpoint('POST', '/admin/event-feeds', organisation, {
  summary: 'Añade un calendario iCal y lo importa',
  body: newEventFeedSchema,
  response: { 201: eventFeedSchema },
});

const feedEndpoint = endpointsWith({
  tags,
  params: z.object({ id: z.uuid('Ese identificador no es de una fuente.') }),
});

export const switchEventFeed = feedEndpoint('PATCH', '/admin/event-feeds/:id', organisation, {
  summary: 'Pausa una fuente o la reanuda',
  body: z.object({ active: z.boolean() }),
  response: { 200: eventFeedSchema },
});

export const importEventFeed = feedEndpoint('POST', '/admin/event-feeds/:id/run', organisation, {
  summary: 'Importa ahora de una fuente',
  response: { 202: eventFeedSchema },
});

export const removeEventFeed = feedEndpoint('DELETE', '/admin/event-feeds/:id', organisation, {
  summary: 'Quita un calendario; sus eventos se quedan como propios',
  querystring: z.object({
    events: z.enum(keptEvents, 'Di si los próximos se quedan (own) o pasan a borrador (draft).'),
  }),
  response: { 204: z.null() },
});
