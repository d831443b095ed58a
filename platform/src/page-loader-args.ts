import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';

/** The arguments of a page's loader. It runs on the server for the first page and in the browser for later ones. */
export interface PageLoaderArgs {
  params: Record<string, string | undefined>;
  url: URL;
  queryClient: QueryClient;
  api: ApiClient;
  signal: AbortSignal;
}
