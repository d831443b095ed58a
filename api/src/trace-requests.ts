import { endRequestSpan, type Span, type Tracing } from '@femcoders/contracts/tracing';
import type { FastifyRequest } from 'fastify';
import type { ApiServer } from './context.ts';

/**
 * Makes each request a span, with the pattern of its address. It continues the `traceparent` that comes with it: who may not say that is to
 * be kept from it before.
 */
export function traceRequests(app: ApiServer, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    const parent = typeof traceparent === 'string' ? traceparent : undefined;
    const span = tracing.start(request.method, { kind: 'server', parent });
    spans.set(request, span);
    span.run(done);
  });
  // A body is read by the connection, which is in no trace.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
  app.addHook('onResponse', (request, { statusCode: status }, done) => {
    const span = spans.get(request);
    if (span) endRequestSpan(span, { method: request.method, route: request.routeOptions.url ?? '(unknown)', status });
    done();
  });
}
