// npm run unpin -- mf-blog: lets go of the version that is held. It stays live until another one is published.
import { readEnvironment } from '../environment.ts';
import { currentUser, runCommand } from './command.ts';
import { knownNames } from './known-names.ts';
import { siteOf } from './over-http.ts';
import { readNames, readParts } from './release-names.ts';
import { withRegistry } from './with-registry.ts';

const usage = 'npm run unpin -- mf-blog';

await runCommand(async (given) => {
  const environment = readEnvironment(process.env);
  const say = ({ name, version }: { name: string; version: string }) =>
    console.log(
      `${name}: ${version} ya no está fijada. Sigue en vivo hasta que se publique otra: npm run release -- ${name}`,
    );
  const site = siteOf(environment);
  if (site) {
    for (const name of readParts(given, usage)) say(await site.unpin(name));
    return;
  }
  await withRegistry(environment, async (registry) => {
    for (const name of readNames(given, await knownNames(registry), usage)) {
      say(await registry.unpin(name, { by: currentUser() }));
    }
  });
});
