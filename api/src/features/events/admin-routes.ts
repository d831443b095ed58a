import * as endpoints from '@femcoders/contracts/endpoints/events';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { serveRecord } from '../../lists/serve-record.ts';
import { serve } from '../../serve.ts';
import { listAdminEvents } from './admin-event-list.ts';
import { changeEventState, deleteEvent } from './change-event-state.ts';
import { duplicateEvent } from './duplicate-event.ts';
import { createEvent, editEvent } from './edit-event.ts';
import type { EditPorts } from './edit-ports.ts';
import { findAdminEvent } from './find-admin-event.ts';

/** Longest body, in bytes: the longest event fits in any script. */
const bodyLimit = 256 * 1024;

/** Events as the team keeps them. */
export function adminEventRoutes(context: ApiContext): void {
  const { app, db, pool, clock, lists, onEventChanged } = context;

  const portsOf = async (request: FastifyRequest): Promise<EditPorts> => ({
    ...{ pool, now: clock(), onEventChanged },
    organiser: context.caller(request),
    trace: await context.trace(request),
  });
  // What was written shows at once in this process; the others are notified.
  const events = serveRecord({ app, portsOf, changed: () => lists.events.invalidate() });

  serve(app, endpoints.listEventsInAnyState, (request) => listAdminEvents(db, request.query, clock()));
  events.read(endpoints.readEventInAnyState, (id) => findAdminEvent(db, id, clock()));
  events.add(endpoints.addEvent, createEvent, { bodyLimit });
  events.act(
    endpoints.changeEvent,
    (id, { updated_at: startedFrom, tell = true, words = null, ...input }, ports) =>
      editEvent(id, input, startedFrom, { ...ports, notice: { tell, words } }),
    { bodyLimit },
  );
  events.act(endpoints.changeEventState, changeEventState, { idempotent: true });

  serve(app, endpoints.duplicateEvent, async (request, reply) => {
    const { start_local: startLocal } = request.body;
    const copy = await duplicateEvent(request.params.id, startLocal, await portsOf(request));
    lists.events.invalidate();
    return reply.code(201).send(copy);
  });

  events.remove(endpoints.deleteEvent, deleteEvent);
}
