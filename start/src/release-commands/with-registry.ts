import { createRegistry, type Registry } from '@femcoders/registry/registry';
import pg from 'pg';
import { withSiteDatabase } from '../database-command.ts';
import type { Environment } from '../environment.ts';
import { recordSwitch } from '../record-switch.ts';
import { CommandError } from './command.ts';

const log = { info() {}, warn() {} };

/**
 * Opens the site's registry for a command, whether the site is running or not.
 * @throws CommandError when the database does not answer
 */
export function withRegistry(environment: Environment, run: (registry: Registry) => Promise<void>): Promise<void> {
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
