import type { FastifyInstance, InjectOptions } from 'fastify';
import { requestScope } from './request-scope.ts';

const bodiless = new Set([204, 205, 304]);

/**
 * A `fetch` that goes straight into the API of this process: no socket, no proxy, the same answers. The request that
 * is being served hands on its id, and from where it came: what is counted per address is counted as the visitor's.
 */
export function createInjectFetch(app: Pick<FastifyInstance, 'inject'>): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const url = new URL(request.url);
    const { requestId, from } = requestScope.getStore() ?? {};
    const answer = await abortable(
      app.inject({
        method: request.method as InjectOptions['method'],
        url: url.pathname + url.search,
        headers: {
          ...Object.fromEntries(request.headers),
          ...(requestId && { 'x-request-id': requestId }),
          ...(from?.forwardedFor && { 'x-forwarded-for': from.forwardedFor }),
        },
        ...(from && { remoteAddress: from.address }),
        ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
      }),
      request.signal,
    );
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of Array.isArray(value) ? value : [value])
        if (one !== undefined) headers.append(name, String(one));
    }
    const body = bodiless.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload);
    return new Response(body, { status: answer.statusCode, headers });
  };
}

function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
