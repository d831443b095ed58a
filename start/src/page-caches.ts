import { type ContentState, contentStateSchema } from '@femcoders/contracts/content-state';
import type { PageAnswer } from '@femcoders/shell/server/page-answer';
import { CdnPurge, type CdnPurgePorts } from '@femcoders/shell/server/page-cache/cdn-purge';
import { countChanges, followChanges } from '@femcoders/shell/server/page-cache/follow-changes';
import { PageCache } from '@femcoders/shell/server/page-cache/page-cache';
import type { CleanupStack } from './cleanup-stack.ts';
import type { Environment } from './environment.ts';

/** So old may be what a shell knows of changes in an API elsewhere, in milliseconds: as nobody notices who reloads. */
const freshMs = 50;
/** Longest wait for that API, in milliseconds. */
const askLimitMs = 1_000;

/** Another number whenever something that the public reads may have changed. */
type Revision = () => Promise<number>;

/** Changes in the API of the same process, which hears of one before who made it has her answer. */
export function changesOfOwnApi(state: () => ContentState): Revision {
  const count = countChanges();
  return async () => count(state());
}

/** Changes in an API that is elsewhere. @param apiUrl without a trailing slash */
export function changesOfRemoteApi(apiUrl: string, apiFetch: typeof globalThis.fetch): Revision {
  const ask = async () => {
    const answer = await apiFetch(`${apiUrl}/changes`, { signal: AbortSignal.timeout(askLimitMs) });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Error(`The API answered ${answer.status} when it was asked for changes.`);
    }
    return contentStateSchema.parse(await answer.json());
  };
  return followChanges({ ask, freshMs });
}

/** The page caches: in this process, and in front. */
export interface PageCaches {
  revision: Revision;
  pageCache: PageCache<PageAnswer> | null;
  cdnPurge: CdnPurge | null;
}

/** Makes what the environment asks for; the purge of a cache in front runs until the process ends. */
export function createPageCaches(
  { pageCache, cdnPurge }: Pick<Environment, 'pageCache' | 'cdnPurge'>,
  ports: Pick<CdnPurgePorts, 'revision' | 'apiFetch' | 'registry' | 'log' | 'memory'>,
  cleanup: CleanupStack,
): PageCaches {
  const purge = cdnPurge && new CdnPurge({ ...ports, ...cdnPurge });
  if (purge) {
    purge.start();
    cleanup.add(() => purge.stop());
  }
  return { revision: ports.revision, pageCache: pageCache ? new PageCache(ports) : null, cdnPurge: purge };
}
