import { existsSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { BuildError } from './build-error.ts';

/** `.ts` in our checkout, whose sources Node runs as they are; `.js` in a team's `node_modules`, which holds them compiled. */
export const programExtension = extname(import.meta.filename);

/** Whether this runs in our checkout, where the packages lie as sources next to each other. */
export const isCheckout = programExtension === '.ts';

/** The root of the project that is built: our checkout, or a team's own repository. Its `package-lock.json` is there. */
export const repositoryRoot = isCheckout ? join(import.meta.dirname, '..', '..') : folderWithLock(process.cwd());

function folderWithLock(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  const above = dirname(folder);
  if (above === folder)
    throw new BuildError('Aquí no hay ningún package-lock.json: ve a la carpeta del remoto y ejecuta npm install.');
  return folderWithLock(above);
}

/** Folder of the sources of the shell or of a remote. A team's own repository is the folder of its remote. */
export function sourcesOf(name: string): string {
  return isCheckout ? join(repositoryRoot, name) : repositoryRoot;
}

/** Our packages that a build reads. */
export type HousePackage = 'contracts' | 'platform' | 'shared-ui' | 'kit' | 'build';

/** Folder of one of our packages. */
export function packageFolder(name: HousePackage): string {
  if (isCheckout) return join(repositoryRoot, name);
  const manifest = findPackageJSON(`@femcoders/${name}`, import.meta.url);
  if (!manifest) throw new BuildError(`@femcoders/${name} no está instalado: ejecuta npm install.`);
  return dirname(manifest);
}

/** A program of this folder that runs in a separate process, such as `build-worker`. */
export function programFile(name: string): string {
  return join(import.meta.dirname, name + programExtension);
}

/** The API's description as a file: a team's repository has no API to read it from. */
export const keptApiDescription = join(packageFolder('build'), 'api.json');
