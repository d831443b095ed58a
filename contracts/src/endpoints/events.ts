import * as z from 'zod/mini';
import {
  adminEventListSchema,
  adminEventSchema,
  eventCopySchema,
  eventEditSchema,
  eventInputSchema,
  eventStateChangeSchema,
  plannedMailsSchema,
} from '../admin-event.ts';
import { eventDetailSchema, eventListSchema, listedEventsSchema } from '../event.ts';
import { eventLimits } from '../event-limits.ts';
import { eventSorts, eventSources, eventStates } from '../event-names.ts';
import { organisation } from '../role-groups.ts';
import { textRestoreSchema } from '../saved-text.ts';
import { endpointsWith } from './endpoint.ts';
import { adminListQuery, keysetPageQuery, sortQuery } from './queries.ts';

const tags = ['Eventos'];
const slugParams = z.object({
  slug: z.string().check(z.maxLength(eventLimits.slug, 'No encontramos este evento.')),
});

const listEndpoint = endpointsWith({
  tags,
  querystring: z.object(keysetPageQuery),
  response: { 200: eventListSchema },
});

export const listPastEvents = listEndpoint('GET', '/events/api/list/past', 'public', {
  summary: 'Eventos pasados, el más reciente primero',
});

export const listUpcomingEvents = listEndpoint('GET', '/events/api/list/upcoming', 'public', {
  summary: 'Próximos eventos, el más cercano primero',
});

const eventsEndpoint = endpointsWith({ tags });

export const countListedEvents = eventsEndpoint('GET', '/events/api/list/count', 'public', {
  summary: 'Cuántos eventos hay en cada lista, en todas sus páginas',
  response: { 200: listedEventsSchema },
});

export const readEvent = eventsEndpoint('GET', '/events/api/detail/:slug', 'public', {
  summary: 'Un evento, con todo lo que dice su página',
  params: slugParams,
  response: { 200: eventDetailSchema },
});

export const readEventCalendar = eventsEndpoint('GET', '/events/api/detail/:slug/calendar.ics', 'public', {
  summary: 'Un evento para el calendario (iCalendar)',
  params: slugParams,
});

export const readCalendarFeed = eventsEndpoint('GET', '/events/api/calendar.ics', 'public', {
  summary: 'Calendario al que suscribirse: todos los próximos eventos y los de los últimos 90 días, 500 como mucho',
});

const teamTags = ['Administración'];

const adminEndpoint = endpointsWith({ tags: teamTags });

export const listEventsInAnyState = adminEndpoint('GET', '/admin/events', organisation, {
  summary: 'Eventos de todos los estados',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(eventSorts),
    state: z.optional(z.enum(eventStates, 'Ese estado no existe.')),
    when: z.optional(z.enum(['upcoming', 'past'], 'Elige próximos o pasados.')),
    source: z.optional(z.enum(eventSources, 'Ese origen no existe.')),
  }),
  response: { 200: adminEventListSchema },
});

const eventEndpoint = endpointsWith({
  tags: teamTags,
  params: z.object({ id: z.uuid('Ese identificador no es de un evento.') }),
  response: { 200: adminEventSchema },
});

export const readEventInAnyState = eventEndpoint('GET', '/admin/events/:id', organisation, {
  summary: 'Un evento, para editarlo',
});

export const addEvent = adminEndpoint('POST', '/admin/events', organisation, {
  summary: 'Crea un borrador',
  body: eventInputSchema,
  response: { 201: adminEventSchema },
});

export const changeEvent = eventEndpoint('PUT', '/admin/events/:id', organisation, {
  summary: 'Cambia un evento; de uno importado, lo que no es de su origen',
  body: eventEditSchema,
});

export const restoreEventText = eventEndpoint('POST', '/admin/events/:id/text-restoration', organisation, {
  summary: 'Vuelve a un texto de antes de la página de un evento',
  body: textRestoreSchema,
});

export const changeEventState = eventEndpoint('POST', '/admin/events/:id/state', organisation, {
  summary: 'Publica, retira, aplaza o cancela un evento',
  body: eventStateChangeSchema,
});

export const planEventChange = eventEndpoint('POST', '/admin/events/:id/planned-change', organisation, {
  summary: 'A quién se avisaría por correo si el evento se guardase así; no cambia nada',
  body: eventEditSchema,
  response: { 200: plannedMailsSchema },
});

export const planEventStateChange = eventEndpoint('POST', '/admin/events/:id/planned-state', organisation, {
  summary: 'A quién se avisaría por correo si el evento pasase a otro estado; no cambia nada',
  body: eventStateChangeSchema,
  response: { 200: plannedMailsSchema },
});

export const readEventPage = eventEndpoint('GET', '/admin/events/:id/page', organisation, {
  summary: 'Un evento de cualquier estado como lo contará su página cuando esté publicado',
  response: { 200: eventDetailSchema },
});

export const duplicateEvent = eventEndpoint('POST', '/admin/events/:id/duplicate', organisation, {
  summary: 'Copia un evento como borrador',
  body: eventCopySchema,
  response: { 201: adminEventSchema },
});

export const deleteEvent = eventEndpoint('DELETE', '/admin/events/:id', organisation, {
  summary: 'Borra un borrador al que nadie se ha apuntado',
  response: { 200: z.object({ id: z.string() }) },
});
