import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { isReachable } from './folder-access.ts';
import type { SystemUser } from './server-user.ts';

/** Bytes that the path of a Unix socket may have; macOS stops at 103. */
const longestSocketPath = 103;
export const socketName = '.s.PGSQL.5432';

/**
 * A folder for the socket of the server that serves `dataFolder`: short for any path of the checkout, always the
 * same for the same data, and closed (0700) to everybody but the server's user. Made if missing.
 *
 * @throws StartError when the folder belongs to somebody else.
 */
export function socketFolder(dataFolder: string, user: SystemUser | null): string {
  const owner = user?.uid ?? process.getuid?.() ?? 0;
  const name = `femcoders-${createHash('sha256').update(`${owner}:${dataFolder}`).digest('hex').slice(0, 12)}`;
  const parent = [tmpdir(), '/tmp'].find(
    (folder) =>
      Buffer.byteLength(join(folder, name, socketName)) <= longestSocketPath && (!user || isReachable(folder, user)),
  );
  if (!parent) {
    throw new StartError('No hay una carpeta temporal corta para el socket de PostgreSQL: indica una en TMPDIR.');
  }
  const folder = join(parent, name);
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (user) chownSync(folder, user.uid, user.gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const stats = lstatSync(folder);
  if (!stats.isDirectory() || stats.uid !== owner || (stats.mode & 0o077) !== 0) {
    throw new StartError(`La carpeta ${folder} es de otra cuenta o está abierta a otras: bórrala y vuelve a arrancar.`);
  }
  return folder;
}
