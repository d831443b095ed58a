import { IncomingMessage } from 'node:http';
import { createConcurrencyLimit, type LimitOptions } from '@femcoders/contracts/concurrency-limit';
import type { FastifyInstance } from 'fastify';
import { ApiProblem } from './problems.ts';

/** The concurrency limits of one process. Ten connections lead to its database: of more at once, each only ends later. */
export interface RequestLimits {
  reads: LimitOptions;
  writes: LimitOptions;
}

export const defaultLimits: RequestLimits = {
  reads: { running: 100, queued: 300, maxWaitMs: 2_000 },
  writes: { running: 40, queued: 200, maxWaitMs: 2_000 },
};

/** Seconds after which it makes sense to ask again. */
const comeAgainAfter = 3;

/**
 * Refuses requests beyond the limit at once, with nothing done. A request counts from when all of it has come: a client
 * that sends slowly takes nobody's place. What a page of this process asks counts as that page.
 */
export function limitRequests(app: FastifyInstance, limits: RequestLimits = defaultLimits): void {
  const reads = createConcurrencyLimit(limits.reads);
  const writes = createConcurrencyLimit(limits.writes);

  app.addHook('preValidation', async (request, reply) => {
    if (!(request.raw instanceof IncomingMessage)) return;
    const release = await (request.method === 'GET' ? reads : writes).acquire();
    if (!release) throw full();
    reply.raw.once('prefinish', release).once('close', release);
    if (reply.raw.destroyed) release();
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
