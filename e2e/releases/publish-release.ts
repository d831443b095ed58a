// Builds a release from a folder and makes it live: `node publish-release.ts <name> <folder>`; prints the release.
import { buildRelease } from '@femcoders/build/build-release';
import { withRegistry } from '@femcoders/registry/cli/with-registry';
import { readEnvironment } from '@femcoders/start/environment';

const [name = '', directory = ''] = process.argv.slice(2);
const environment = readEnvironment(process.env);
const release = await buildRelease({ name, directory, releasesDir: environment.releasesDir });
await withRegistry(environment, async (registry) => {
  await registry.publish(release, { by: 'e2e' });
});
process.stdout.write(`\n${JSON.stringify(release)}`);
