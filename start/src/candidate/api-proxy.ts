import type { IncomingMessage, ServerResponse } from 'node:http';

/** Headers of an answer that a browser needs; the rest belongs to the connection that it came over. */
const handedOn = ['content-type', 'cache-control', 'etag'];

/**
 * Hands on what a visited page reads of the API. Nothing is written: who tries a page is no visitor, so visits, reports and forms end here.
 * @param apiUrl without a trailing slash
 */
export function createApiProxy(apiUrl: string): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    if (request.method !== 'GET') {
      request.resume();
      response.writeHead(204).end();
      return;
    }
    try {
      const answer = await fetch(apiUrl + (request.url ?? '').slice('/api'.length), {
        headers: { accept: request.headers.accept ?? '*/*' },
      });
      const body = Buffer.from(await answer.arrayBuffer());
      const headers = handedOn.flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value]];
      });
      response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
    } catch {
      response.writeHead(502).end();
    }
  };
}
