import type { CacheMemory } from '@femcoders/contracts/cache-memory';
import { type ContentState, contentStateSchema } from '@femcoders/contracts/content-state';
import type { PageAnswer } from '@femcoders/shell/server/page-answer';
import { followChanges } from '@femcoders/shell/server/page-cache/follow-changes';
import { PageCache } from '@femcoders/shell/server/page-cache/page-cache';

/** So old may be what a shell knows of changes in an API elsewhere, in milliseconds: as nobody notices who reloads. */
const freshMs = 50;
/** Longest wait for that API, in milliseconds. */
const askLimitMs = 1_000;

/** Pages in the same process as the API, which hears of a change before who made it has her answer. */
export function cacheBesideApi(
  state: () => ContentState,
  apiFetch: typeof globalThis.fetch,
  memory: CacheMemory,
): PageCache<PageAnswer> {
  return new PageCache({ revision: followChanges({ ask: async () => state(), freshMs: 0 }), apiFetch, memory });
}

/** Pages of a shell whose API is elsewhere. @param apiUrl without a trailing slash */
export function cacheOfRemoteApi(
  apiUrl: string,
  apiFetch: typeof globalThis.fetch,
  memory: CacheMemory,
): PageCache<PageAnswer> {
  const ask = async () => {
    const answer = await apiFetch(`${apiUrl}/changes`, { signal: AbortSignal.timeout(askLimitMs) });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Error(`The API answered ${answer.status} when it was asked for changes.`);
    }
    return contentStateSchema.parse(await answer.json());
  };
  return new PageCache({ revision: followChanges({ ask, freshMs }), apiFetch, memory });
}
