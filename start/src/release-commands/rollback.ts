// npm run rollback -- mf-blog: makes the version live again that was live before the present one.
import { readEnvironment } from '../environment.ts';
import { currentUser, runCommand } from './command.ts';
import { knownNames } from './known-names.ts';
import { siteOf, switchOf } from './over-http.ts';
import { readNames, readParts } from './release-names.ts';
import { rolledBackLines } from './switch-lines.ts';
import { withRegistry } from './with-registry.ts';

await runCommand(async (given) => {
  const environment = readEnvironment(process.env);
  const site = siteOf(environment);
  if (site) {
    for (const name of readParts(given, 'npm run rollback -- mf-blog'))
      for (const line of rolledBackLines(switchOf(await site.rollback(name)))) console.log(line);
    return;
  }
  await withRegistry(environment, async (registry) => {
    for (const name of readNames(given, await knownNames(registry), 'npm run rollback -- mf-blog')) {
      const done = await registry.rollback(name, { by: currentUser() });
      for (const line of rolledBackLines(done)) console.log(line);
    }
  });
});
