import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@femcoders/services/testing/test-database';
import pg from 'pg';
import { createRegistry, type Registry } from '../src/registry.ts';

export interface TestRegistry {
  registry: Registry;
  pool: pg.Pool;
  releasesDir: string;
  close(): Promise<void>;
}

/** An empty registry on its own database and folder. */
export async function openTestRegistry(): Promise<TestRegistry> {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 4 });
  const releasesDir = await mkdtemp(join(tmpdir(), 'registry-'));
  const registry = createRegistry({ pool, releasesDir, log: { info() {}, warn() {} }, checkEveryMs: 60_000 });
  await registry.migrate();
  return {
    registry,
    pool,
    releasesDir,
    async close() {
      await registry.close();
      await pool.end();
      await database.drop();
      await rm(releasesDir, { recursive: true });
    },
  };
}
