// npm run release -- mf-blog [mf-events…]: builds from the sources and makes the result live, while the site runs or not.
import { buildRelease } from '@femcoders/build/build-release';
import { repositoryRoot } from '@femcoders/build/source-inputs';
import type { Release } from '@femcoders/contracts/registry';
import { readEnvironment } from '../environment.ts';
import { currentUser, runCommand } from './command.ts';
import { readNames, releaseNames } from './release-names.ts';
import { publishedLines } from './switch-lines.ts';
import { withRegistry } from './with-registry.ts';

await runCommand(async (given) => {
  const environment = readEnvironment(process.env);
  const names = readNames(given, await releaseNames(repositoryRoot), 'npm run release -- mf-blog');
  const releases: Release[] = [];
  for (const name of names) releases.push(await prepare(name, environment.releasesDir));
  await withRegistry(environment, async (registry) => {
    for (const release of releases) {
      const done = await registry.publish(release, { by: currentUser() });
      for (const line of publishedLines(release.version, done)) console.log(line);
    }
  });
});

async function prepare(name: string, releasesDir: string): Promise<Release> {
  const began = performance.now();
  const release = await buildRelease({ name, releasesDir, log: console.log });
  console.log(`${name}: ${release.version} lista en ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  return release;
}
