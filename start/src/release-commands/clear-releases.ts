// npm run clear-releases: removes the folders of old versions that nobody can need any more, as the site does by itself.
import { counted, plural } from '@femcoders/contracts/spanish-count';
import { readEnvironment } from '../environment.ts';
import { CommandError, runCommand } from './command.ts';
import { withRegistry } from './with-registry.ts';

await runCommand(async (given) => {
  if (given.length > 0) throw new CommandError('Este comando no lleva nada detrás. Uso: npm run clear-releases', 2);
  const environment = readEnvironment(process.env);
  const keepDays = environment.releaseKeepDays;
  await withRegistry(environment, async (registry) => {
    const { releases, drafts } = await registry.clearAway({ now: new Date(), keepDays });
    for (const { name, version } of releases) console.log(`${name}: se han quitado los archivos de ${version}.`);
    if (drafts > 0)
      console.log(
        `${plural(drafts, 'Se ha quitado', 'Se han quitado')} ${counted(drafts, 'carpeta de una construcción que no llegó', 'carpetas de construcciones que no llegaron')} a terminar.`,
      );
    if (releases.length + drafts === 0) {
      console.log(
        `No hay nada que quitar: todo lo que hay hace falta o dejó de estar en vivo hace menos de ${counted(keepDays, 'día', 'días')}.`,
      );
    }
  });
});
