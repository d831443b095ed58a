import { cp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildRelease } from '@femcoders/build/build-release';
import { repositoryRoot } from '@femcoders/build/paths';
import type { Release } from '@femcoders/contracts/registry';
import { lockDirectory } from '@femcoders/services/directory-lock';

/** Releases of this checkout that tests share, also those of later runs: a version is the hash of its sources. */
export const sharedReleasesDir = join(repositoryRoot, 'node_modules', '.cache', 'test-releases');

/** How long a version that the sources no longer make stays, in ms: another run may still read it. */
const keptFor = 24 * 3_600_000;

/**
 * Builds a release of this checkout, or finds it where another test has built it, and copies it.
 * @param releasesDir takes the copy, which the test may change
 */
export async function copySharedRelease(name: string, releasesDir: string): Promise<Release> {
  const release = await buildOnce(name);
  const folder = join(name, release.version);
  await cp(join(sharedReleasesDir, folder), join(releasesDir, folder), { recursive: true });
  // What builds keep next to their releases, so that the next one need not ask again.
  for (const kept of (await readdir(sharedReleasesDir)).filter((file) => file.endsWith('.json')))
    await cp(join(sharedReleasesDir, kept), join(releasesDir, kept));
  return release;
}

/** Two builds of one release at once would replace each other's files. */
async function buildOnce(name: string): Promise<Release> {
  let lock = lockDirectory(sharedReleasesDir, 'las pruebas');
  while (!lock.held) {
    await sleep(50);
    lock = lockDirectory(sharedReleasesDir, 'las pruebas');
  }
  try {
    const release = await buildRelease({ name, releasesDir: sharedReleasesDir });
    await removeOutdated(name, release.version);
    return release;
  } finally {
    lock.release();
  }
}

async function removeOutdated(name: string, current: string): Promise<void> {
  const folder = join(sharedReleasesDir, name);
  for (const version of await readdir(folder)) {
    if (version === current) continue;
    const { mtimeMs } = await stat(join(folder, version));
    if (Date.now() - mtimeMs > keptFor) await rm(join(folder, version), { recursive: true, force: true });
  }
}
