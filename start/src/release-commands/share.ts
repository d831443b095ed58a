// npm run share -- mf-blog 25: gives the roll-out of a part another share of the visitors; at 100 its candidate goes live.
import { rolloutLines } from '@femcoders/build/publishing/rollout-lines';
import { shareOf } from '@femcoders/build/publishing/rollout-options';
import { readEnvironment } from '../environment.ts';
import { currentUser, runCommand } from './command.ts';
import { knownNames } from './known-names.ts';
import { siteOf } from './over-http.ts';
import { readNames, readParts } from './release-names.ts';
import { withRegistry } from './with-registry.ts';

const usage = 'npm run share -- mf-blog 25';

await runCommand(async ([given, ...words]) => {
  const environment = readEnvironment(process.env);
  const names = given ? [given] : [];
  const say = (lines: string[]) => console.log(lines.join('\n'));
  const site = siteOf(environment);
  if (site) {
    const [name = ''] = readParts(names, usage);
    const share = shareOf(words.join(' ') || undefined, usage);
    return say(rolloutLines(await site.setShare(name, share)));
  }
  await withRegistry(environment, async (registry) => {
    const [name = ''] = readNames(names, await knownNames(registry), usage);
    const share = shareOf(words.join(' ') || undefined, usage);
    say(rolloutLines(await registry.rollouts.setShare(name, share, { by: currentUser() })));
  });
});
