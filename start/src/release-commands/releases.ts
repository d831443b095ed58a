// npm run releases [-- mf-blog]: what has been published and what is live; with SITE_URL and RELEASE_TOKEN of one part, on that site.
import { versionLines } from '@femcoders/build/publishing/version-lines';
import { readEnvironment } from '../environment.ts';
import { runCommand } from './command.ts';
import { knownNames } from './known-names.ts';
import { siteOf } from './over-http.ts';
import { readNames, readParts } from './release-names.ts';
import { releasesTable } from './releases-table.ts';
import { withRegistry } from './with-registry.ts';

const usage = 'npm run releases -- mf-blog';
const nothingYet = 'Todavía no hay nada publicado. Con «npm start» se publica todo por primera vez.';

await runCommand(async (given) => {
  const environment = readEnvironment(process.env);
  const site = siteOf(environment);
  if (site) {
    for (const name of readParts(given, usage))
      for (const line of versionLines(await site.state(name))) console.log(line);
    return;
  }
  await withRegistry(environment, async (registry) => {
    const known = await knownNames(registry);
    const names = given.length > 0 ? readNames(given, known, usage) : null;
    const releases = (await registry.releases()).filter(({ name }) => names?.includes(name) ?? true);
    console.log(releases.length > 0 ? releasesTable(releases) : nothingYet);
  });
});
