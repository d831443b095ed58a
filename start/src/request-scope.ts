import { AsyncLocalStorage } from 'node:async_hooks';

/** What everything done for one request may know of it. */
export interface RequestScope {
  /** The id that the logs of shell and API carry. */
  requestId: string;
  /** From where it came, as far as that is known here. */
  from?: Origin;
}

/** What tells whose a request is: the connection's other end, and what proxies say. */
export interface Origin {
  address: string;
  /** The `X-Forwarded-For` that came with it. The receiver decides whether to believe it. */
  forwardedFor?: string;
}

export const requestScope = new AsyncLocalStorage<RequestScope>();
