import * as endpoints from '@femcoders/contracts/endpoints/events';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { serveRecord } from '../../lists/serve-record.ts';
import { serve } from '../../serve.ts';
import { listAdminEvents } from './admin-event-list.ts';
import { changeEventState, changeEventStateIn, deleteEvent } from './change-event-state.ts';
import { duplicateEvent } from './duplicate-event.ts';
import { createEvent, editEvent, editEventIn } from './edit-event.ts';
import type { EditPorts } from './edit-ports.ts';
import { findFutureDetail } from './event-detail.ts';
import { findAdminEvent } from './find-admin-event.ts';
import { planEventChange } from './plan-event-change.ts';
import { restoreEventText } from './restore-event-text.ts';

/** Longest body, in bytes: the longest event fits in any script. */
const bodyLimit = 256 * 1024;

/** Events as the team keeps them. */
export function adminEventRoutes(context: ApiContext): void {
  const { app, db, clock, lists, onEventChanged, listenersWith } = context;

  const portsOf = async (request: FastifyRequest): Promise<EditPorts> => ({
    ...(await context.actPorts(request)),
    onEventChanged,
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
  events.act(endpoints.restoreEventText, restoreEventText);
  events.act(endpoints.changeEventState, changeEventState, { idempotent: true });

  serve(app, endpoints.planEventChange, { bodyLimit }, async (request) => {
    const { updated_at: startedFrom, tell = true, words = null, ...input } = request.body;
    const ports = { ...(await portsOf(request)), notice: { tell, words }, listenersWith };
    return planEventChange(ports, (transaction, own) =>
      editEventIn(transaction, request.params.id, input, startedFrom, own),
    );
  });
  serve(app, endpoints.planEventStateChange, async (request) =>
    planEventChange({ ...(await portsOf(request)), listenersWith }, (transaction, own) =>
      changeEventStateIn(transaction, request.params.id, request.body, own),
    ),
  );
  serve(app, endpoints.readEventPage, ({ params }) => findFutureDetail(db, params.id, clock()));

  serve(app, endpoints.duplicateEvent, async (request, reply) => {
    const { start_local: startLocal } = request.body;
    const copy = await duplicateEvent(request.params.id, startLocal, await portsOf(request));
    lists.events.invalidate();
    return reply.code(201).send(copy);
  });

  events.remove(endpoints.deleteEvent, deleteEvent);
}
