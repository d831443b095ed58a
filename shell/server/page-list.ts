import type { RegistryDocument } from '@femcoders/contracts/registry';
import type { ListedPage } from '../src/routing/listed-pages.ts';

/** The list holds what the database knows, too: it is made again this often, in milliseconds. */
const keptMs = 60_000;

/**
 * Keeps the list of the site's pages: made again when another version is live, and every minute.
 * @param make makes the list of what is live
 */
export function keepPageList(
  make: (live: RegistryDocument) => Promise<ListedPage[]>,
  now: () => number = () => performance.now(),
): (live: RegistryDocument) => Promise<ListedPage[]> {
  let kept: { versions: string; until: number; pages: Promise<ListedPage[]> } | null = null;
  return (live) => {
    const versions = [live.shell, ...live.remotes].map(({ name, version }) => `${name}@${version}`).join();
    if (kept?.versions === versions && now() < kept.until) return kept.pages;
    const pages = make(live);
    kept = { versions, until: now() + keptMs, pages };
    pages.catch(() => {
      if (kept?.pages === pages) kept = null;
    });
    return pages;
  };
}
