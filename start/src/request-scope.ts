import { AsyncLocalStorage } from 'node:async_hooks';

/** The context of one request, available to everything done for it. */
export interface RequestScope {
  /** The id that the logs of shell and API carry. */
  requestId: string;
  /** From where it came, as far as that is known here. */
  from?: Origin;
}

/** The origin of a request: the connection's other end, and the headers of proxies. */
export interface Origin {
  address: string;
  /** The `X-Forwarded-For` that came with it. The receiver decides whether to believe it. */
  forwardedFor?: string;
}

export const requestScope = new AsyncLocalStorage<RequestScope>();
