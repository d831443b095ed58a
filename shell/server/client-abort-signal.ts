import type { ServerResponse } from 'node:http';

/** Aborted when the client disconnects before the response is sent; not after every response, because an abort is expensive. */
export function clientAbortSignal(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  // Of one who has left before, no `close` comes any more.
  if (response.destroyed) left.abort();
  response.on('close', () => {
    if (!response.writableFinished) left.abort();
  });
  return left.signal;
}
