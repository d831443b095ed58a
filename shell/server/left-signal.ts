import type { ServerResponse } from 'node:http';

/**
 * Aborted when the client has left before the answer was sent; not with every answer that ends, as an abort is dear.
 */
export function leftSignal(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  response.on('close', () => {
    if (!response.writableFinished) left.abort();
  });
  return left.signal;
}
