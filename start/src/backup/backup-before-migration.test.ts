import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { migrate } from '@femcoders/api/database/migrate';
import { createTestDatabase, type TestDatabase } from '@femcoders/services/testing/test-database';
import pg from 'pg';
import { readEnvironment } from '../environment.ts';
import { openBackup } from './archive-reader.ts';
import { backupBeforeMigration } from './backup-before-migration.ts';

describe('a start that is about to change the schema', () => {
  let varDir: string;
  let database: TestDatabase;
  let pool: pg.Pool;
  before(async () => {
    varDir = mkdtempSync(join(tmpdir(), 'before-migration-'));
    database = await createTestDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 2 });
  });
  after(async () => {
    await pool.end();
    await database.drop();
    rmSync(varDir, { recursive: true, force: true });
  });

  const start = async (settings: Record<string, string> = {}) => {
    const said: string[] = [];
    const environment = readEnvironment({ VAR_DIR: varDir, ...settings });
    await backupBeforeMigration(pool, database.url, environment, (line) => said.push(line));
    return said.join('\n');
  };
  const backups = () => readdirSync(join(varDir, 'backups')).sort();

  it('makes no backup of a database that is new, or that knows every migration', async () => {
    assert.equal(await start(), '');
    await migrate(pool);
    // The registry's migrations have not been seen: a start has been ended between the two.
    assert.match(await start(), /Copia previa al cambio de esquema: .*before-migration-/);
  });

  it('makes one that can be opened, and keeps the last ones', async () => {
    for (let count = 0; count < 3; count++) await start({ BACKUPS_KEPT: '2' });
    assert.equal(backups().length, 2);
    const backup = await openBackup(join(varDir, 'backups', backups()[1] ?? ''));
    assert.equal(backup.rows['public.moderation_notice'], 1);
    await backup.close();
  });

  it('does not start when there can be none, and says how to start without', async () => {
    const notAFolder = join(varDir, 'file');
    writeFileSync(notAFolder, '');
    await assert.rejects(start({ BACKUPS_DIR: notAFolder }), {
      name: 'StartError',
      message: /no se ha podido: .* El esquema no se ha tocado\. .*BACKUPS_KEPT=0/,
    });
    assert.equal(await start({ BACKUPS_KEPT: '0', BACKUPS_DIR: join(varDir, 'never') }), '');
    assert.equal(existsSync(join(varDir, 'never')), false);
  });
});
