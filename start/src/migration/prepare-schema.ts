import { counted } from '@femcoders/contracts/spanish-count';
import { StartError } from '@femcoders/services/start-error';
import type { Pool } from 'pg';
import { backupBeforeMigration } from '../backup/backup-before-migration.ts';
import { migrationsAhead, readSeen, refuseNewer } from '../backup/schemas.ts';
import type { Environment } from '../environment.ts';
import type { Say } from '../progress.ts';
import { migrateSchemas } from './migrate-schemas.ts';

/** Held while a database is made ready. Any number that nothing else locks. */
export const preparingLock = 4_812_320;

/** The migrations that a database lacks of this code, and those it has of a newer one. */
export interface SchemaState {
  ahead: string[];
  /** Only where `ALLOW_NEWER_SCHEMA` lets this code work on it. */
  unknown: string[];
}

/** @throws StartError where newer code has changed the database, unless that is allowed */
export async function readSchemaState(pool: Pool, allowNewer: boolean): Promise<SchemaState> {
  const client = await pool.connect();
  try {
    const seen = await readSeen(client);
    return { unknown: await refuseNewer(seen, allowNewer), ahead: await migrationsAhead(seen) };
  } finally {
    client.release();
  }
}

/**
 * Migrates the schema to the version of this code, after a backup where the database is in use. The caller holds `preparingLock`: what one process is
 * just migrating another would back up half made.
 *
 * @throws StartError with what the person at the terminal can do
 */
export async function migrateAfterBackup(
  pool: Pool,
  databaseUrl: string,
  environment: Environment,
  say: Say,
): Promise<SchemaState & { applied: string[] }> {
  const state = await readSchemaState(pool, environment.allowNewerSchema);
  await backupBeforeMigration(pool, databaseUrl, environment, say);
  return { ...state, applied: await migrateSchemas(databaseUrl, say) };
}

/**
 * Makes the schema ready for a start: changes it, or where `npm run migrate` alone does so, only looks. The caller holds `preparingLock`.
 *
 * @throws StartError when the schema cannot be migrated to the version of this code, or is not there and may not be
 */
export async function prepareSchema(
  pool: Pool,
  databaseUrl: string,
  environment: Environment,
  say: Say,
): Promise<void> {
  if (environment.migrates === 'step') {
    const state = await readSchemaState(pool, environment.allowNewerSchema);
    refuseOlder(state);
    say('Esquema: al día. Lo cambia npm run migrate, y no los arranques.');
    nameUnknown(state, say);
    return;
  }
  const { applied, ...state } = await migrateAfterBackup(pool, databaseUrl, environment, say);
  say(
    applied.length > 0
      ? `Esquema: ${counted(applied.length, 'cambio aplicado', 'cambios aplicados')}.`
      : 'Esquema: al día.',
  );
  nameUnknown(state, say);
}

/** Says what newer code has changed, where somebody has decided that this code may go on all the same. */
export function nameUnknown({ unknown }: SchemaState, say: Say): void {
  if (unknown.length > 0)
    say(`Esquema: lo ha cambiado un código más nuevo (${unknown.join(', ')}), y ALLOW_NEWER_SCHEMA lo permite.`);
}

/** @throws StartError where the database lacks what a start with `MIGRATE=step` does not add */
export function refuseOlder({ ahead }: SchemaState): void {
  if (ahead.length === 0) return;
  throw new StartError(
    `A la base de datos le faltan cambios del esquema de este código: ${ahead.join(', ')}. Con MIGRATE=step un arranque no los aplica: ejecuta npm run migrate con este código y vuelve a arrancar.`,
  );
}
