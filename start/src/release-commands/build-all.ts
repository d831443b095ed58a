import { buildRelease } from '@femcoders/build/build-release';
import type { Release } from '@femcoders/contracts/registry';

/** Builds parts from their sources, one after the other, and says how long each took. */
export async function buildAll(names: readonly string[], releasesDir: string): Promise<Release[]> {
  const releases: Release[] = [];
  for (const name of names) {
    const began = performance.now();
    const release = await buildRelease({ name, releasesDir, log: console.log });
    console.log(`${name}: ${release.version} lista en ${((performance.now() - began) / 1000).toFixed(1)} s.`);
    releases.push(release);
  }
  return releases;
}
