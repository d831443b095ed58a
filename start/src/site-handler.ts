import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonHeaders } from '@femcoders/shell/server/security-headers';
import type { Logger } from 'pino';
import type { Handler } from './http-server.ts';
import { createMetrics } from './metrics.ts';
import { requestScope } from './request-scope.ts';

export interface SiteParts {
  /** Answers `/api/…`, the prefix taken off. */
  api: Handler;
  /** Answers everything else; never rejects. */
  shell(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Rejects while the site cannot serve: no database, nothing released. */
  checkReady(): Promise<unknown>;
  log: Logger;
}

/** The site on one origin: operations, API and pages. */
export function createSiteHandler({ api, shell, checkReady, log }: SiteParts): Handler {
  const metrics = createMetrics();

  return (request, response) => {
    const requestId = takeRequestId(request);
    response.setHeader('x-request-id', requestId);
    const path = request.url?.split('?', 1)[0] ?? '/';
    const began = performance.now();
    response.once('close', () => {
      const ms = performance.now() - began;
      metrics.count(response.statusCode, ms / 1000);
      const { method } = request;
      // The API logs its own answers, with their routes.
      if (!isApi(path))
        log.info({ requestId, method, path, status: response.statusCode, ms: Math.round(ms * 10) / 10 }, 'answered');
    });

    if (path === '/healthz') sendText(response, 200, 'ok\n');
    else if (path === '/readyz') void answerReady(response, checkReady, log);
    else if (path === '/metrics' && isDirect(request)) sendText(response, 200, metrics.text());
    else if (isApi(path)) api(withoutPrefix(request), response);
    else void requestScope.run({ requestId }, () => shell(request, response));
  };
}

const isApi = (path: string) => path === '/api' || path.startsWith('/api/');

/** Figures are for whoever stands beside the server, not for visitors behind its proxy. */
const isDirect = ({ headers }: IncomingMessage) => !headers['x-forwarded-for'] && !headers.forwarded;

/** An id from in front is kept when it cannot disturb a log. */
function takeRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  request.headers['x-request-id'] = id;
  return id;
}

function withoutPrefix(request: IncomingMessage): IncomingMessage {
  const rest = (request.url ?? '').slice('/api'.length);
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  return request;
}

async function answerReady(response: ServerResponse, checkReady: () => Promise<unknown>, log: Logger): Promise<void> {
  try {
    await checkReady();
    sendText(response, 200, 'ok\n');
  } catch (error) {
    log.warn({ err: error }, 'The site is not ready');
    sendText(response, 503, 'no disponible\n');
  }
}

function sendText(response: ServerResponse, status: number, text: string): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(status, { ...commonHeaders, ...headers }).end(text);
}
