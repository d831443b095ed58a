import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { endRequestSpan, type Tracing } from '@femcoders/contracts/tracing';
import { routeOf } from '@femcoders/shell/server/answered-route';
import { requestScope, scopeOf } from '@femcoders/shell/server/request-scope';
import { commonHeaders } from '@femcoders/shell/server/security-headers';
import type { Logger } from 'pino';
import { type AccessLine, logAnswered } from './access-log.ts';
import type { Handler } from './http-server.ts';
import { type Answered, createMetrics, type Metrics } from './metrics/metrics.ts';
import { createTurnBatch } from './turn-batch.ts';

export interface OperatorOptions {
  /** Answers all that is not for the operator, with the id that stands in the request's `x-request-id`. */
  answer: Handler;
  /** Rejects while the process cannot serve. */
  checkReady(): Promise<unknown>;
  /** Releases that are live and whose files this process does not have; others stand in for them. */
  missingReleases?: () => Promise<string[]>;
  /** Whether what answers this path itself writes a line for each request and counts it by its route. */
  logsItself(path: string): boolean;
  /** Proxies that are believed, as `Environment` has it. */
  trustProxy: false | number | string[];
  metrics?: Metrics;
  tracing?: Tracing | undefined;
  /** With it, `/metrics` answers who sends it, wherever she asks from; without it, this machine alone. */
  metricsToken?: string | undefined;
  log: Logger;
}

/** Adds the operator's endpoints to a handler: `/healthz`, `/readyz`, `/metrics`, an id and a log line per request. */
export function withOperatorEndpoints(options: OperatorOptions): Handler {
  const { answer, checkReady, missingReleases, logsItself, trustProxy, metricsToken, tracing, log } = options;
  const metrics = options.metrics ?? createMetrics({ log });
  const comesByProxy = believedProxies(trustProxy);
  const answered = createTurnBatch<Answered & AccessLine>((requests) => {
    for (const { status } of requests) metrics.countRequest(status);
    const ours = requests.filter(({ path }) => !logsItself(path));
    for (const request of ours) metrics.observe(request);
    logAnswered(log, ours);
  });
  metrics.onScrape(answered.flush);
  return (request, response) => {
    const requestId = takeRequestId(request, comesByProxy);
    const parent = tracing && takeTraceParent(request, comesByProxy);
    const path = pathOf(request);
    // What answers sets it with its other headers: one that is set before makes writing all of them slower.
    if (isOurs(path)) response.setHeader('x-request-id', requestId);
    const began = performance.now();
    const isTraced = tracing && !isOurs(path) && !logsItself(path);
    const span = isTraced ? tracing.start(request.method ?? 'GET', { kind: 'server', parent }) : undefined;
    response.on('close', () => {
      const seconds = (performance.now() - began) / 1000;
      const { method = 'GET' } = request;
      const status = response.statusCode;
      const service = isOurs(path) ? 'operator' : 'shell';
      const route = isOurs(path) ? path : routeOf(response);
      if (span) endRequestSpan(span, { method, route, status });
      answered.add({ requestId, path, service, method, route, status, seconds });
    });

    const handle = () => {
      if (path === '/healthz') sendText(response, 200, 'ok\n');
      else if (path === '/readyz')
        void requestScope.run(scopeOf(request), () => answerReady(response, { checkReady, missingReleases, log }));
      else if (path === '/metrics' && mayReadMetrics(request, metricsToken)) void answerMetrics(response, metrics, log);
      else answer(request, response);
    };
    if (span) span.run(handle);
    else handle();
  };
}

const isOurs = (path: string) => path === '/healthz' || path === '/readyz' || path === '/metrics';

/** The path that a request asks for, without its query. */
function pathOf({ url = '/' }: IncomingMessage): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

/** Metrics are for who has the token, or without one for this machine, but never for visitors behind a proxy on it. */
function mayReadMetrics({ headers, socket }: IncomingMessage, token: string | undefined): boolean {
  if (token) return isSameSecret(headers.authorization ?? '', `Bearer ${token}`);
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return (
    !isForwarded && thisMachine.check(socket.remoteAddress ?? '', isIPv6(socket.remoteAddress ?? '') ? 'ipv6' : 'ipv4')
  );
}

const thisMachine = new BlockList();
thisMachine.addSubnet('127.0.0.0', 8);
thisMachine.addAddress('::1', 'ipv6');

/** Compares in the same time wherever they differ. */
function isSameSecret(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}

async function answerMetrics(response: ServerResponse, metrics: Metrics, log: Logger): Promise<void> {
  try {
    sendText(response, 200, await metrics.text(), metrics.contentType);
  } catch (error) {
    log.error({ err: error }, 'The metrics could not be written');
    sendText(response, 500, 'no disponible\n');
  }
}

/** Whether a request has come by a proxy that is believed: with a number of them, each has. */
function believedProxies(proxies: OperatorOptions['trustProxy']): (request: IncomingMessage) => boolean {
  if (!Array.isArray(proxies)) return () => proxies !== false;
  const known = new BlockList();
  for (const one of proxies) {
    const [address = '', bits] = one.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) known.addAddress(address, family);
    else known.addSubnet(address, Number(bits), family);
  }
  return ({ socket: { remoteAddress = '' } }) => known.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4');
}

/** An id from a proxy is kept when it cannot disturb a log; visitors give none: theirs could be that of somebody else's line. */
function takeRequestId(request: IncomingMessage, comesByProxy: (request: IncomingMessage) => boolean): string {
  const given = comesByProxy(request) ? request.headers['x-request-id'] : undefined;
  const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  request.headers['x-request-id'] = id;
  return id;
}

/** A visitor's would put her request into somebody else's trace: it goes no further. */
function takeTraceParent(
  request: IncomingMessage,
  comesByProxy: (request: IncomingMessage) => boolean,
): string | undefined {
  const { traceparent } = request.headers;
  if (typeof traceparent === 'string' && comesByProxy(request)) return traceparent;
  delete request.headers.traceparent;
  return undefined;
}

/**
 * A process that lacks the files of a live release is ready all the same, with the version before: were it not, one release that reached no
 * shell would take the whole site away. What it lacks stands in the answer.
 */
async function answerReady(
  response: ServerResponse,
  { checkReady, missingReleases, log }: Pick<OperatorOptions, 'checkReady' | 'missingReleases' | 'log'>,
): Promise<void> {
  try {
    await checkReady();
    const missing = (await missingReleases?.()) ?? [];
    if (missing.length > 0) log.warn({ missing }, 'The files of live releases are not in this folder');
    sendText(response, 200, ['ok', ...missing.map((release) => `faltan los archivos de ${release}`), ''].join('\n'));
  } catch (error) {
    log.warn({ err: error }, 'Not ready');
    sendText(response, 503, 'no disponible\n');
  }
}

function sendText(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  const headers = { 'content-type': type, 'cache-control': 'no-store' };
  response.writeHead(status, { ...commonHeaders, ...headers }).end(text);
}
