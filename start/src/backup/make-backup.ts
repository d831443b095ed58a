import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { readRelease } from '@femcoders/registry/live-document';
import { neededReleases } from '@femcoders/registry/needed-releases';
import { releaseFolder } from '@femcoders/registry/release-folder';
import type { StoredReleases } from '@femcoders/registry/stored-releases/stored-releases';
import { StartError } from '@femcoders/services/start-error';
import type pg from 'pg';
import { type CopyToStreamQuery, to as copyTo } from 'pg-copy-streams';
import { sumOf } from './archive-reader.ts';
import { type ArchiveWriter, createArchive } from './archive-writer.ts';
import { quoted, readSequences, readTables } from './database-shape.ts';
import { onLongConnection } from './long-connection.ts';
import {
  type BackupHead,
  type BackupTable,
  backupFormat,
  databasePath,
  fullName,
  headPath,
  keyPath,
  mailboxPath,
  releasesPath,
} from './manifest.ts';
import { migrationsAhead, readSeen, refuseNewer } from './schemas.ts';
import { keyMark } from './secret-key-mark.ts';
import { inChunks } from './text-chunks.ts';

export interface BackupOptions {
  databaseUrl: string;
  releasesDir: string;
  mailboxDir: string;
  /** The site's secret key. Only its mark is written, unless `withKey`. */
  key: Buffer;
  withKey: boolean;
  /** Where the backup will be; nothing is there yet. */
  file: string;
  now: Date;
  /** Waits for another backup that is being made, instead of refusing. */
  wait?: boolean;
  /** Backs up a database that newer code has changed, too; only that code restores it. */
  allowNewerSchema?: boolean;
  /** Where releases come from that are live and not on this machine. */
  stored?: Pick<StoredReleases, 'fetch'> | null;
  /** Leaves out releases whose files are not on this machine, instead of refusing. */
  withoutMissing?: boolean;
}

export interface MadeBackup {
  /** In bytes. */
  size: number;
  rows: number;
  mails: number;
  releases: BackupHead['releases'];
}

/** Any number that nothing else in the database locks. */
const backupLock = 7_240_310_016;
/** About how much of a table is in memory at a time, in bytes. */
const pieceBytes = 4 * 1024 * 1024;
const compress = promisify(gzip);

/**
 * Writes the whole site into one file while it keeps working: every table as it was at one moment, then the files
 * that go with them.
 *
 * @throws StartError when another backup is being made, or there is no room for this one
 */
export async function makeBackup(options: BackupOptions): Promise<MadeBackup> {
  try {
    return await onLongConnection(options.databaseUrl, 'femcoders-backup', async (client) => {
      await lockBackups(client, options.wait ?? false);
      // All that is read from now on is of the moment of the first question.
      await client.query('begin isolation level repeatable read, read only');
      return write(client, options);
    });
  } catch (error) {
    throw isFull(error)
      ? new StartError(
          `No hay sitio para la copia en ${options.file}. No ha quedado nada a medias. Haz sitio, o hazla en otra carpeta (BACKUPS_DIR).`,
        )
      : error;
  }
}

async function lockBackups(client: pg.Client, wait: boolean): Promise<void> {
  const lock = wait ? 'pg_advisory_lock' : 'pg_try_advisory_lock';
  const answer = await client.query<{ held: boolean | '' }>(`select ${lock}($1) as held`, [backupLock]);
  if (answer.rows[0]?.held === false)
    throw new StartError('Ya se está haciendo una copia de esta base de datos. Espera a que termine.');
}

async function write(client: pg.Client, options: BackupOptions): Promise<MadeBackup> {
  const { key, withKey, file, now } = options;
  const schemas = await readSeen(client);
  // It would be refused when it is to be restored.
  await refuseNewer(schemas, options.allowNewerSchema ?? false);
  const needed = await releasesOf(client, schemas);
  for (const { name, version } of options.stored ? needed : []) {
    const release = await readRelease(client, name, version);
    if (release) await options.stored?.fetch(release);
  }
  const releases = needed.filter((release) => existsSync(releaseFolder(options.releasesDir, release)));
  if (releases.length < needed.length && !options.withoutMissing) throw missing(needed, options.releasesDir);
  const head = await readHead(client, { createdAt: now, schemas, releases, key, holdsKey: withKey });
  const archive = await createArchive(file, now);
  try {
    await archive.add(headPath, JSON.stringify(head, null, 2));
    if (withKey) await archive.add(keyPath, `${key.toString('base64url')}\n`);
    const copies: Record<string, CopyToStreamQuery> = {};
    for (const table of head.tables) copies[fullName(table)] = await writeTable(client, archive, table);
    // By its answer every copying has heard of its end.
    await client.query('commit');
    const rows = Object.fromEntries(Object.entries(copies).map(([name, { rowCount }]) => [name, rowCount]));
    for (const release of releases) {
      const folder = releaseFolder(options.releasesDir, release);
      await writeFolder(archive, `${releasesPath}/${release.name}/${release.version}`, folder);
    }
    const mails = await writeFolder(archive, mailboxPath, options.mailboxDir);
    const size = await archive.finish(rows);
    return { size, rows: sumOf(rows), mails, releases };
  } finally {
    await archive.abandon();
  }
}

type KnownHead = Pick<BackupHead, 'schemas' | 'releases' | 'holdsKey'> & { createdAt: Date; key: Buffer };

async function readHead(client: pg.Client, { createdAt, key, ...known }: KnownHead): Promise<BackupHead> {
  const server = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
  return {
    ...known,
    format: backupFormat,
    createdAt: createdAt.toISOString(),
    postgres: server.rows[0]?.version ?? '',
    tables: await readTables(client),
    sequences: await readSequences(client),
    keyMark: keyMark(key),
  };
}

/** Returns the releases in use; a database that is yet to be migrated has only the oldest of the tables that decide it. */
async function releasesOf(client: pg.Client, schemas: BackupHead['schemas']): Promise<BackupHead['releases']> {
  if (schemas.registry.length === 0) return [];
  if ((await migrationsAhead(schemas)).length === 0) return neededReleases(client);
  const live = await client.query<BackupHead['releases'][number]>('select name, version from registry.live');
  return live.rows;
}

/** @returns the copying, which knows the number of rows once the next question is answered */
async function writeTable(client: pg.Client, archive: ArchiveWriter, table: BackupTable) {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
  // Of a table in parts, a plain COPY gives nothing.
  const copy = client.query(copyTo(`copy (select ${columns} from ${quoted(client, table)}) to stdout`));
  // Its end, when the archive has failed before.
  copy.on('error', () => {});
  let number = 0;
  for await (const piece of inChunks(copy, pieceBytes)) {
    number += 1;
    const path = `${databasePath}/${fullName(table)}/${String(number).padStart(6, '0')}.copy.gz`;
    await archive.add(path, await compress(piece));
  }
  return copy;
}

function missing(needed: BackupHead['releases'], releasesDir: string): StartError {
  const gone = needed.filter((release) => !existsSync(releaseFolder(releasesDir, release)));
  const names = gone.map(({ name, version }) => `${name} ${version}`).join(', ');
  return new StartError(`En ${releasesDir} falta lo que está en vivo: ${names}. ¿Es la RELEASES_DIR del sitio?`);
}

/** Files come and go in a mailbox; those that are gone by now are left out. @returns the number of files */
async function writeFolder(archive: ArchiveWriter, path: string, folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessGone([]));
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
  let count = 0;
  for (const file of files) {
    const content = await readFile(join(folder, file)).catch(unlessGone(null));
    if (!content) continue;
    await archive.add(`${path}/${file}`, content);
    count += 1;
  }
  return count;
}

/** Returns an error handler that gives a value for a file that is not there (any more). */
const unlessGone =
  <T>(nothing: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return nothing;
    throw error;
  };

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
