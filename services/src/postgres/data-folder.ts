import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartError } from '../start-error.ts';
import { postgresBinaries } from './binaries.ts';
import { folderAccess } from './data-folder-access.ts';
import type { SystemUser } from './server-user.ts';

const unfinished = '.unfinished-';
/** Nobody but the owner of the socket's folder reaches the server, so the socket itself asks for no password. */
const initialisation = ['--username=postgres', '--auth=trust', '--encoding=UTF8'];
const locale =
  process.platform === 'darwin'
    ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--lc-ctype=UTF-8']
    : ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8'];

/**
 * Makes a PostgreSQL data folder unless it is there. It grows under another name and is renamed when complete, so a
 * process killed half way leaves nothing that looks finished; what it left is swept away.
 *
 * @param dataFolder Absolute path; its parent exists.
 * @param options.sync Whether to force the files to disk (not for throw-away databases).
 * @throws StartError with PostgreSQL's own words when it fails.
 */
export async function makeDataFolder(
  dataFolder: string,
  user: SystemUser | null,
  options: { sync: boolean },
): Promise<void> {
  if (existsSync(join(dataFolder, 'PG_VERSION'))) return;
  await sweep(dataFolder);
  const folder = `${dataFolder}${unfinished}${randomUUID()}`;
  mkdirSync(folder, { mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
  const access = folderAccess(folder, user);
  try {
    const child = spawn(
      postgresBinaries(user).initdb,
      [`--pgdata=${access.path}`, ...initialisation, ...locale, ...(options.sync ? [] : ['--no-sync'])],
      {
        ...user,
        cwd: '/',
        env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' },
        stdio: ['ignore', 'ignore', 'pipe', ...access.inherited],
      },
    );
    const failed = new Promise<never>((_, reject) => child.once('error', reject));
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const complaint = child.stderr ? text(child.stderr) : '';
    if ((await Promise.race([ended, failed])) !== 0) {
      throw new StartError(`PostgreSQL no ha podido crear su carpeta de datos en ${dataFolder}:\n${await complaint}`);
    }
    renameSync(folder, dataFolder);
    await sweep(dataFolder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  } finally {
    access.close();
  }
}

/**
 * Removes what starts that were killed half way have left. Their initdb may have outlived them and still be writing,
 * so a folder that fills up again while it is emptied is tried again until that program has failed.
 */
async function sweep(dataFolder: string): Promise<void> {
  const parent = dirname(dataFolder);
  const prefix = `${basename(dataFolder)}${unfinished}`;
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(prefix)) continue;
    await rm(join(parent, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}
