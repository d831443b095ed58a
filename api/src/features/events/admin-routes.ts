import {
  adminEventListSchema,
  adminEventSchema,
  eventCopySchema,
  eventEditSchema,
  eventInputSchema,
  eventStateChangeSchema,
} from '@femcoders/contracts/admin-event';
import * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { adminEventQuery, listAdminEvents } from './admin-event-list.ts';
import { changeEventState, deleteEvent } from './change-event-state.ts';
import { duplicateEvent } from './duplicate-event.ts';
import { createEvent, editEvent } from './edit-event.ts';
import type { EditPorts } from './edit-ports.ts';
import { findAdminEvent } from './find-admin-event.ts';

const tags = ['Administración'];
/** Longest body, in bytes: the longest event fits in any script. */
const bodyLimit = 256 * 1024;
const params = z.object({ id: z.uuid('Ese identificador no es de un evento.') });

/** Events as the team keeps them. */
export function adminEventRoutes(context: ApiContext): void {
  const { app, db, pool, clock, eventLists, onEventChanged } = context;

  /** What was written shows at once in this process; the others are notified. */
  async function edit<T>(request: FastifyRequest, work: (ports: EditPorts) => Promise<T>): Promise<T> {
    const trace = await context.trace(request);
    const done = await work({ pool, now: clock(), organiser: context.caller(request), trace, onEventChanged });
    eventLists.invalidate();
    return done;
  }

  app.get(
    '/admin/events',
    {
      schema: {
        tags,
        summary: 'Eventos de todos los estados',
        querystring: adminEventQuery,
        response: { 200: adminEventListSchema },
      },
    },
    (request) => listAdminEvents(db, request.query, clock()),
  );

  app.get(
    '/admin/events/:id',
    { schema: { tags, summary: 'Un evento, para editarlo', params, response: { 200: adminEventSchema } } },
    (request) => findAdminEvent(db, request.params.id, clock()),
  );

  app.post(
    '/admin/events',
    {
      bodyLimit,
      schema: { tags, summary: 'Crea un borrador', body: eventInputSchema, response: { 201: adminEventSchema } },
    },
    async (request, reply) => reply.code(201).send(await edit(request, (ports) => createEvent(request.body, ports))),
  );

  app.put(
    '/admin/events/:id',
    {
      bodyLimit,
      schema: {
        tags,
        summary: 'Cambia un evento; de uno importado, lo que no es de su origen',
        params,
        body: eventEditSchema,
        response: { 200: adminEventSchema },
      },
    },
    (request) => {
      const { updated_at: startedFrom, tell = true, words = null, ...input } = request.body;
      const notice = { tell, words };
      return edit(request, (ports) => editEvent(request.params.id, input, startedFrom, { ...ports, notice }));
    },
  );

  app.post(
    '/admin/events/:id/state',
    {
      config: { twiceIsOnce: true },
      schema: {
        tags,
        summary: 'Publica, retira, aplaza o cancela un evento',
        params,
        body: eventStateChangeSchema,
        response: { 200: adminEventSchema },
      },
    },
    (request) => edit(request, (ports) => changeEventState(request.params.id, request.body, ports)),
  );

  app.post(
    '/admin/events/:id/duplicate',
    {
      schema: {
        tags,
        summary: 'Copia un evento como borrador',
        params,
        body: eventCopySchema,
        response: { 201: adminEventSchema },
      },
    },
    async (request, reply) => {
      const { start_local: startLocal } = request.body;
      return reply.code(201).send(await edit(request, (ports) => duplicateEvent(request.params.id, startLocal, ports)));
    },
  );

  app.delete(
    '/admin/events/:id',
    {
      schema: {
        tags,
        summary: 'Borra un borrador al que nadie se ha apuntado',
        params,
        response: { 200: z.object({ id: z.string() }) },
      },
    },
    async (request) => {
      const { id } = request.params;
      await edit(request, (ports) => deleteEvent(id, ports));
      return { id };
    },
  );
}
