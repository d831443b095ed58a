// Builds a release from a folder and rolls it out to a share of the visitors, untried: `node roll-out-release.ts <name> <folder> <share>`;
// prints the release. It stays at that share until somebody raises it, or it stops itself.
import { buildRelease } from '@femcoders/build/build-release';
import { readEnvironment } from '@femcoders/start/environment';
import { withRegistry } from '@femcoders/start/release-commands/with-registry';

const [name = '', directory = '', share = ''] = process.argv.slice(2);
const environment = readEnvironment(process.env);
const release = await buildRelease({ name, directory, releasesDir: environment.releasesDir });
await withRegistry(environment, async ({ store, rollouts }) => {
  const by = { by: 'e2e', untried: true };
  await store(release, by);
  const order = {
    version: release.version,
    steps: [Number(share)],
    holdMinutes: 1,
    leastVisits: 20,
    startsAt: undefined,
  };
  await rollouts.start(name, order, by);
});
process.stdout.write(`\n${JSON.stringify(release)}`);
