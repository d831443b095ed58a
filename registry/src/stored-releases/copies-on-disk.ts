import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@femcoders/contracts/registry';
import { clearUnfinishedFolders } from '../clear-unfinished-folders.ts';
import { releaseFolder } from '../release-folder.ts';

type Named = Pick<Release, 'name' | 'version'>;

/** Marks the folder of a release as a copy of what the store has: it can be removed. Its time is when it was used. */
const mark = 'copy-of-the-store';

export async function markAsCopy(folder: string): Promise<void> {
  await writeFile(join(folder, mark), '');
}

/** Notes that a copy was used now; what is none, or another account's, stays as it is. */
export async function noteUse(releasesDir: string, release: Named): Promise<void> {
  const now = new Date();
  await utimes(join(releaseFolder(releasesDir, release), mark), now, now).catch(() => undefined);
}

interface Copy extends Named {
  bytes: number;
  usedAt: number;
}

/**
 * Removes what fetches have left that were stopped, and copies, the longest unused first, until the rest take no more than they may. What was built or received on this machine, and what is
 * in use, stays.
 * @param most in bytes
 * @returns how many were removed
 */
export async function dropUnused(releasesDir: string, most: number, inUse: readonly Named[]): Promise<number> {
  await clearUnfinishedFolders(releasesDir, new Date());
  const copies = await listCopies(releasesDir);
  const used = new Set(inUse.map(({ name, version }) => `${name}@${version}`));
  let total = copies.reduce((sum, { bytes }) => sum + bytes, 0);
  let removed = 0;
  for (const copy of copies.toSorted((one, other) => one.usedAt - other.usedAt)) {
    if (total <= most) break;
    if (used.has(`${copy.name}@${copy.version}`)) continue;
    // In one step, so that nobody finds half of it.
    const aside = join(releasesDir, copy.name, `.clearing-${copy.version}-${randomUUID()}`);
    await rename(releaseFolder(releasesDir, copy), aside);
    await rm(aside, { recursive: true, force: true });
    total -= copy.bytes;
    removed += 1;
  }
  return removed;
}

async function listCopies(releasesDir: string): Promise<Copy[]> {
  const copies: Copy[] = [];
  for (const name of await foldersIn(releasesDir)) {
    for (const version of await foldersIn(join(releasesDir, name))) {
      const marked = await stat(join(releasesDir, name, version, mark)).catch(() => null);
      if (!marked || version.startsWith('.')) continue;
      copies.push({ name, version, bytes: await weigh(join(releasesDir, name, version)), usedAt: marked.mtimeMs });
    }
  }
  return copies;
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

async function weigh(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name)).catch(() => null))?.size ?? 0;
  return bytes;
}
