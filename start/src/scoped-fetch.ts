import { requestScope } from './request-scope.ts';

/** A `fetch` over the network with which the request that is being served hands on its id. */
export function createScopedFetch(fetch: typeof globalThis.fetch = globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const requestId = requestScope.getStore()?.requestId;
    if (!requestId) return fetch(input, init);
    const request = new Request(input, init);
    request.headers.set('x-request-id', requestId);
    return fetch(request);
  };
}
