import type { ListedPage } from '../src/routing/listed-pages.ts';
import type { ChosenVersions } from './version-chooser.ts';

/** The pages of what is live. */
export interface PageList {
  pages: ListedPage[];
  /** Parts of the site that could not tell all of their pages. */
  missing: string[];
  /** The versions of these pages' parts, by name. */
  versions: Record<string, string>;
  /** The document that names them for search engines, written once for all who ask. */
  sitemap: string;
}

/** The list holds what the database knows, too: it is made again this often, in milliseconds. */
const keptMs = 60_000;

/**
 * Keeps the list of the site's pages: made again when another version is shown, and every minute.
 * @param make makes the list of what is shown
 */
export function keepPageList(
  make: (chosen: ChosenVersions) => Promise<PageList>,
  now: () => number = () => performance.now(),
): (chosen: ChosenVersions) => Promise<PageList> {
  let kept: { of: string; until: number; list: Promise<PageList> } | null = null;
  return (chosen) => {
    if (kept?.of === chosen.id && now() < kept.until) return kept.list;
    const list = make(chosen);
    kept = { of: chosen.id, until: now() + keptMs, list };
    list.catch(() => {
      if (kept?.list === list) kept = null;
    });
    return list;
  };
}
