import { requestScope } from '@femcoders/shell/server/request-scope';
import type { FastifyInstance, InjectOptions } from 'fastify';

const bodiless = new Set([204, 205, 304]);

/**
 * A `fetch` that goes straight into the API of this process: no socket, no proxy, the same answers. The request that
 * is being served hands on its id, and from where it came: what is counted per address is counted as the visitor's.
 */
export function createInjectFetch(app: Pick<FastifyInstance, 'inject'>): typeof globalThis.fetch {
  return async (input, init) => {
    const { method, address, headers, body, signal } = await readCall(input, init);
    signal?.throwIfAborted();
    const { pathname, search } = new URL(address);
    const { requestId, from } = requestScope.getStore() ?? {};
    const work = app.inject({
      method: method as InjectOptions['method'],
      url: pathname + search,
      headers: {
        ...Object.fromEntries(headers),
        ...(requestId && { 'x-request-id': requestId }),
        ...(from?.forwardedFor && { 'x-forwarded-for': from.forwardedFor }),
      },
      ...(from && { remoteAddress: from.address }),
      ...(body && { payload: body }),
    });
    const answer = await (signal ? abortable(work, signal) : work);
    const answered: [string, string][] = [];
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of Array.isArray(value) ? value : [value])
        if (one !== undefined) answered.push([name, String(one)]);
    }
    const content = bodiless.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload);
    return new Response(content, { status: answer.statusCode, headers: answered });
  };
}

interface Call {
  method: string;
  address: string;
  headers: Headers;
  body: Buffer | null;
  signal: AbortSignal | null;
}

/**
 * Reads the arguments of `fetch`; a plain address needs no `Request`, which, with its own signal that follows the
 * other, costs more than the API's answer.
 */
async function readCall(input: Parameters<typeof fetch>[0], init: RequestInit = {}): Promise<Call> {
  const { method = 'GET', signal = null } = init;
  if (typeof input === 'string' && method === 'GET' && !init.body)
    return { method, address: input, headers: new Headers(init.headers), body: null, signal };
  const request = new Request(input, init);
  return {
    method: request.method,
    address: request.url,
    headers: request.headers,
    body: request.body && Buffer.from(await request.arrayBuffer()),
    signal: request.signal,
  };
}

function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
