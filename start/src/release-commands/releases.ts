// npm run releases [-- mf-blog]: what has been published and what is live.
import { readEnvironment } from '../environment.ts';
import { runCommand } from './command.ts';
import { knownNames } from './known-names.ts';
import { readNames } from './release-names.ts';
import { releasesTable } from './releases-table.ts';
import { withRegistry } from './with-registry.ts';

const nothingYet = 'Todavía no hay nada publicado. Con «npm start» se publica todo por primera vez.';

await runCommand(async (given) => {
  await withRegistry(readEnvironment(process.env), async (registry) => {
    const known = await knownNames(registry);
    const names = given.length > 0 ? readNames(given, known, 'npm run releases -- mf-blog') : null;
    const releases = (await registry.releases()).filter(({ name }) => names?.includes(name) ?? true);
    console.log(releases.length > 0 ? releasesTable(releases) : nothingYet);
  });
});
