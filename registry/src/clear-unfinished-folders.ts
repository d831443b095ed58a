import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const minuteMs = 60_000;

/**
 * Folders in which a release is being made, received or fetched, or was when its process died; and those that are on their way out. How long each
 * may be worked on, in milliseconds.
 */
const patience: Record<string, number> = {
  building: 24 * 60 * minuteMs,
  uploading: 60 * minuteMs,
  fetching: 10 * minuteMs,
  clearing: 10 * minuteMs,
};

/** Removes what nobody works on any more. @returns how many folders */
export async function clearUnfinishedFolders(releasesDir: string, now: Date): Promise<number> {
  const names = await readdir(releasesDir, { withFileTypes: true }).catch(() => []);
  let cleared = 0;
  for (const name of names.filter((entry) => entry.isDirectory())) {
    for (const draft of await readdir(join(releasesDir, name.name))) {
      const longest = patience[/^\.([a-z]+)-/.exec(draft)?.[1] ?? ''];
      const folder = join(releasesDir, name.name, draft);
      const changed = longest === undefined ? null : await stat(folder).catch(() => null);
      if (!changed || now.getTime() - changed.mtimeMs < (longest ?? 0)) continue;
      await rm(folder, { recursive: true, force: true });
      cleared += 1;
    }
  }
  return cleared;
}
