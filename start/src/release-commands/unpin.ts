// npm run unpin -- mf-blog: lets go of the version that is held. It stays live until another one is published.
import { readEnvironment } from '../environment.ts';
import { currentUser, runCommand } from './command.ts';
import { knownNames } from './known-names.ts';
import { readNames } from './release-names.ts';
import { withRegistry } from './with-registry.ts';

await runCommand(async (given) => {
  await withRegistry(readEnvironment(process.env), async (registry) => {
    for (const name of readNames(given, await knownNames(registry), 'npm run unpin -- mf-blog')) {
      const { version } = await registry.unpin(name, { by: currentUser() });
      console.log(
        `${name}: ${version} ya no está fijada. Sigue en vivo hasta que se publique otra: npm run release -- ${name}`,
      );
    }
  });
});
