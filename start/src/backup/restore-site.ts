import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { counted } from '@femcoders/contracts/spanish-count';
import { ensureDatabase, startServer, stopServer } from '@femcoders/services/postgres/server';
import { StartError } from '@femcoders/services/start-error';
import { reachGivenDatabase } from '../database-command.ts';
import type { Environment } from '../environment.ts';
import type { Say } from '../progress.ts';
import { embeddedDatabase, embeddedDataFolder, embeddedRole } from '../site-database.ts';
import { openSiteStorage } from '../site-storage.ts';
import { lockVarDir } from '../var-dir-lock.ts';
import type { OpenBackup } from './archive-reader.ts';
import { type RestoredDatabase, restoreDatabase } from './restore-database.ts';
import { moveIn, removeStaged, replace, type SiteFiles, stagedFiles, unpackFiles } from './restore-files.ts';
import { keyMark } from './secret-key-mark.ts';
import { aboutRestoredObjects } from './uploaded-objects.ts';

export interface RestoreOptions {
  environment: Pick<
    Environment,
    'varDir' | 'releasesDir' | 'mailboxDir' | 'databaseUrl' | 'databaseDirectUrl' | 'secretKey'
  > &
    Partial<Pick<Environment, 'storage'>>;
  backup: OpenBackup;
  /** Restores although what was sealed cannot be opened. */
  withoutKey: boolean;
  /** Whether what is there may be put aside. Asked only if something is. */
  mayReplace(there: string): Promise<boolean>;
  now: Date;
  say: Say;
}

/**
 * Makes the site of a backup in `VAR_DIR`, or in the empty database of `DATABASE_URL`. Everything is put together next to
 * its place first: a restore that fails, or is killed, has changed nothing. What was there is put aside, not removed.
 *
 * @returns what is to be said of files that are objects of a store; null where there are none
 * @throws StartError when a site runs there, when something is there and may not be replaced, or the key is missing
 */
export async function restoreSite({
  environment,
  backup,
  withoutKey,
  mayReplace,
  now,
  say,
}: RestoreOptions): Promise<string | null> {
  const { varDir } = environment;
  const release = lockVarDir(varDir, 'una restauración');
  const stamp = stampOf(now);
  const files = filesOf(environment);
  const staged = stagedFiles(files, stamp);
  try {
    if (!withoutKey) demandKey(environment, backup);
    const there = whatIsThere(environment, files);
    if (there && !(await mayReplace(there)))
      throw new StartError(
        `Ya hay algo en ${there}, y no se ha tocado. Con --replace se aparta, sin borrarlo, y se restaura.`,
      );
    const mails = await unpackFiles(backup, staged);
    say(
      `Archivos: ${counted(backup.head.releases.length, 'versión', 'versiones')} y ${counted(mails, 'correo', 'correos')}.`,
    );
    const given = await reachGivenDatabase(environment);
    const put = given ? null : `${dirname(embeddedDataFolder(varDir))}.restoring-${stamp}`;
    const { rows, foreign, named } = put
      ? await restoreEmbedded(varDir, put, backup)
      : await restoreDatabase(given as string, backup);
    say(
      `Base de datos: ${counted(rows, 'fila', 'filas')} en ${counted(backup.head.tables.length, 'tabla', 'tablas')}.`,
    );
    for (const name of foreign) say(`La tabla ${name} no es del sitio y no se restaura.`);
    const store = named.objects.size > 0 ? await openSiteStorage({ storage: environment.storage ?? null }) : null;
    const objects = await aboutRestoredObjects(named, store).finally(() => store?.close());
    if (objects) say(objects);
    const aside = await moveIn(backup, staged, files, stamp);
    if (put) {
      // A server that outlived its site serves what is about to be put aside.
      await stopServer(embeddedDataFolder(varDir));
      const before = await replace(put, dirname(embeddedDataFolder(varDir)), stamp);
      if (before) aside.push(before);
    }
    for (const path of aside) say(`Lo de antes está en ${path}.`);
    return objects;
  } finally {
    await removeStaged(staged);
    release();
  }
}

/** A time as part of a file's name. */
export function stampOf(now: Date): string {
  return now.toISOString().replaceAll(/[-:.]/g, '');
}

function filesOf({ varDir, releasesDir, mailboxDir }: RestoreOptions['environment']): SiteFiles {
  return { releasesDir, mailboxDir, keyFile: join(varDir, 'secret.key') };
}

/** Releases are nobody's alone: those of a backup are added to them. */
function whatIsThere({ varDir, databaseUrl }: RestoreOptions['environment'], { mailboxDir }: SiteFiles): string | null {
  const data = dirname(embeddedDataFolder(varDir));
  if (!databaseUrl && existsSync(data)) return data;
  return existsSync(mailboxDir) && readdirSync(mailboxDir).length > 0 ? mailboxDir : null;
}

function demandKey({ varDir, secretKey }: RestoreOptions['environment'], { head }: OpenBackup): void {
  const file = join(varDir, 'secret.key');
  const own = secretKey ?? (existsSync(file) ? Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url') : null);
  if (secretKey ? keyMark(secretKey) === head.keyMark : head.holdsKey) return;
  if (own?.length === 32 && keyMark(own) === head.keyMark) return;
  throw new StartError(
    `${own ? 'La clave secreta de aquí no es la del sitio de la copia' : 'Falta la clave secreta del sitio'}, y la copia no la lleva. ` +
      `Ponla en SECRET_KEY o en ${file}. Sin ella no se abren los segundos factores ni los documentos enviados; ` +
      'para restaurar lo demás: --without-key.',
  );
}

async function restoreEmbedded(varDir: string, folder: string, backup: OpenBackup): Promise<RestoredDatabase> {
  const options = {
    dataFolder: join(folder, 'data'),
    logFile: join(varDir, 'log', 'restore.log'),
    settings: {},
    sync: true,
  };
  try {
    const server = await startServer(options);
    try {
      return await restoreDatabase(await ensureDatabase(server, embeddedRole, embeddedDatabase), backup);
    } finally {
      await server.stop();
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
