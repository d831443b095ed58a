import type { CallInput, Endpoint } from '@femcoders/contracts/endpoints/endpoint';

/** The input of a call that is part of its address: path parameters and query. */
export type AddressInput<E extends Endpoint> = Pick<CallInput<E>, Extract<keyof CallInput<E>, 'params' | 'query'>>;

type AddressArguments<E extends Endpoint> =
  object extends AddressInput<E> ? [input?: AddressInput<E>] : [input: AddressInput<E>];

/** Returns the method of an endpoint. @param endpoint in a release it is its row, as a text */
export const methodOf = (endpoint: Endpoint): string => `${endpoint}`.split(' ', 1)[0] ?? '';

/**
 * Returns the address of an endpoint, with the API's base, for what `callApi` does not fetch: links, files that are sent or saved.
 * @param endpoint in a release it is its row, as a text
 */
export function apiAddress<E extends Endpoint>(endpoint: E, ...[input]: AddressArguments<E>): string {
  const { params = {}, query = {} } = (input ?? {}) as {
    params?: Record<string, string>;
    query?: Record<string, string | number | undefined>;
  };
  const [, path = ''] = `${endpoint}`.split(' ');
  // As `callApi` does: shared, it would cost every reader more than it is long.
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value));
  return `/api${address}${asked.size > 0 ? `?${asked}` : ''}`;
}
