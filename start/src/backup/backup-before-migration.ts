import { basename, dirname } from 'node:path';
import { StartError } from '@femcoders/services/start-error';
import type { Pool } from 'pg';
import type { Environment } from '../environment.ts';
import type { Say } from '../progress.ts';
import { readSecretKey } from '../secret-key.ts';
import { backupFile, keepLatest } from './backup-file.ts';
import { makeBackup } from './make-backup.ts';
import { migrationsAhead, readSeen } from './schemas.ts';

const prefix = 'before-migration-';

/**
 * Makes a backup when the schema of a database that is in use is about to be changed, which cannot be undone otherwise.
 *
 * @throws StartError when it cannot be made: then nothing may be migrated
 */
export async function backupBeforeMigration(
  pool: Pool,
  databaseUrl: string,
  environment: Pick<
    Environment,
    'backups' | 'releasesDir' | 'mailboxDir' | 'secretKey' | 'varDir' | 'allowNewerSchema'
  >,
  say: Say,
): Promise<void> {
  const { backups, releasesDir, mailboxDir, allowNewerSchema } = environment;
  const ahead = await migrationsOfUsedDatabase(pool);
  if (backups.kept === 0 || ahead.length === 0) return;
  const now = new Date();
  const file = backupFile(`${backups.folder}/`, prefix, now);
  const key = readSecretKey(environment);
  try {
    const files = { releasesDir, mailboxDir, file, withoutMissing: true, allowNewerSchema };
    await makeBackup({ databaseUrl, ...files, key, withKey: false, now, wait: true });
    await keepLatest(dirname(file), prefix, backups.kept, { made: basename(file), now });
  } catch (error) {
    throw new StartError(
      `Antes de cambiar el esquema (${ahead.join(', ')}) se hace una copia, y no se ha podido: ${error instanceof Error ? error.message : error} ` +
        'El esquema no se ha tocado. Para arrancar sin esa copia: BACKUPS_KEPT=0.',
      { cause: error },
    );
  }
  say(`Copia previa al cambio de esquema: ${file}`);
}

/** A database that is just being made has nothing to lose. */
async function migrationsOfUsedDatabase(pool: Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    const seen = await readSeen(client);
    return seen.api.length === 0 ? [] : await migrationsAhead(seen);
  } finally {
    client.release();
  }
}
