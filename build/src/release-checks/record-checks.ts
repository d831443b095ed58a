import { chmod, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@femcoders/contracts/registry';
import { joinChecks, type ReleaseChecks } from '@femcoders/contracts/release-checks';

/**
 * Writes into the `release.json` of a release that is there already what its sources have passed since. Its files, which its hashes name,
 * stay as they are.
 * @returns the release as it is written now
 */
export async function recordChecks(
  folder: string,
  release: Release,
  more: ReleaseChecks | undefined,
): Promise<Release> {
  const checks = joinChecks(release.checks, more);
  if (checks?.tests === release.checks?.tests) return release;
  const noted = { ...release, checks };
  const draft = join(folder, `.release.${process.pid}.json`);
  await writeFile(draft, JSON.stringify(noted, null, 2));
  await chmod(draft, 0o644);
  await rename(draft, join(folder, 'release.json'));
  return noted;
}
