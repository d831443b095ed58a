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

/** How old a list may be, in milliseconds: while nothing was announced, and after a change of what the public reads. */
const keptMs = { unchanged: 60_000, changed: 5_000 };

export interface PageListPorts {
  /** Another number whenever something that the public reads may have changed; it throws while nobody can tell. */
  revision: () => Promise<number>;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/**
 * Keeps the list of the site's pages. It is made again when another version is shown, every minute, and some seconds after a
 * change: what was withdrawn leaves the sitemap, but who changes and asks in turn has it made once.
 * @param make makes the list of what is shown
 */
export function keepPageList(
  make: (chosen: ChosenVersions) => Promise<PageList>,
  { revision, now = () => performance.now() }: PageListPorts,
): (chosen: ChosenVersions) => Promise<PageList> {
  let kept: { of: string; revision: number | null; at: number; list: Promise<PageList> } | null = null;
  return async (chosen) => {
    const current = await revision().catch(() => null);
    if (kept?.of === chosen.id) {
      const changed = current !== null && current !== kept.revision;
      if (now() < kept.at + (changed ? keptMs.changed : keptMs.unchanged)) return kept.list;
    }
    const list = make(chosen);
    kept = { of: chosen.id, revision: current, at: now(), list };
    list.catch(() => {
      if (kept?.list === list) kept = null;
    });
    return list;
  };
}
