import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPool } from '@femcoders/api/database/database';
import { readMigrations } from '@femcoders/api/database/migrations';
import { createReadOnlyApi } from '@femcoders/api/read-only-api';

/** An API for a trial, for as long as that takes. */
export interface TrialApi {
  url: string;
  close(): Promise<void>;
}

/**
 * Starts an API that reads the database of a site that does not run. Who uses it only reads.
 * @returns null where the schema is not that of these sources, as before the first start: what it answered would say nothing
 */
export async function startTrialApi(databaseUrl: string): Promise<TrialApi | null> {
  const pool = createPool(databaseUrl);
  try {
    const { rows } = await pool.query<{ checksum: string }>('select checksum from schema_migrations');
    const applied = new Set(rows.map(({ checksum }) => checksum));
    const migrations = await readMigrations();
    if (migrations.length !== applied.size || !migrations.every(({ checksum }) => applied.has(checksum)))
      throw new Error('The schema is another one.');
  } catch {
    await pool.end();
    return null;
  }
  const app = await createReadOnlyApi(pool);
  await app.ready();
  const server = createServer(app.routing).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await app.close();
      await pool.end();
    },
  };
}
