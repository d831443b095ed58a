import {
  applyMigrations,
  MigrationBlockedError,
  MigrationFailedError,
  type MigrationWait,
} from '@femcoders/api/database/apply-migrations';
import { apiMigrations } from '@femcoders/api/database/migrate';
import { jobsVersion } from '@femcoders/api/jobs/jobs-schema';
import { migrateJobs } from '@femcoders/api/jobs/migrate-jobs';
import { readMigrations as readRegistry, migrationsTable as registryTable } from '@femcoders/registry/migrations';
import { StartError } from '@femcoders/services/start-error';
import { onLongConnection } from '../backup/long-connection.ts';
import { queueVersion, readSeen } from '../backup/schemas.ts';
import type { Say } from '../progress.ts';

/**
 * Applies what a database has not seen of the three parts of its schema: API, registry and job queue.
 *
 * @param databaseUrl of an account that owns the schema, or may create it
 * @param say hears of a change that waits for a lock
 * @returns what was applied now
 * @throws StartError when a change cannot be applied; what came before it has been
 */
export async function migrateSchemas(databaseUrl: string, say: Say): Promise<string[]> {
  const settings = { onWait: (wait: MigrationWait) => say(waiting(wait)) };
  const registry = { ledger: 'registry.migrations', ledgerStatements: registryTable };
  try {
    const applied = await onLongConnection(databaseUrl, 'femcoders-migrate', async (client) => [
      ...(await applyMigrations(client, await apiMigrations(), settings)),
      ...(await applyMigrations(client, { ...registry, migrations: await readRegistry() }, settings)),
      ...((await isQueueAhead(client)) ? [queueVersion(jobsVersion())] : []),
    ]);
    if (applied.includes(queueVersion(jobsVersion()))) await migrateJobs(databaseUrl);
    return applied;
  } catch (error) {
    throw inWords(error);
  }
}

async function isQueueAhead(client: Parameters<typeof readSeen>[0]): Promise<boolean> {
  const { jobs } = await readSeen(client);
  return jobs === null || jobs < jobsVersion();
}

const waiting = ({ name, oldest }: MigrationWait) =>
  `El cambio ${name} espera a una tabla que usa otra transacción${transaction(oldest)}. Se suelta para no hacer cola y se vuelve a intentar.`;

function transaction(oldest: MigrationWait['oldest']): string {
  if (!oldest) return '';
  const name = oldest.application ? ` «${oldest.application}»` : '';
  return ` (la más antigua: proceso ${oldest.pid} de PostgreSQL${name}, desde hace ${oldest.seconds} s)`;
}

/** SQLSTATE of an account that lacks a right. */
const forbidden = '42501';

/** `explainSchemaError` says which role or code it takes. */
function inWords(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const cause = error.cause instanceof Error ? error.cause : error;
  if ('code' in cause && cause.code === forbidden) return error;
  if (error instanceof MigrationBlockedError)
    return new StartError(
      `El cambio ${error.migration} no se ha aplicado: otra transacción usa la tabla todo el tiempo${transaction(error.oldest)}. Los anteriores sí se han aplicado. Espera a que termine, o termínala, y repite.`,
    );
  if (error instanceof MigrationFailedError)
    return new StartError(
      `El cambio ${error.migration} ha fallado, y no ha quedado nada de él: ${cause.message}. Los anteriores sí se han aplicado.`,
    );
  return error;
}
