import type { RegistryDocument } from '@femcoders/contracts/registry';
import type { ListedPage } from '../src/routing/listed-pages.ts';

/** The pages of what is live. */
export interface PageList {
  pages: ListedPage[];
  /** Parts of the site that could not tell all of their pages. */
  missing: string[];
  /** Whose pages these are, by name. */
  versions: Record<string, string>;
}

/** The list holds what the database knows, too: it is made again this often, in milliseconds. */
const keptMs = 60_000;

/**
 * Keeps the list of the site's pages: made again when another version is live, and every minute.
 * @param make makes the list of what is live
 */
export function keepPageList(
  make: (live: RegistryDocument) => Promise<PageList>,
  now: () => number = () => performance.now(),
): (live: RegistryDocument) => Promise<PageList> {
  let kept: { versions: string; until: number; list: Promise<PageList> } | null = null;
  return (live) => {
    const versions = [live.shell, ...live.remotes].map(({ name, version }) => `${name}@${version}`).join();
    if (kept?.versions === versions && now() < kept.until) return kept.list;
    const list = make(live);
    kept = { versions, until: now() + keptMs, list };
    list.catch(() => {
      if (kept?.list === list) kept = null;
    });
    return list;
  };
}
