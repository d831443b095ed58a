import type { QueryClient } from '@femcoders/platform';

type QueryKey = readonly unknown[];

const markKey = (queryKey: QueryKey) => ['failedOnServer', ...queryKey];

/**
 * Remembers that the server could not fetch a list. Only what succeeded travels to the browser with the page: without
 * this mark the browser would start with "loading" where the server's HTML says that the list failed.
 */
export function markServerFailure(queryClient: QueryClient, queryKey: QueryKey): void {
  if (queryClient.getQueryState(queryKey)?.status === 'error') queryClient.setQueryData(markKey(queryKey), true);
}

/** Whether the server that wrote this page could not fetch the list. */
export function failedOnServer(queryClient: QueryClient, queryKey: QueryKey): boolean {
  return queryClient.getQueryData(markKey(queryKey)) === true;
}
