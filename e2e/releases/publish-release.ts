// Builds a release from a folder and makes it live: `node publish-release.ts <name> <folder> [<damage>]`; prints the release.
// Damaged, its server files are other than they were released before anybody has asked for a page of it.
import { join } from 'node:path';
import { buildRelease } from '@femcoders/build/build-release';
import { readEnvironment } from '@femcoders/start/environment';
import { withRegistry } from '@femcoders/start/release-commands/with-registry';
import { type Damage, damage } from '../chaos/damage.ts';

const [name = '', directory = '', how] = process.argv.slice(2);
const environment = readEnvironment(process.env);
const release = await buildRelease({ name, directory, releasesDir: environment.releasesDir });
await withRegistry(environment, async (registry) => {
  await registry.publish(release, { by: 'e2e' });
  if (how) await damage(join(environment.releasesDir, name, release.version), how as Damage);
});
process.stdout.write(`\n${JSON.stringify(release)}`);
