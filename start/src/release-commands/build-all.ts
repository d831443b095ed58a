import { join } from 'node:path';
import { buildRelease } from '@femcoders/build/build-release';
import { repositoryRoot } from '@femcoders/build/paths';
import { runReleaseChecks } from '@femcoders/build/release-checks/run-checks';
import type { Release } from '@femcoders/contracts/registry';
import type { ReleaseChecks } from '@femcoders/contracts/release-checks';
import { inSeconds } from '@femcoders/contracts/spanish-duration';

/**
 * Checks the sources of parts, all of them before the first is built, and builds them, one after the other. Says of each check and of each
 * build how long it took.
 * @throws BuildError with what failed; then nothing is published
 */
export async function checkAndBuildAll(
  names: readonly string[],
  { releasesDir, skipTests }: { releasesDir: string; skipTests: boolean },
): Promise<Release[]> {
  const checks = new Map<string, ReleaseChecks>();
  for (const name of names) {
    console.log(`${name}: comprobando…`);
    const directory = join(repositoryRoot, name);
    checks.set(name, await runReleaseChecks({ name, directory, skipTests, log: console.log }));
  }
  const releases: Release[] = [];
  for (const name of names) {
    const began = performance.now();
    const release = await buildRelease({ name, releasesDir, log: console.log, checks: checks.get(name) });
    console.log(`${name}: ${release.version} lista en ${inSeconds(performance.now() - began)}.`);
    releases.push(release);
  }
  return releases;
}
