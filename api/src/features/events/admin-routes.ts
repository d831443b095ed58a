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
import { adminRecord } from '../admin-record.ts';
import { adminEventQuery, listAdminEvents } from './admin-event-list.ts';
import { changeEventState, deleteEvent } from './change-event-state.ts';
import { duplicateEvent } from './duplicate-event.ts';
import { createEvent, editEvent } from './edit-event.ts';
import type { EditPorts } from './edit-ports.ts';
import { findAdminEvent } from './find-admin-event.ts';

const tags = ['Administración'];
/** Longest body, in bytes: the longest event fits in any script. */
const bodyLimit = 256 * 1024;
const noId = 'Ese identificador no es de un evento.';
const params = z.object({ id: z.uuid(noId) });

/** Events as the team keeps them. */
export function adminEventRoutes(context: ApiContext): void {
  const { app, db, pool, clock, eventLists, onEventChanged } = context;

  const portsOf = async (request: FastifyRequest): Promise<EditPorts> => ({
    ...{ pool, now: clock(), onEventChanged },
    organiser: context.caller(request),
    trace: await context.trace(request),
  });
  const events = adminRecord({
    app,
    at: '/admin/events',
    noId,
    answer: adminEventSchema,
    portsOf,
    // What was written shows at once in this process; the others are notified.
    changed: () => eventLists.invalidate(),
  });

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

  events.read('Un evento, para editarlo', (id) => findAdminEvent(db, id, clock()));
  events.add('Crea un borrador', eventInputSchema, createEvent, { bodyLimit });
  events.put(
    '',
    'Cambia un evento; de uno importado, lo que no es de su origen',
    eventEditSchema,
    (id, { updated_at: startedFrom, tell = true, words = null, ...input }, ports) =>
      editEvent(id, input, startedFrom, { ...ports, notice: { tell, words } }),
    { bodyLimit },
  );
  events.post('/state', 'Publica, retira, aplaza o cancela un evento', eventStateChangeSchema, changeEventState, {
    idempotent: true,
  });

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
      const copy = await duplicateEvent(request.params.id, startLocal, await portsOf(request));
      eventLists.invalidate();
      return reply.code(201).send(copy);
    },
  );

  events.remove('Borra un borrador al que nadie se ha apuntado', deleteEvent);
}
