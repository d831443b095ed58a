import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@femcoders/services/testing/test-database';
import pg from 'pg';
import { createRegistry, type Registry, type RegistryPorts } from '../src/registry.ts';

/** A registry on its own database and folder of releases. */
export interface TestRegistry {
  pool: pg.Pool;
  releasesDir: string;
  registry: Registry;
  /** Takes everything away again. */
  close(): Promise<void>;
}

/**
 * Opens a migrated registry on which nothing was published.
 * @param ports what it is given besides its database and its folder
 */
export async function openTestRegistry(
  ports: Partial<Omit<RegistryPorts, 'pool' | 'releasesDir'>> = {},
): Promise<TestRegistry> {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 4 });
  const releasesDir = await mkdtemp(join(tmpdir(), 'test-registry-'));
  const registry = createRegistry({ pool, releasesDir, log: { info() {}, warn() {} }, ...ports });
  await registry.migrate();
  return {
    pool,
    releasesDir,
    registry,
    async close() {
      await registry.close();
      await pool.end();
      await database.drop();
      await rm(releasesDir, { recursive: true });
    },
  };
}
