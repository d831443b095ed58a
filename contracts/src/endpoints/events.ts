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
import { endpoint } from './endpoint.ts';
import { adminListQuery, keysetPageQuery, sortQuery } from './queries.ts';

const tags = ['Eventos'];
const slugParams = z.object({
  slug: z.string().check(z.maxLength(eventLimits.slug, 'No encontramos este evento.')),
});
const querystring = z.object(keysetPageQuery);

export const listPastEvents = endpoint('GET', '/events/api/list/past', 'public', {
  tags,
  summary: 'Eventos pasados, el más reciente primero',
  querystring,
  response: { 200: eventListSchema },
});

export const listUpcomingEvents = endpoint('GET', '/events/api/list/upcoming', 'public', {
  tags,
  summary: 'Próximos eventos, el más cercano primero',
  querystring,
  response: { 200: eventListSchema },
});

export const countListedEvents = endpoint('GET', '/events/api/list/count', 'public', {
  tags,
  summary: 'Cuántos eventos hay en cada lista, en todas sus páginas',
  response: { 200: listedEventsSchema },
});

export const readEvent = endpoint('GET', '/events/api/detail/:slug', 'public', {
  tags,
  summary: 'Un evento, con todo lo que dice su página',
  params: slugParams,
  response: { 200: eventDetailSchema },
});

export const readEventCalendar = endpoint('GET', '/events/api/detail/:slug/calendar.ics', 'public', {
  tags,
  summary: 'Un evento para el calendario (iCalendar)',
  params: slugParams,
});

export const readCalendarFeed = endpoint('GET', '/events/api/calendar.ics', 'public', {
  tags,
  summary: 'Calendario al que suscribirse: todos los próximos eventos y los de los últimos 90 días, 500 como mucho',
});

const teamTags = ['Administración'];
const params = z.object({ id: z.uuid('Ese identificador no es de un evento.') });
const asThen = { 200: adminEventSchema };

export const listEventsInAnyState = endpoint('GET', '/admin/events', organisation, {
  tags: teamTags,
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

export const readEventInAnyState = endpoint('GET', '/admin/events/:id', organisation, {
  tags: teamTags,
  summary: 'Un evento, para editarlo',
  params,
  response: asThen,
});

export const addEvent = endpoint('POST', '/admin/events', organisation, {
  tags: teamTags,
  summary: 'Crea un borrador',
  body: eventInputSchema,
  response: { 201: adminEventSchema },
});

export const changeEvent = endpoint('PUT', '/admin/events/:id', organisation, {
  tags: teamTags,
  summary: 'Cambia un evento; de uno importado, lo que no es de su origen',
  params,
  body: eventEditSchema,
  response: asThen,
});

export const restoreEventText = endpoint('POST', '/admin/events/:id/text-restoration', organisation, {
  tags: teamTags,
  summary: 'Vuelve a un texto de antes de la página de un evento',
  params,
  body: textRestoreSchema,
  response: asThen,
});

export const changeEventState = endpoint('POST', '/admin/events/:id/state', organisation, {
  tags: teamTags,
  summary: 'Publica, retira, aplaza o cancela un evento',
  params,
  body: eventStateChangeSchema,
  response: asThen,
});

export const planEventChange = endpoint('POST', '/admin/events/:id/planned-change', organisation, {
  tags: teamTags,
  summary: 'A quién se avisaría por correo si el evento se guardase así; no cambia nada',
  params,
  body: eventEditSchema,
  response: { 200: plannedMailsSchema },
});

export const planEventStateChange = endpoint('POST', '/admin/events/:id/planned-state', organisation, {
  tags: teamTags,
  summary: 'A quién se avisaría por correo si el evento pasase a otro estado; no cambia nada',
  params,
  body: eventStateChangeSchema,
  response: { 200: plannedMailsSchema },
});

export const readEventPage = endpoint('GET', '/admin/events/:id/page', organisation, {
  tags: teamTags,
  summary: 'Un evento de cualquier estado como lo contará su página cuando esté publicado',
  params,
  response: { 200: eventDetailSchema },
});

export const duplicateEvent = endpoint('POST', '/admin/events/:id/duplicate', organisation, {
  tags: teamTags,
  summary: 'Copia un evento como borrador',
  params,
  body: eventCopySchema,
  response: { 201: adminEventSchema },
});

export const deleteEvent = endpoint('DELETE', '/admin/events/:id', organisation, {
  tags: teamTags,
  summary: 'Borra un borrador al que nadie se ha apuntado',
  params,
  response: { 200: z.object({ id: z.string() }) },
});
