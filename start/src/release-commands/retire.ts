// npm run retire -- mf-jobs: takes a remote off the site. Publishing it again restores it.
import { readEnvironment } from '../environment.ts';
import { currentUser, runCommand } from './command.ts';
import { knownNames } from './known-names.ts';
import { readNames } from './release-names.ts';
import { withRegistry } from './with-registry.ts';

await runCommand(async (given) => {
  await withRegistry(readEnvironment(process.env), async (registry) => {
    for (const name of readNames(given, await knownNames(registry), 'npm run retire -- mf-jobs')) {
      const { previous } = await registry.retire(name, { by: currentUser() });
      console.log(
        `${name}: quitado del sitio (estaba en vivo ${previous}). Sus páginas responden 404. Para traerlo de vuelta: npm run release -- ${name}`,
      );
    }
  });
});
