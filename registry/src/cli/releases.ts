// npm run releases [-- mf-blog]: what has been published and what is live.
import { repositoryRoot } from '@femcoders/build/source-inputs';
import { readEnvironment } from '@femcoders/start/environment';
import { runCommand } from './command.ts';
import { readNames, releaseNames } from './release-names.ts';
import { releasesTable } from './releases-table.ts';
import { withRegistry } from './with-registry.ts';

const nothingYet = 'Todavía no hay nada publicado. Con «npm start» se publica todo por primera vez.';

await runCommand(async (given) => {
  const environment = readEnvironment(process.env);
  const known = await releaseNames(repositoryRoot);
  const names = given.length > 0 ? readNames(given, known, 'npm run releases -- mf-blog') : null;
  await withRegistry(environment, async (registry) => {
    const releases = (await registry.releases()).filter(({ name }) => names?.includes(name) ?? true);
    console.log(releases.length > 0 ? releasesTable(releases) : nothingYet);
  });
});
