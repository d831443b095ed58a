// npm run release -- mf-blog [mf-events…] [--no-tests] [--untried]: checks the sources, builds them, tries the result and makes it live,
// while the site runs or not.
import { repositoryRoot } from '@femcoders/build/places';
import type { Registry } from '@femcoders/registry/registry';
import { readEnvironment } from '../environment.ts';
import { checkAndBuildAll } from './build-all.ts';
import { currentUser, runCommand } from './command.ts';
import { readNames, releaseNames } from './release-names.ts';
import { readReleaseOptions } from './release-options.ts';
import { publishedLines } from './switch-lines.ts';
import { withRegistry } from './with-registry.ts';

await runCommand(async (given) => {
  const environment = readEnvironment(process.env);
  const { names: asked, options } = readReleaseOptions(given);
  const { skipTests, untried } = options;
  const names = readNames(asked, await releaseNames(repositoryRoot), 'npm run release -- mf-blog');
  const releases = await checkAndBuildAll(names, { releasesDir: environment.releasesDir, skipTests });
  const publishAll = async (registry: Pick<Registry, 'publish'>) => {
    for (const release of releases) {
      const done = await registry.publish(release, { by: currentUser(), untried });
      for (const line of publishedLines(release.version, done)) console.log(line);
    }
  };
  await withRegistry(environment, publishAll, { triesCandidates: true });
});
