import { access, constants, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import { releaseFolder } from './release-folder.ts';

type Named = Pick<Release, 'name' | 'version'>;

/** Whether the folder of a release is there, and may be read by this account; by its two descriptions alone: nothing is read. */
export async function isReleaseThere(releasesDir: string, release: Named): Promise<boolean> {
  const folder = releaseFolder(releasesDir, release);
  const files = [join(folder, 'release.json'), join(folder, 'server', 'index.js')];
  const found = await Promise.all(files.map((file) => isReadable(file)));
  return found.every((is) => is);
}

async function isReadable(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return false;
  return access(file, constants.R_OK).then(
    () => true,
    () => false,
  );
}

/** How long an answer is used, in milliseconds. */
const freshMs = 5_000;

/**
 * Returns a function that returns which releases of what is live or rolled out a folder lacks, as `mf-blog 0123456789abcdef`: a process whose folder is not the
 * one into which is published shows earlier versions in their place. It looks at most once in some seconds.
 * @param now milliseconds of a clock that never goes back
 */
export function createMissingReleases(
  releasesDir: string,
  document: () => Promise<RegistryDocument>,
  now: () => number = () => performance.now(),
): () => Promise<string[]> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<string[]> = Promise.resolve([]);

  async function look(): Promise<string[]> {
    const { shell, remotes, rollouts = [] } = await document();
    const parts = [shell, ...remotes, ...rollouts.map(({ release }) => release)];
    const there = await Promise.all(parts.map((part) => isReleaseThere(releasesDir, part)));
    return parts.filter((_, index) => !there[index]).map(({ name, version }) => `${name} ${version}`);
  }

  return () => {
    if (now() - lookedAt >= freshMs) {
      lookedAt = now();
      looking = look();
      // Without a document nothing is known to be missing.
      looking.catch(() => {
        lookedAt = Number.NEGATIVE_INFINITY;
      });
    }
    return looking;
  };
}
