import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { applyMigrations } from '@femcoders/api/database/apply-migrations';
import { apiMigrations } from '@femcoders/api/database/migrate';
import { readMigrations as readRegistry, migrationsTable as registryTable } from '@femcoders/registry/migrations';
import { createTestDatabase } from '@femcoders/services/testing/test-database';
import pg from 'pg';
import pino from 'pino';
import { prepareData } from '../src/api-service.ts';
import { readEnvironment } from '../src/environment.ts';
import { fillTables } from './fill-tables.ts';
import { readLists } from './read-lists.ts';

const schemas = ['public', 'registry'];
const errors: { type: string; message: string }[] = [];
const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(JSON.parse(line).err) });

describe('a database with rows in every table is upgraded, with all its rows, and its lists are read', () => {
  for (let back = 1; back <= 10; back++)
    test(`from ${back === 1 ? 'the change' : `${back} changes`} before`, async () => {
      const database = await createTestDatabase();
      const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
      const settings = { VAR_DIR: folder, DATABASE_URL: database.url, SEED: 'none', SECOND_FACTOR: 'offered' };
      const environment = readEnvironment(settings);
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      try {
        await migrateUntil(client, back);
        assert.deepEqual(await fillTables(client, schemas), [], 'tables that took no row');
        const before = await countRows(client);
        const said: string[] = [];
        const data = await prepareData(environment, database, log, (line) => void said.push(line));
        try {
          assert.match(said.join('\n'), /Copia previa al cambio de esquema: .*\nEsquema: \d+ cambios? aplicados?/);
          const after = await countRows(client);
          const lost = [...before].filter(([table, rows]) => (after.get(table) ?? 0) < rows).map(([table]) => table);
          assert.deepEqual(lost, []);
          await readLists(environment, data, log);
          // What only the contracts know, such as the topics of a mentor, these rows do not have.
          assert.deepEqual(
            errors.filter(({ type }) => type !== 'ResponseSerializationError'),
            [],
          );
        } finally {
          await data.close();
        }
      } finally {
        await client.end();
        await database.drop();
        rmSync(folder, { recursive: true });
      }
    });
});

/** Applies all but the last changes of the API and of the registry. */
async function migrateUntil(client: pg.Client, back: number): Promise<void> {
  const api = await apiMigrations();
  const registry = (await readRegistry()).slice(0, -back);
  await applyMigrations(client, { ...api, migrations: api.migrations.slice(0, -back) });
  await applyMigrations(client, {
    ledger: 'registry.migrations',
    ledgerStatements: registryTable,
    migrations: registry,
  });
}

async function countRows(client: pg.Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ table: string }>(
    `select format('%I.%I', schemaname, tablename) as table from pg_tables where schemaname = any ($1)`,
    [schemas],
  );
  const counts = new Map<string, number>();
  for (const { table } of rows) {
    const counted = await client.query<{ rows: number }>(`select count(*)::int as rows from ${table}`);
    counts.set(table, counted.rows[0]?.rows ?? 0);
  }
  return counts;
}
