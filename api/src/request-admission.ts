import { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createAdmission, type Room } from './admission.ts';
import { ApiProblem } from './problems.ts';

/** What one process does at a time. Ten connections lead to its database: of more at once, each only ends later. */
export interface ApiRooms {
  reads: Room;
  writes: Room;
}

export const defaultRooms: ApiRooms = {
  reads: { inside: 100, waiting: 300, patienceMs: 2_000 },
  writes: { inside: 40, waiting: 200, patienceMs: 2_000 },
};

/** Seconds after which it makes sense to ask again. */
const comeAgainAfter = 3;

/**
 * Refuses requests beyond the limit at once, with nothing done. A request counts from when all of it has come: a client
 * that sends slowly takes nobody's place. What a page of this process asks counts as that page.
 */
export function admitRequests(app: FastifyInstance, rooms: ApiRooms = defaultRooms): void {
  const reads = createAdmission(rooms.reads);
  const writes = createAdmission(rooms.writes);

  app.addHook('preValidation', async (request, reply) => {
    if (!(request.raw instanceof IncomingMessage)) return;
    const leave = await (request.method === 'GET' ? reads : writes).enter();
    if (!leave) throw full();
    reply.raw.once('prefinish', leave).once('close', leave);
    if (reply.raw.destroyed) leave();
  });
}

const full = () =>
  new ApiProblem(
    'unavailable',
    'Ahora mismo hay mucha gente a la vez. No se ha guardado nada: prueba otra vez en unos segundos.',
    {
      retryAfter: comeAgainAfter,
    },
  );
