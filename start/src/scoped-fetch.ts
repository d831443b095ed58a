import { inSpan, type Tracing } from '@femcoders/contracts/tracing';
import { requestScope } from '@femcoders/shell/server/request-scope';

/** A `fetch` over the network with which the request that is being served hands on its id, and as a proxy does from where it came. */
export function createScopedFetch(
  fetch: typeof globalThis.fetch = globalThis.fetch,
  tracing?: Tracing,
): typeof globalThis.fetch {
  return (input, init) => {
    const scope = requestScope.getStore();
    if (!scope) return fetch(input, init);
    const request = new Request(input, init);
    if (scope.requestId) request.headers.set('x-request-id', scope.requestId);
    // Stands where the proxy stood: what it added is the last word on who asks.
    if (scope.from) request.headers.set('x-forwarded-for', scope.from.forwardedFor ?? scope.from.address);
    const parent = tracing?.traceparent();
    if (!tracing || !parent) return fetch(request);
    return inSpan(tracing, `${request.method} API`, { kind: 'client' }, () => {
      request.headers.set('traceparent', tracing.traceparent() ?? parent);
      return fetch(request);
    });
  };
}
