import * as endpoints from '@femcoders/contracts/endpoints/registrations';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { adminPageOf } from '../../lists/admin-list.ts';
import { serve } from '../../serve.ts';
import { takeDoorMarks } from './door-marks.ts';
import { actOnPlace, addByHand, type ManagePorts, placeMutations } from './manage-registration.ts';
import { listRegistrations, readAttendance, readDoor } from './registration-list.ts';

/** Places at events, for the team: who comes, and who has arrived. */
export function adminRegistrationRoutes(context: ApiContext): void {
  const { app, db, clock, enqueueMail, placeLinks, requestJob } = context;
  const idempotent = { config: { idempotent: true } };

  const portsOf = async (request: FastifyRequest): Promise<ManagePorts> => ({
    ...(await context.actPorts(request)),
    enqueueMail,
    links: await placeLinks(),
    requestJob,
  });

  serve(app, endpoints.listRegistrations, (request) => {
    const { sort = 'created_at', ...query } = request.query;
    return listRegistrations(db, request.params.id, { ...query, sort }, adminPageOf(request.query));
  });

  serve(app, endpoints.enterRegistration, async (request, reply) =>
    reply.code(201).send(await addByHand(request.params.id, request.body, await portsOf(request))),
  );

  serve(app, endpoints.readAttendance, (request) => readAttendance(db, request.params.id, clock()));
  serve(app, endpoints.readDoor, (request) => readDoor(db, request.params.id, clock()));

  // Marks are known by their ids.
  serve(app, endpoints.sendDoorMarks, idempotent, async (request) =>
    takeDoorMarks(request.params.id, request.body, await portsOf(request)),
  );

  const acts = [
    [endpoints.cancelRegistration, placeMutations.cancel],
    [endpoints.restoreRegistration, placeMutations.restore],
    [endpoints.givePlace, placeMutations.place],
    [endpoints.checkIn, placeMutations['check-in']],
    [endpoints.undoCheckIn, placeMutations['undo-check-in']],
  ] as const;
  for (const [endpoint, act] of acts) {
    serve(app, endpoint, idempotent, async (request) => actOnPlace(request.params.id, act, await portsOf(request)));
  }
}
