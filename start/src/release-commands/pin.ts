// npm run pin -- mf-blog 0123456789abcdef [--untried]: makes that version live and holds it in spite of later releases.
import type { Registry } from '@femcoders/registry/registry';
import type { Switch } from '@femcoders/registry/switches';
import { readEnvironment } from '../environment.ts';
import { CommandError, currentUser, runCommand } from './command.ts';
import { knownNames } from './known-names.ts';
import { siteOf, switchOf } from './over-http.ts';
import { readNames, readParts } from './release-names.ts';
import { readReleaseOptions } from './release-options.ts';
import { steppedBackLines } from './switch-lines.ts';
import { withRegistry } from './with-registry.ts';

const usage = 'npm run pin -- mf-blog <versión>';

await runCommand(async (words) => {
  const environment = readEnvironment(process.env);
  const { names, options } = readReleaseOptions(words);
  const [given, version, ...more] = names;
  const site = siteOf(environment);
  if (site) {
    const [name = ''] = readParts(given ? [given] : [], usage);
    return say(switchOf(await site.pin(name, oneVersion(name, version, more))));
  }
  const pin = async (registry: Registry) => {
    const [name = ''] = readNames(given ? [given] : [], await knownNames(registry), usage);
    const { untried } = options;
    say(await registry.pin(name, oneVersion(name, version, more), { by: currentUser(), untried }));
  };
  await withRegistry(environment, pin, { triesCandidates: true });
});

/** @throws CommandError unless one version is given */
function oneVersion(name: string, version: string | undefined, more: string[]): string {
  if (version && more.length === 0) return version;
  throw new CommandError(
    `Falta decir qué versión de ${name}, y solo una. Uso: ${usage}\nLas que hay: npm run releases -- ${name}`,
    2,
  );
}

function say(done: Switch): void {
  const { name, version, switched, previous } = done;
  const before = switched ? ` (antes ${previous ?? 'ninguna'})` : '';
  console.log(
    `${name}: ${version} está en vivo y fijada${before}. Lo que se publique mientras tanto espera. Para soltarla: npm run unpin -- ${name}`,
  );
  for (const line of steppedBackLines(done)) console.log(line);
}
