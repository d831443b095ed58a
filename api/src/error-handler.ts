import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from './database/database.ts';
import { ApiProblem, invalid, notFound, unavailable } from './problems.ts';

/** Answers every error with a Problem: what is not one of ours is logged whole and answered without a detail. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => handleError(error, request, reply));
  app.setNotFoundHandler((request, reply) => handleError(notFound('Esta dirección no existe.'), request, reply));
}

/** Also for what Fastify finds wrong before there is a route (`frameworkErrors`). */
export function handleError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error);
  if (problem.status === 503) request.log.warn({ err: error }, 'The database is not available.');
  else if (problem.status >= 500) request.log.error({ err: error }, 'The request failed.');

  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(problem.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problem.body(request.id));
}

function toProblem(error: Error & { statusCode?: number; code?: string }): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (isUnavailable(error)) return unavailable();
  if (isRefusedValue(error)) return invalid([{ field: 'body', message: 'Hay un dato que no podemos guardar.' }]);
  if (error.code === 'FST_ERR_BAD_URL' || error.code === 'FST_ERR_MAX_PARAM_LENGTH') {
    return invalid([{ field: 'url', message: 'Esta dirección está mal escrita.' }]);
  }
  switch (error.statusCode) {
    case 413:
      return new ApiProblem('too-large', 'Has enviado demasiados datos.');
    case 415:
      return invalid([{ field: 'body', message: 'Envía los datos como JSON.' }], 415);
    case undefined:
      return internal();
    default:
      if (error.statusCode >= 500) return internal();
      return invalid([{ field: 'body', message: 'No hemos podido leer la petición. Envía los datos como JSON.' }]);
  }
}

const internal = () => new ApiProblem('internal', 'Algo ha fallado por nuestra parte. Ya lo estamos mirando.');

/** SQLSTATE class 22: PostgreSQL did not accept a value. */
function isRefusedValue(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && /^22\w{3}$/.test(String(current.code))) return true;
  }
  return false;
}
