import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';

/** What a page's loader may use. It runs on the server for the first page and in the browser for later ones. */
export interface PageLoaderArgs {
  params: Record<string, string | undefined>;
  url: URL;
  queryClient: QueryClient;
  api: ApiClient;
  signal: AbortSignal;
}
