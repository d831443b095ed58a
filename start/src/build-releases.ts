import { buildRelease } from '@femcoders/build/build-release';
import type { Release } from '@femcoders/contracts/registry';
import type { Say } from './progress.ts';
import { releaseNames } from './release-commands/release-names.ts';

/**
 * Builds the shell and the remotes whose sources have changed, and finds the releases of the others: the shell first.
 * Says which of them it builds, and how long each took.
 */
export async function buildReleases(
  releasesDir: string,
  say: Say,
  ports: { names: () => Promise<string[]>; build: typeof buildRelease } = {
    names: () => releaseNames(),
    build: buildRelease,
  },
): Promise<Release[]> {
  const releases: Release[] = [];
  const names = await ports.names();
  for (const [index, name] of names.entries()) {
    const began = performance.now();
    let isBuilt = false;
    const log = () => {
      isBuilt = true;
      say(`Construyendo ${name} (paso ${index + 1} de ${names.length})…`);
    };
    releases.push(await ports.build({ name, releasesDir, log }));
    if (isBuilt) say(`${name}: construido en ${Math.ceil((performance.now() - began) / 1000)} s.`);
  }
  return releases;
}
