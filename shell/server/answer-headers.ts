import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonHeaders } from './security-headers.ts';

const { 'content-security-policy': strictest, ...others } = commonHeaders;
const list = Object.entries(others).flat();

/**
 * Returns the headers of every answer, and the id under which the log names the request.
 * @param policy content security policy of a page
 * @returns names and values in turn, as `writeHead` takes them
 */
export function answerHeaders({ headers }: IncomingMessage, policy: string = strictest): string[] {
  const requestId = headers['x-request-id'];
  const own = ['content-security-policy', policy];
  return typeof requestId === 'string' ? [...list, ...own, 'x-request-id', requestId] : [...list, ...own];
}

/** Sets the headers of every answer, for what adds its own one by one. */
export function setAnswerHeaders(request: IncomingMessage, response: ServerResponse): void {
  const headers = answerHeaders(request);
  for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
}
