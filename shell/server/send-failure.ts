import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LimitReachedError } from '@femcoders/contracts/concurrency-limit';
import { answerHeaders } from './answer-headers.ts';
import { plainPagePolicy, renderFailure, renderFull } from './failure-document.ts';
import type { ShellPorts } from './shell-ports.ts';

/** Answers that a page could not be made, as a page. */
export function sendFailure(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  { log, production }: ShellPorts,
): void {
  // Who has left needs no page, and that there is none is no failure.
  if (response.destroyed) return;
  if (error instanceof LimitReachedError) {
    // Nothing has failed: it is worth no line in the log, and asking again soon.
    sendUnavailable(request, response, '3', renderFull());
    return;
  }
  const incident = randomUUID().slice(0, 8);
  log.error({ err: error, incident, path: request.url }, 'A page could not be made');
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const details = production || !(error instanceof Error) ? null : (error.stack ?? error.message);
  sendUnavailable(request, response, '10', renderFailure(incident, details));
}

/** @param retryAfter in seconds */
function sendUnavailable(request: IncomingMessage, response: ServerResponse, retryAfter: string, html: string): void {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': retryAfter,
  };
  response.writeHead(503, [...answerHeaders(request, plainPagePolicy), ...Object.entries(headers).flat()]);
  response.end(request.method === 'HEAD' ? undefined : html);
}
