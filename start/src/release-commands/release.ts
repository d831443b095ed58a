// npm run release -- mf-blog [mf-events…]: builds from the sources and makes the result live, while the site runs or not; with SITE_URL and
// RELEASE_TOKEN on that site, over HTTP.
import { repositoryRoot } from '@femcoders/build/source-inputs';
import { readEnvironment } from '../environment.ts';
import { buildAll } from './build-all.ts';
import { currentUser, runCommand } from './command.ts';
import { releaseOverHttp, siteOf } from './over-http.ts';
import { readNames, releaseNames } from './release-names.ts';
import { publishedLines } from './switch-lines.ts';
import { requireSite, withRegistry } from './with-registry.ts';

await runCommand(async (given) => {
  const environment = readEnvironment(process.env);
  const names = readNames(given, await releaseNames(repositoryRoot), 'npm run release -- mf-blog');
  const site = siteOf(environment);
  if (!site) requireSite(environment);
  const releases = await buildAll(names, environment.releasesDir);
  if (site) return releaseOverHttp(site, releases, environment.releasesDir, console.log);
  await withRegistry(environment, async (registry) => {
    for (const release of releases) {
      const done = await registry.publish(release, { by: currentUser() });
      for (const line of publishedLines(release.version, done)) console.log(line);
    }
  });
});
