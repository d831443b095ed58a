import * as z from 'zod/mini';
import { eventFeedSchema, eventFeedsSchema, keptEvents, newEventFeedSchema } from '../event-feed.ts';
import { organisation } from '../role-groups.ts';
import { endpoint } from './endpoint.ts';
import { pageQuery } from './queries.ts';

const tags = ['Administración'];
const params = z.object({ id: z.uuid('Ese identificador no es de una fuente.') });

export const listEventFeeds = endpoint('GET', '/admin/event-feeds', organisation, {
  tags,
  summary: 'De dónde se importan eventos, y cómo fue la última vez',
  querystring: z.object(pageQuery),
  response: { 200: eventFeedsSchema },
});

export const addEventFeed = endpoint('POST', '/admin/event-feeds', organisation, {
  tags,
  summary: 'Añade un calendario iCal y lo importa',
  body: newEventFeedSchema,
  response: { 201: eventFeedSchema },
});

export const switchEventFeed = endpoint('PATCH', '/admin/event-feeds/:id', organisation, {
  tags,
  summary: 'Pausa una fuente o la reanuda',
  params,
  body: z.object({ active: z.boolean() }),
  response: { 200: eventFeedSchema },
});

export const importEventFeed = endpoint('POST', '/admin/event-feeds/:id/run', organisation, {
  tags,
  summary: 'Importa ahora de una fuente',
  params,
  response: { 202: eventFeedSchema },
});

export const removeEventFeed = endpoint('DELETE', '/admin/event-feeds/:id', organisation, {
  tags,
  summary: 'Quita un calendario; sus eventos se quedan como propios',
  params,
  querystring: z.object({
    events: z.enum(keptEvents, 'Di si los próximos se quedan (own) o pasan a borrador (draft).'),
  }),
  response: { 204: z.null() },
});
