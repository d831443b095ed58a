import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-client.ts';
import { sessionStore } from './session.ts';

/** The site's data-fetching defaults (spec section 9): 3 retries, 1 s doubling to 30 s, kept 5 minutes. */
export const queryDefaults = {
  retries: 3,
  firstDelayMs: 1_000,
  longestDelayMs: 30_000,
  keepMs: 5 * 60_000,
} as const;

/** Delay before retry number `attempt` (0 for the first), in milliseconds. */
export function retryDelay(attempt: number): number {
  return Math.min(queryDefaults.firstDelayMs * 2 ** attempt, queryDefaults.longestDelayMs);
}

/** Whether failure number `failures` (0 for the first) is tried again: not what the API has clearly refused. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const refused = error instanceof ApiError && error.status < 500 && error.status !== 429;
  return !refused && failures < queryDefaults.retries;
}

/**
 * A query client with the site's defaults, one per browser tab and one per request on the server.
 * @param where on the server nothing is retried: the reader waits, and the browser retries anyway
 */
export function createQueryClient(where: 'browser' | 'server'): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: where === 'server' ? false : shouldRetry,
        retryDelay,
        staleTime: queryDefaults.keepMs,
        gcTime: where === 'server' ? Number.POSITIVE_INFINITY : queryDefaults.keepMs,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
  if (where === 'browser') forgetBetweenMembers(client);
  return client;
}

/**
 * Removes what was fetched for one member when another logs in on the same tab. To the same one it is: a member who logs in
 * again continues where she was.
 */
function forgetBetweenMembers(client: QueryClient): void {
  let last: string | undefined;
  sessionStore.subscribe(({ user }) => {
    if (!user) return;
    if (last && last !== user.id) {
      client.removeQueries({ type: 'inactive' });
      void client.invalidateQueries();
    }
    last = user.id;
  });
}
