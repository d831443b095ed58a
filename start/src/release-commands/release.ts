import { rolloutLines } from '@femcoders/build/publishing/rollout-lines';
import { takeRolloutOptions } from '@femcoders/build/publishing/rollout-options';
import type { Registry } from '@femcoders/registry/registry';
import { requireSite } from '../database-command.ts';
import { readEnvironment } from '../environment.ts';
import { checkAndBuildAll } from './build-all.ts';
import { currentUser, runCommand } from './command.ts';
import { oneByOne } from './one-by-one.ts';
import { releaseOverHttp, siteOf } from './over-http.ts';
import { readNames, releaseNames } from './release-names.ts';
import { readReleaseOptions } from './release-options.ts';
import { publishedLines } from './switch-lines.ts';
import { withRegistry } from './with-registry.ts';

await runCommand(async (given) => {
  const environment = readEnvironment(process.env);
  const { rest, plan } = takeRolloutOptions(given);
  const { names: asked, options } = readReleaseOptions(rest);
  const { skipTests, untried } = options;
  const names = readNames(asked, await releaseNames(), 'npm run release -- mf-blog');
  const site = siteOf(environment);
  if (!site) requireSite(environment);
  const releases = await checkAndBuildAll(names, { releasesDir: environment.releasesDir, skipTests });
  if (site) return releaseOverHttp(site, releases, environment.releasesDir, console.log, plan);
  const publishAll = async (registry: Pick<Registry, 'publish' | 'store' | 'rollouts'>) => {
    const by = { by: currentUser(), untried };
    await oneByOne(releases, async (release) => {
      const { name, version } = release;
      const lines = async () => {
        if (!plan) return publishedLines(version, await registry.publish(release, by));
        await registry.store(release, by);
        return rolloutLines(await registry.rollouts.start(name, { ...plan, version }, by));
      };
      for (const line of await lines()) console.log(line);
    });
  };
  await withRegistry(environment, publishAll, { triesCandidates: true });
});
