import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem } from '../../problems.ts';

/** Files that are in memory at once, in this process and of one member. */
const most = { inAll: 4, ofOne: 2 } as const;

/**
 * Bounds the memory that files take: each is held whole while it is checked and sealed, or opened. Whoever comes when it is
 * full is asked to come again in seconds. Registered after the guard, so that only members are counted.
 */
export function createUploadGate(app: FastifyInstance) {
  const inside = new Map<FastifyRequest, string>();
  const leave = async (request: FastifyRequest) => void inside.delete(request);
  app.addHook('onResponse', leave);
  app.addHook('onRequestAbort', leave);

  return async function enter(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const who = request.caller?.id ?? '';
    const ofOne = [...inside.values()].filter((id) => id === who).length;
    if (inside.size >= most.inAll || ofOne >= most.ofOne) {
      throw new ApiProblem(
        'unavailable',
        'Ahora mismo pasan muchos archivos a la vez. Prueba otra vez en unos segundos.',
        {
          retryAfter: 3,
        },
      );
    }
    inside.set(request, who);
    reply.raw.once('close', () => inside.delete(request));
  };
}
