// npm run rollback -- mf-blog: makes the version live again that was live before the present one.
import { readEnvironment } from '../environment.ts';
import { currentUser, runCommand } from './command.ts';
import { knownNames } from './known-names.ts';
import { readNames } from './release-names.ts';
import { rolledBackLines } from './switch-lines.ts';
import { withRegistry } from './with-registry.ts';

await runCommand(async (given) => {
  await withRegistry(readEnvironment(process.env), async (registry) => {
    for (const name of readNames(given, await knownNames(registry), 'npm run rollback -- mf-blog')) {
      const done = await registry.rollback(name, { by: currentUser() });
      for (const line of rolledBackLines(done)) console.log(line);
    }
  });
});
