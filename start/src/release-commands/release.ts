// npm run release -- mf-blog [mf-events…] [--no-tests] [--untried]: checks the sources, builds them, tries the result and makes it live,
// while the site runs or not; with SITE_URL and RELEASE_TOKEN on that site, over HTTP.
import { repositoryRoot } from '@femcoders/build/places';
import type { Registry } from '@femcoders/registry/registry';
import { readEnvironment } from '../environment.ts';
import { checkAndBuildAll } from './build-all.ts';
import { currentUser, runCommand } from './command.ts';
import { releaseOverHttp, siteOf } from './over-http.ts';
import { readNames, releaseNames } from './release-names.ts';
import { readReleaseOptions } from './release-options.ts';
import { publishedLines } from './switch-lines.ts';
import { requireSite, withRegistry } from './with-registry.ts';

await runCommand(async (given) => {
  const environment = readEnvironment(process.env);
  const { names: asked, options } = readReleaseOptions(given);
  const { skipTests, untried } = options;
  const names = readNames(asked, await releaseNames(repositoryRoot), 'npm run release -- mf-blog');
  const site = siteOf(environment);
  if (!site) requireSite(environment);
  const releases = await checkAndBuildAll(names, { releasesDir: environment.releasesDir, skipTests });
  if (site) return releaseOverHttp(site, releases, environment.releasesDir, console.log);
  const publishAll = async (registry: Pick<Registry, 'publish'>) => {
    for (const release of releases) {
      const done = await registry.publish(release, { by: currentUser(), untried });
      for (const line of publishedLines(release.version, done)) console.log(line);
    }
  };
  await withRegistry(environment, publishAll, { triesCandidates: true });
});
