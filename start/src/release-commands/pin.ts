// npm run pin -- mf-blog 0123456789abcdef [--untried]: makes that version live and holds it in spite of later releases.
import type { Registry } from '@femcoders/registry/registry';
import { readEnvironment } from '../environment.ts';
import { CommandError, currentUser, runCommand } from './command.ts';
import { knownNames } from './known-names.ts';
import { readNames } from './release-names.ts';
import { readReleaseOptions } from './release-options.ts';
import { steppedBackLines } from './switch-lines.ts';
import { withRegistry } from './with-registry.ts';

const usage = 'npm run pin -- mf-blog <versión>';

await runCommand(async (words) => {
  const { names, options } = readReleaseOptions(words);
  const [given, version, ...more] = names;
  const pin = async (registry: Registry) => {
    const [name = ''] = readNames(given ? [given] : [], await knownNames(registry), usage);
    if (!version || more.length > 0) {
      throw new CommandError(
        `Falta decir qué versión de ${name}, y solo una. Uso: ${usage}\nLas que hay: npm run releases -- ${name}`,
        2,
      );
    }
    const done = await registry.pin(name, version, { by: currentUser(), untried: options.untried });
    const before = done.switched ? ` (antes ${done.previous ?? 'ninguna'})` : '';
    console.log(
      `${name}: ${version} está en vivo y fijada${before}. Lo que se publique mientras tanto espera. Para soltarla: npm run unpin -- ${name}`,
    );
    for (const line of steppedBackLines(done)) console.log(line);
  };
  await withRegistry(readEnvironment(process.env), pin, { triesCandidates: true });
});
