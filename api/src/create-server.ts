import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Tracing } from '@femcoders/contracts/tracing';
import fastify, {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  LogController,
  type RawServerDefault,
} from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ApiConfig } from './config.ts';
import type { ApiServer } from './context.ts';
import { handleError, handleErrors } from './error-handler.ts';
import { readJsonBodies } from './json-bodies.ts';
import { smallBody } from './large-bodies.ts';
import { limitRequests } from './limit-requests.ts';
import { refuseForeignOrigins } from './refuse-foreign-origins.ts';
import { traceRequests } from './trace-requests.ts';
import { validatorCompiler } from './validation.ts';

/** Called with each answer and the pattern of its address. */
export type OnAnswered = (answered: { method: string; route: string; status: number; seconds: number }) => void;

/** The observer of the requests, if any. */
export interface ServerPorts {
  onAnswered?: OnAnswered;
  tracing?: Tracing | undefined;
}

/** Fastify as every route expects it: errors as Problems, JSON only, nothing implied. */
export function createServer(log: FastifyBaseLogger, config: ApiConfig, ports: ServerPorts = {}): ApiServer {
  const options: FastifyHttpOptions<RawServerDefault, FastifyBaseLogger> = {
    loggerInstance: log,
    // An id is called what the shell's log calls it.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: trusted(config.trustProxy),
    bodyLimit: smallBody,
    // `HEAD` on the approving `GET` would approve.
    exposeHeadRoutes: false,
    requestIdHeader: false,
    genReqId: requestIdOf,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) =>
      void handleError(error, request, reply.headers(commonHeaders(request.id))),
  };
  const app = fastify(options).withTypeProvider<ZodTypeProvider>();

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  handleErrors(app);
  limitRequests(app, config.concurrency);

  if (ports.tracing) traceRequests(app, ports.tracing);
  // Hooks of every answer take callbacks: a promise for each of them is a fifth of what the answer of a list costs.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(commonHeaders(request.id));
    done();
  });
  refuseForeignOrigins(app, config.publicUrl);
  closeConnectionsOnClose(app);
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const { statusCode: status, elapsedTime } = reply;
    request.log.info({ method, route: routeOptions.url, status, ms: Math.round(elapsedTime * 10) / 10 }, 'answered');
    ports.onAnswered?.({ method, route: routeOptions.url ?? '(unknown)', status, seconds: elapsedTime / 1000 });
    done();
  });
  return app;
}

/** Ends the connection of each answer while the server closes: a client that keeps it would hold the process. */
function closeConnectionsOnClose(app: ApiServer): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}

const commonHeaders = (requestId: string) => ({
  'x-request-id': requestId,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'cache-control': 'no-store',
});

const requestIdOf = ({ headers }: IncomingMessage) => acceptableId(headers['x-request-id']) ?? randomUUID();

/** A request id from in front (the shell, a proxy) is kept when it cannot disturb a log. */
function acceptableId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : undefined;
}

/** Fastify counts no hops by itself: with `n` proxies in front, the last `n` addresses are theirs. */
function trusted(proxies: ApiConfig['trustProxy']): FastifyHttpOptions<RawServerDefault>['trustProxy'] {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}
