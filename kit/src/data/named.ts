import { type ApiError, PageNotFound, type QueryClient } from '@femcoders/platform';
import type { RemoteQuery } from './remote-data.ts';

/**
 * For the loader of a page that shows one thing, by the name in its address.
 * @throws PageNotFound where the API knows nothing by that name
 */
export async function loadNamed<Data>(queryClient: QueryClient, query: RemoteQuery<Data>): Promise<void> {
  try {
    await queryClient.ensureQueryData(query);
  } catch (error) {
    // By its fields: on the server, the API's client has a copy of the error's class of its own.
    const { status } = error as Partial<ApiError>;
    if (status === 400 || status === 404) throw new PageNotFound(`Nothing is called ${query.queryKey.join('/')}.`);
    throw error;
  }
}
