import { AsyncLocalStorage } from 'node:async_hooks';

/** What everything done for one request may know of it. */
export interface RequestScope {
  /** The id that the logs of shell and API carry. */
  requestId: string;
}

export const requestScope = new AsyncLocalStorage<RequestScope>();
