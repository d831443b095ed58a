import type { Endpoint } from '@femcoders/contracts/endpoints/endpoint';
import type { Problem } from '@femcoders/contracts/problem';
import { counted } from '@femcoders/contracts/spanish-count';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { createAddressLimit } from './address-limit.ts';
import { serve } from './serve.ts';

/** Answers with a problem, as the API does. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: Problem['code'],
  message: string,
): FastifyReply {
  return reply.code(status).send({ code, message, requestId: request.id } satisfies Problem);
}

/** Answers with what is wrong with each field of a body. */
export function refuseFields(
  request: FastifyRequest,
  reply: FastifyReply,
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): FastifyReply {
  const fields = issues.map(({ path, message }) =>
    path.length > 0
      ? { field: String(path[0]), message }
      : { field: 'body', message: 'Envía los datos del formulario.' },
  );
  const message = fields.length === 1 ? (fields[0]?.message ?? '') : 'Revisa los campos marcados.';
  return reply.code(400).send({ code: 'validation', message, fields, requestId: request.id } satisfies Problem);
}

interface ReportRoute {
  endpoint: Endpoint;
  addresses: ReturnType<typeof createAddressLimit>;
  tooMany: string;
  unclear: string;
  /** @returns whether it was understood */
  take: (request: FastifyRequest) => Promise<boolean>;
}

/** A route to which any browser reports something, which is answered with nothing; it counts for itself. */
export function reportRoute(app: FastifyInstance, route: ReportRoute): void {
  const { endpoint, addresses, tooMany, unclear, take } = route;
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const seconds = addresses.hit(request.ip);
    if (seconds > 0) {
      reply.header('retry-after', String(seconds));
      return refuse(
        request,
        reply,
        429,
        'too-many-requests',
        `${tooMany} Prueba de nuevo en ${counted(seconds, 'segundo', 'segundos')}.`,
      );
    }
    return (await take(request)) ? reply.code(204).send() : refuse(request, reply, 400, 'validation', unclear);
  };
  serve(app, endpoint, answer, { countsItself: true });
}
