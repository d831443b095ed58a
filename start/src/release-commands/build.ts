// npm run build: builds the releases of the sources that are not there yet, and makes none of them live. It needs no database, and the site
// may run meanwhile, from another checkout: a start from these sources afterwards has nothing left to build.

import { buildReleases } from '../build-releases.ts';
import { readEnvironment } from '../environment.ts';
import { CommandError, runCommand } from './command.ts';

await runCommand(async (given) => {
  if (given.length > 0)
    throw new CommandError('npm run build no lleva nada detrás: construye el shell y todos los remotos.', 2);
  const { releasesDir } = readEnvironment(process.env);
  const releases = await buildReleases(releasesDir, console.log);
  for (const { name, version } of releases) console.log(`${name}: ${version} está construida.`);
  console.log('Nada ha cambiado en el sitio. Al arrancar de nuevo desde estas fuentes ya no hay que construir.');
});
