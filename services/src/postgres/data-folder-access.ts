import { closeSync, constants, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../start-error.ts';
import { isReachable } from './folder-access.ts';
import type { SystemUser } from './server-user.ts';

/** How a program that runs as the server's user names a folder. */
export interface FolderAccess {
  /** The path to give to the program. */
  path: string;
  /** Extra inherited files of the program, after stdin, stdout and stderr. */
  inherited: number[];
  close(): void;
}

/**
 * The folder's own path where the server's user can walk to it. Where it cannot (root's checkout below a 0700 home),
 * the program inherits the opened folder and names it by its number: nothing above the folder is walked through.
 *
 * @param folder Absolute path of an existing folder that belongs to `user`.
 */
export function folderAccess(folder: string, user: SystemUser | null): FolderAccess {
  if (!user || isReachable(dirname(folder), user)) return { path: folder, inherited: [], close() {} };
  if (process.platform !== 'linux') {
    throw new StartError(
      `La cuenta de PostgreSQL no puede entrar en ${folder}. Indica en VAR_DIR una carpeta a la que llegue cualquiera ` +
        'o arranca sin ser root.',
    );
  }
  const descriptor = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  return { path: '/proc/self/fd/3', inherited: [descriptor], close: () => closeSync(descriptor) };
}
