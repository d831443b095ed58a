import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import type { OpenBackup } from './archive-reader.ts';
import { keyPath, mailboxPath, releasesPath } from './manifest.ts';

/** Folders and files of a site, or where those of a site to be are put together. */
export interface SiteFiles {
  releasesDir: string;
  mailboxDir: string;
  keyFile: string;
}

/** Where the files of a backup come to lie until everything is there: next to their places, so that they need only be renamed. */
export function stagedFiles({ releasesDir, mailboxDir, keyFile }: SiteFiles, stamp: string): SiteFiles {
  const stagedPath = (path: string) => `${path}.restoring-${stamp}`;
  return { releasesDir: stagedPath(releasesDir), mailboxDir: stagedPath(mailboxDir), keyFile: stagedPath(keyFile) };
}

/**
 * Writes the files of a backup.
 * @returns how many mails there were
 */
export async function unpackFiles(backup: OpenBackup, to: SiteFiles): Promise<number> {
  let mails = 0;
  await mkdir(to.mailboxDir, { recursive: true });
  await mkdir(to.releasesDir, { recursive: true });
  for await (const entry of backup.entries()) {
    const file = placeOf(entry.path, to);
    if (!file) continue;
    await mkdir(dirname(file), { recursive: true });
    const mode = entry.path.startsWith(`${releasesPath}/`) ? 0o644 : 0o600;
    await writeFile(file, await entry.read(), { mode, flag: 'wx', flush: true });
    if (entry.path.startsWith(`${mailboxPath}/`)) mails += 1;
  }
  return mails;
}

/** @throws Error for a path that leads out of its folder */
function placeOf(path: string, { releasesDir, mailboxDir, keyFile }: SiteFiles): string | null {
  if (normalize(path) !== path || path.startsWith('/') || path.startsWith('..') || path.includes('\\'))
    throw new Error(`The backup has a file of the name ${path}.`);
  if (path === keyPath) return keyFile;
  if (path.startsWith(`${mailboxPath}/`)) return join(mailboxDir, path.slice(mailboxPath.length + 1));
  if (path.startsWith(`${releasesPath}/`)) return join(releasesDir, path.slice(releasesPath.length + 1));
  return null;
}

/**
 * Moves staged files to their places. What was there is kept next to it, except releases: the same version is the same files.
 * @returns what was put aside
 */
export async function moveIn(backup: OpenBackup, from: SiteFiles, to: SiteFiles, stamp: string): Promise<string[]> {
  for (const { name, version } of backup.head.releases) {
    const folder = join(to.releasesDir, name, version);
    if (existsSync(folder)) continue;
    await mkdir(dirname(folder), { recursive: true });
    await rename(join(from.releasesDir, name, version), folder);
  }
  await rm(from.releasesDir, { recursive: true, force: true });
  // What was live says the database; the note of it is of the site before.
  await rm(join(to.releasesDir, 'registry.json'), { force: true });
  const aside = [await replace(from.mailboxDir, to.mailboxDir, stamp)];
  if (existsSync(from.keyFile)) aside.push(await replace(from.keyFile, to.keyFile, stamp));
  return aside.filter((path) => path !== null);
}

/** @returns where the one before is kept; null when there was none */
export async function replace(from: string, to: string, stamp: string): Promise<string | null> {
  const aside = existsSync(to) ? `${to}.before-${stamp}` : null;
  if (aside) await rename(to, aside);
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
  return aside;
}

export async function removeStaged(staged: SiteFiles): Promise<void> {
  for (const path of Object.values(staged)) await rm(path, { recursive: true, force: true });
}
