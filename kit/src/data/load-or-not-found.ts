import { type ApiError, PageNotFound, type QueryClient } from '@femcoders/platform';
import type { RemoteQuery } from './remote-data.ts';

/** Whether the API answered that there is nothing of this name: with 404, or with 400 for a name that cannot exist. */
export function isNotFound(error: unknown): boolean {
  // By its fields: on the server, the API's client has its own copy of the error's class.
  const { status } = (error ?? {}) as Partial<ApiError>;
  return status === 400 || status === 404;
}

/**
 * Waits for one record of the API.
 * @throws PageNotFound where the API says that there is none (`isNotFound`)
 */
export async function orNotFound<Data>(answer: Promise<Data>): Promise<Data> {
  try {
    return await answer;
  } catch (error) {
    throw isNotFound(error) ? new PageNotFound() : error;
  }
}

/**
 * Loads the query of a page that shows one record, for the page's loader.
 * @throws PageNotFound as `orNotFound`
 */
export function loadOrNotFound<Data>(queryClient: QueryClient, query: RemoteQuery<Data>): Promise<Data> {
  return orNotFound(queryClient.ensureQueryData(query));
}
