import type { AnswerOf, CallInput, Endpoint } from '@femcoders/contracts/endpoints/endpoint';
import type { ApiClient, ApiRequest } from './api-client.ts';

/** The options of a call beyond the endpoint's input. */
export type CallOptions = Pick<ApiRequest, 'signal' | 'onDevice'>;

/** The arguments of a call; it may be left out where the endpoint needs nothing. */
export type CallArguments<E extends Endpoint> =
  object extends CallInput<E> ? [input?: CallInput<E> & CallOptions] : [input: CallInput<E> & CallOptions];

/**
 * Calls an endpoint of the catalogue (`@femcoders/contracts/endpoints/…`), as `ApiClient.request` does.
 * @param endpoint in a release it is its row, as a text
 * @returns its answer, which the API wrote by the endpoint's schema
 * @throws ApiError for a status of 400 or above; UnreachableError when no usable answer arrived
 */
export function callApi<E extends Endpoint>(
  api: ApiClient,
  endpoint: E,
  ...[input]: CallArguments<E>
): Promise<AnswerOf<E>> {
  const { params = {}, ...request } = (input ?? {}) as ApiRequest & { params?: Record<string, string> };
  const [method, path = ''] = `${endpoint}`.split(' ') as [ApiRequest['method'], string];
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return api.request(address, { ...request, method });
}
