import { createHash } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@femcoders/services/testing/test-database';
import { createPool } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { readMigrations } from '../database/migrations.ts';

/** Creates a test database that knows every migration of the API: a copy, since a copy takes a tenth of the time. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  return createTestDatabase({
    key: `api_${await migrationsHash()}`,
    async prepare(url) {
      const pool = createPool(url, 1);
      try {
        await migrate(pool);
      } finally {
        await pool.end();
      }
    },
  });
}

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const { name, checksum } of await readMigrations()) hash.update(`${name} ${checksum}\n`);
  return hash.digest('hex').slice(0, 16);
}
