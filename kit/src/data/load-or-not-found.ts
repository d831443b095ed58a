import { type ApiError, PageNotFound, type QueryClient } from '@femcoders/platform';
import type { RemoteQuery } from './remote-data.ts';

/**
 * Loads the query of a page that shows one record, for the page's loader.
 * @throws PageNotFound where the API answers 404, or 400 for a name that cannot exist
 */
export async function loadOrNotFound<Data>(queryClient: QueryClient, query: RemoteQuery<Data>): Promise<void> {
  try {
    await queryClient.ensureQueryData(query);
  } catch (error) {
    // By its fields: on the server, the API's client has its own copy of the error's class.
    const { status } = error as Partial<ApiError>;
    if (status === 400 || status === 404) throw new PageNotFound(`Nothing is called ${query.queryKey.join('/')}.`);
    throw error;
  }
}
