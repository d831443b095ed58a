import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { commonHeaders } from '@femcoders/shell/server/security-headers';
import type { Logger } from 'pino';
import type { Handler } from './http-server.ts';
import { createMetrics } from './metrics.ts';
import { type Origin, requestScope } from './request-scope.ts';

export interface Operated {
  /** Answers all that is not for the operator, with the id that stands in the request's `x-request-id`. */
  answer: Handler;
  /** Rejects while the process cannot serve. */
  checkReady(): Promise<unknown>;
  /** Releases that are live and whose files this process does not have; others stand in for them. */
  missingReleases?: () => Promise<string[]>;
  /** Whether what answers this path writes a line for each request itself. */
  logsItself(path: string): boolean;
  /** Proxies that are believed, as `Environment` has it. */
  trustProxy: false | number | string[];
  /** Further figures for `/metrics`, as lines; they are left out where they cannot be read. */
  figures?: () => Promise<string[]>;
  log: Logger;
}

/** Adds the operator's endpoints to a handler: `/healthz`, `/readyz`, `/metrics`, an id and a log line per request. */
export function withOperations(operated: Operated): Handler {
  const { answer, checkReady, missingReleases, logsItself, trustProxy, figures, log } = operated;
  const metrics = createMetrics(async () => {
    try {
      return (await figures?.()) ?? [];
    } catch (error) {
      log.warn({ err: error }, 'Some figures could not be read');
      return [];
    }
  });

  const comesByProxy = believedProxies(trustProxy);
  return (request, response) => {
    const requestId = takeRequestId(request, comesByProxy);
    const path = pathOf(request);
    // What answers sets it with its other headers: one that is set before makes writing all of them slower.
    if (isOurs(path)) response.setHeader('x-request-id', requestId);
    const began = performance.now();
    response.on('close', () => {
      const ms = performance.now() - began;
      metrics.count(response.statusCode, ms / 1000);
      const { method } = request;
      if (!logsItself(path))
        log.info({ requestId, method, path, status: response.statusCode, ms: Math.round(ms * 10) / 10 }, 'answered');
    });

    requestScope.run({ requestId, from: originOf(request) }, () => {
      if (path === '/healthz') sendText(response, 200, 'ok\n');
      else if (path === '/readyz') void answerReady(response, { checkReady, missingReleases, log });
      else if (path === '/metrics' && isDirect(request))
        void metrics.text().then((text) => sendText(response, 200, text));
      else answer(request, response);
    });
  };
}

const isOurs = (path: string) => path === '/healthz' || path === '/readyz' || path === '/metrics';

/** The path that a request asks for, without its query. */
export const pathOf = ({ url }: IncomingMessage) => url?.split('?', 1)[0] ?? '/';

/** Figures are for those who reach the server directly, not for visitors behind its proxy. */
const isDirect = ({ headers }: IncomingMessage) => !headers['x-forwarded-for'] && !headers.forwarded;

function originOf({ socket, headers }: IncomingMessage): Origin {
  const given = headers['x-forwarded-for'];
  const forwardedFor = Array.isArray(given) ? given.join(', ') : given;
  return { address: socket.remoteAddress ?? '127.0.0.1', ...(forwardedFor && { forwardedFor }) };
}

/** Whether a request has come by a proxy that is believed: with a number of them, each has. */
function believedProxies(proxies: Operated['trustProxy']): (request: IncomingMessage) => boolean {
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

/**
 * A process that lacks the files of a live release is ready all the same, with the version before: were it not, one release that reached no
 * shell would take the whole site away. What it lacks stands in the answer.
 */
async function answerReady(
  response: ServerResponse,
  { checkReady, missingReleases, log }: Pick<Operated, 'checkReady' | 'missingReleases' | 'log'>,
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

function sendText(response: ServerResponse, status: number, text: string): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(status, { ...commonHeaders, ...headers }).end(text);
}
