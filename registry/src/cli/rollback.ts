// npm run rollback -- mf-blog: makes the version live again that was live before the present one.
import { repositoryRoot } from '@femcoders/build/source-inputs';
import { readEnvironment } from '@femcoders/start/environment';
import { currentUser, runCommand } from './command.ts';
import { readNames, releaseNames } from './release-names.ts';
import { withRegistry } from './with-registry.ts';

await runCommand(async (given) => {
  const environment = readEnvironment(process.env);
  const names = readNames(given, await releaseNames(repositoryRoot), 'npm run rollback -- mf-blog');
  await withRegistry(environment, async (registry) => {
    for (const name of names) {
      const { version, previous } = await registry.rollback(name, { by: currentUser() });
      console.log(`${name}: vuelve a estar en vivo ${version} (antes ${previous}).`);
    }
  });
});
