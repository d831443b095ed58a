import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createRegistry, type Registry } from '@femcoders/registry/registry';
import pg from 'pg';
import { withSiteDatabase } from '../database-command.ts';
import type { Environment } from '../environment.ts';
import { recordSwitch } from '../record-switch.ts';
import { embeddedDataFolder } from '../site-database.ts';
import { CommandError } from './command.ts';

const log = { info() {}, warn() {} };

/**
 * A command acts on a site that is there: a database that it would make itself is nobody's.
 * @throws CommandError that says what to set
 */
export function requireSite({ databaseUrl, varDir }: Pick<Environment, 'databaseUrl' | 'varDir'>): void {
  if (databaseUrl || existsSync(join(embeddedDataFolder(varDir), 'PG_VERSION'))) return;
  throw new CommandError(
    `En ${varDir} no hay ningún sitio. Para publicar en uno que está en marcha, pon SITE_URL y RELEASE_TOKEN (se crea en /admin/despliegues); para uno de esta máquina, arráncalo antes con npm start o di cuál es con DATABASE_URL o VAR_DIR.`,
  );
}

/**
 * Opens the site's registry for a command, whether the site is running or not.
 * @throws CommandError when there is no site here, or its database does not answer
 */
export async function withRegistry(
  environment: Environment,
  run: (registry: Registry) => Promise<void>,
): Promise<void> {
  requireSite(environment);
  return withSiteDatabase(environment, async (databaseUrl) => {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, connectionTimeoutMillis: 10_000 });
    pool.on('error', () => undefined);
    const registry = createRegistry({ pool, releasesDir: environment.releasesDir, log, recordSwitch });
    try {
      await checkConnection(pool);
      await registry.migrate();
      await run(registry);
    } finally {
      await registry.close();
      await pool.end();
    }
  });
}

async function checkConnection(pool: pg.Pool): Promise<void> {
  try {
    (await pool.connect()).release();
  } catch (error) {
    throw new CommandError(`La base de datos no responde (${reasonOf(error)}).`);
  }
}

/** A name with several addresses fails once per address, and then the error as a whole says nothing. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
