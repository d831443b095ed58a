// npm run rollout -- mf-blog [pause|resume|withdraw|approve]: how the roll-out of a part does, or what is to become of it.
import { rolloutLines, rolloutTable } from '@femcoders/build/publishing/rollout-lines';
import { rolloutActOf } from '@femcoders/build/publishing/rollout-options';
import type { Rollout } from '@femcoders/contracts/rollouts';
import { readEnvironment } from '../environment.ts';
import { CommandError, currentUser, runCommand } from './command.ts';
import { knownNames } from './known-names.ts';
import { siteOf } from './over-http.ts';
import { readNames, readParts } from './release-names.ts';
import { withRegistry } from './with-registry.ts';

const usage = 'npm run rollout -- mf-blog [pause|resume|withdraw|approve]';

await runCommand(async ([given, word]) => {
  const environment = readEnvironment(process.env);
  const names = given ? [given] : [];
  const act = rolloutActOf(word);
  const site = siteOf(environment);
  if (site) {
    const [name = ''] = readParts(names, usage);
    if (act === 'approve')
      throw new CommandError('Un token no da el visto bueno: lo da otra persona en /admin/despliegues.');
    return act ? say(await site.actOnRollout(name, act)) : show(name, await site.rollout(name));
  }
  await withRegistry(environment, async ({ rollouts, ...registry }) => {
    const [name = ''] = readNames(names, await knownNames(registry), usage);
    if (act) say(await rollouts.act(name, act, { by: currentUser() }));
    else show(name, await rollouts.latest(name));
  });
});

function say(rollout: Rollout): void {
  console.log(rolloutLines(rollout).join('\n'));
}

function show(name: string, rollout: Rollout | null): void {
  const none = `De ${name} no ha habido ningún reparto. Para empezar uno: npm run release -- ${name} --share 5`;
  console.log(rollout ? rolloutTable(rollout).join('\n') : none);
}
