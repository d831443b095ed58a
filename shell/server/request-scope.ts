import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';

/** The context of one request, available to everything done for it. */
export interface RequestScope {
  /** The id that the logs of shell and API carry. */
  requestId: string | undefined;
  /** From where it came, as far as that is known here. */
  from?: Origin;
}

/** The origin of a request: the connection's other end, and the headers of proxies. */
interface Origin {
  address: string;
  /** The `X-Forwarded-For` that came with it. The receiver decides whether to believe it. */
  forwardedFor?: string;
}

export const requestScope = new AsyncLocalStorage<RequestScope>();

/** Returns the scope of a request, whose id stands in its `x-request-id`. */
export function scopeOf({ socket, headers }: IncomingMessage): RequestScope {
  const given = headers['x-forwarded-for'];
  const forwardedFor = Array.isArray(given) ? given.join(', ') : given;
  const from = { address: socket.remoteAddress ?? '127.0.0.1', ...(forwardedFor && { forwardedFor }) };
  return { requestId: headers['x-request-id']?.toString(), from };
}
