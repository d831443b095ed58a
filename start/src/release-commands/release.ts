// npm run release -- mf-blog [mf-events…]: builds from the sources and makes the result live, while the site runs or not.
import { repositoryRoot } from '@femcoders/build/places';
import { readEnvironment } from '../environment.ts';
import { buildAll } from './build-all.ts';
import { currentUser, runCommand } from './command.ts';
import { readNames, releaseNames } from './release-names.ts';
import { publishedLines } from './switch-lines.ts';
import { withRegistry } from './with-registry.ts';

await runCommand(async (given) => {
  const environment = readEnvironment(process.env);
  const names = readNames(given, await releaseNames(repositoryRoot), 'npm run release -- mf-blog');
  const releases = await buildAll(names, environment.releasesDir);
  await withRegistry(environment, async (registry) => {
    for (const release of releases) {
      const done = await registry.publish(release, { by: currentUser() });
      for (const line of publishedLines(release.version, done)) console.log(line);
    }
  });
});
