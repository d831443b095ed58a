// npm run train -- shell mf-blog […] [--no-tests] [--untried]: checks and builds several parts, tries them together and makes them live in one step, judged together; all or nothing.
// npm run train -- --rollback shell: takes back in one step what went live with what is live of the shell.
import { repositoryRoot } from '@femcoders/build/places';
import type { Registry } from '@femcoders/registry/registry';
import { readEnvironment } from '../environment.ts';
import { checkAndBuildAll } from './build-all.ts';
import { CommandError, currentUser, runCommand } from './command.ts';
import { knownNames } from './known-names.ts';
import { readNames, releaseNames } from './release-names.ts';
import { readReleaseOptions } from './release-options.ts';
import { publishedLines, rolledBackLines } from './switch-lines.ts';
import { requireSite, withRegistry } from './with-registry.ts';

const usage = 'npm run train -- shell mf-blog';

await runCommand(async (given) => {
  const environment = readEnvironment(process.env);
  if (given[0] === '--rollback') {
    return withRegistry(environment, async (registry) => {
      const [name = '', ...more] = readNames(
        given.slice(1),
        await knownNames(registry),
        'npm run train -- --rollback shell',
      );
      if (more.length > 0) throw new CommandError('Basta con una parte: vuelven todas las que llegaron con ella.', 2);
      for (const done of await registry.rollBackTogether(name, { by: currentUser() }))
        for (const line of rolledBackLines(done)) console.log(line);
    });
  }
  const { names: asked, options } = readReleaseOptions(given);
  const { skipTests, untried } = options;
  const names = readNames(asked, await releaseNames(repositoryRoot), usage);
  if (names.length < 2) {
    throw new CommandError(`Un tren lleva dos partes o más. Para una sola: npm run release -- ${names[0]}`, 2);
  }
  requireSite(environment);
  const releases = await checkAndBuildAll(names, { releasesDir: environment.releasesDir, skipTests });
  const publishAll = async (registry: Pick<Registry, 'publishTogether'>) => {
    const outcomes = await registry.publishTogether(releases, { by: currentUser(), untried });
    const versionOf = (name: string) => releases.find((release) => release.name === name)?.version ?? '';
    for (const done of outcomes) for (const line of publishedLines(versionOf(done.name), done)) console.log(line);
    if (outcomes.some(({ switched }) => switched))
      console.log(`Para deshacerlo todo de una vez: npm run train -- --rollback ${names[0]}`);
  };
  await withRegistry(environment, publishAll, { triesCandidates: true });
});
