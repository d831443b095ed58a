// npm run pin -- mf-blog 0123456789abcdef: makes that version live and holds it in spite of later releases.
import { readEnvironment } from '../environment.ts';
import { CommandError, currentUser, runCommand } from './command.ts';
import { knownNames } from './known-names.ts';
import { readNames } from './release-names.ts';
import { steppedBackLines } from './switch-lines.ts';
import { withRegistry } from './with-registry.ts';

const usage = 'npm run pin -- mf-blog <versión>';

await runCommand(async ([given, version, ...more]) => {
  await withRegistry(readEnvironment(process.env), async (registry) => {
    const [name = ''] = readNames(given ? [given] : [], await knownNames(registry), usage);
    if (!version || more.length > 0) {
      throw new CommandError(
        `Falta decir qué versión de ${name}, y solo una. Uso: ${usage}\nLas que hay: npm run releases -- ${name}`,
        2,
      );
    }
    const done = await registry.pin(name, version, { by: currentUser() });
    const before = done.switched ? ` (antes ${done.previous ?? 'ninguna'})` : '';
    console.log(
      `${name}: ${version} está en vivo y fijada${before}. Lo que se publique mientras tanto espera. Para soltarla: npm run unpin -- ${name}`,
    );
    for (const line of steppedBackLines(done)) console.log(line);
  });
});
