import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem } from '../../problems.ts';
import type { DocumentsConfig } from './documents-config.ts';

/**
 * Bounds the memory that files take: each is held whole while it is checked and sealed, or opened. Whoever comes when it is
 * full is asked to come again in seconds. Registered after the guard, so that only members are counted.
 */
export function createUploadGate(app: FastifyInstance, { inAll, ofOne }: DocumentsConfig['slots']) {
  const inside = new Map<FastifyRequest, string>();
  const leave = async (request: FastifyRequest) => void inside.delete(request);
  app.addHook('onResponse', leave);
  app.addHook('onRequestAbort', leave);

  return async function enter(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const who = request.caller?.id ?? '';
    const hers = [...inside.values()].filter((id) => id === who).length;
    if (hers >= ofOne) throw full('Ya está pasando otro archivo tuyo. Prueba otra vez en unos segundos.');
    if (inside.size >= inAll)
      throw full('Ahora mismo pasan muchos archivos a la vez. Prueba otra vez en unos segundos.');
    // Who has gone while we looked up who she is will not go again: her place would never be free.
    if (request.raw.socket.destroyed) throw full('La conexión se ha cortado.');
    inside.set(request, who);
    reply.raw.once('close', () => inside.delete(request));
  };
}

const full = (message: string) => new ApiProblem('unavailable', message, { retryAfter: 3 });
