import type { Release } from '@femcoders/contracts/registry';
import type { Registry } from '@femcoders/registry/registry';
import { requireSite } from '../database-command.ts';
import { readEnvironment } from '../environment.ts';
import { checkAndBuildAll } from './build-all.ts';
import { CommandError, currentUser, runCommand } from './command.ts';
import { knownNames } from './known-names.ts';
import { type ReleasedPart, readPartsOfTrain } from './parts-of-train.ts';
import { readNames, releaseNames } from './release-names.ts';
import { readReleaseOptions } from './release-options.ts';
import { publishedLines, rolledBackLines } from './switch-lines.ts';
import { withRegistry } from './with-registry.ts';

const usage = 'npm run train -- shell mf-blog mf-jobs@<versión subida>';
const atTheSite =
  'Un tren cambia partes de varios equipos a la vez, así que sale de la máquina del sitio: quita SITE_URL y RELEASE_TOKEN y di cuál es con VAR_DIR o DATABASE_URL. Lo que un equipo ha subido va en él con su versión: mf-jobs@<versión>.';

await runCommand(async (given) => {
  const environment = readEnvironment(process.env);
  if (environment.releaseSite) throw new CommandError(atTheSite);
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
  const { built, uploaded } = readPartsOfTrain(asked);
  const names = built.length > 0 ? readNames(built, await releaseNames(), usage) : [];
  const all = [...names, ...uploaded.map(({ name }) => name)];
  if (all.length < 2) {
    throw new CommandError(
      `Un tren lleva dos partes o más. Para una sola: npm run release -- ${all[0] ?? 'mf-blog'}\nUso: ${usage}`,
      2,
    );
  }
  requireSite(environment);
  // What is not there is said before minutes of building.
  if (uploaded.length > 0)
    await withRegistry(environment, async (registry) => void (await readAll(registry, uploaded)));
  const fresh = await checkAndBuildAll(names, { releasesDir: environment.releasesDir, skipTests });
  const publishAll = async (registry: Pick<Registry, 'publishTogether' | 'release'>) => {
    const releases = [...fresh, ...(await readAll(registry, uploaded))];
    const outcomes = await registry.publishTogether(releases, { by: currentUser(), untried });
    const versionOf = (name: string) => releases.find((release) => release.name === name)?.version ?? '';
    for (const done of outcomes) for (const line of publishedLines(versionOf(done.name), done)) console.log(line);
    if (outcomes.some(({ switched }) => switched))
      console.log(`Para deshacerlo todo de una vez: npm run train -- --rollback ${all[0]}`);
  };
  await withRegistry(environment, publishAll, { triesCandidates: true });
});

/** @throws CommandError where one is not on the site */
async function readAll(registry: Pick<Registry, 'release'>, parts: readonly ReleasedPart[]): Promise<Release[]> {
  return Promise.all(
    parts.map(async ({ name, version }) => {
      const release = await registry.release(name, version);
      if (release) return release;
      throw new CommandError(
        `De ${name} no hay ninguna versión ${version} en el sitio, o sus archivos ya se han quitado. Las que hay: npm run releases -- ${name}`,
      );
    }),
  );
}
