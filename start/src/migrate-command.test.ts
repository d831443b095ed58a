import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { applyMigrations } from '@femcoders/api/database/apply-migrations';
import { apiMigrations } from '@femcoders/api/database/migrate';
import { createCacheMemory } from '@femcoders/contracts/cache-memory';
import { createTestDatabase, type TestDatabase } from '@femcoders/services/testing/test-database';
import pg from 'pg';
import pino from 'pino';
import { runProgram } from '../test/run-program.ts';
import { prepareData, startApiService } from './api-service.ts';
import { readEnvironment } from './environment.ts';

const otherServer = process.env.TEST_DATABASE_URL ? 'its superuser is not known' : false;
const log = pino({ level: 'silent' });

describe('npm run migrate', () => {
  let database: TestDatabase;
  let folder: string;
  before(async () => {
    database = await createTestDatabase();
    folder = mkdtempSync(join(tmpdir(), 'migrate-'));
  });
  after(async () => {
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const settings = (url = database.url) => ({ VAR_DIR: folder, DATABASE_URL: url, SEED: 'none' });
  const start = async (url?: string, more: Record<string, string> = { MIGRATE: 'step' }) => {
    const said: string[] = [];
    const environment = readEnvironment({ ...settings(url), ...more });
    const data = await prepareData(
      environment,
      { url: environment.databaseUrl as string },
      log,
      (line) => void said.push(line),
    );
    return { environment, data, said: said.join('\n') };
  };
  const command = (given: string[], url?: string) => runProgram('migrate-command.ts', settings(url), given);
  const run = async (...given: string[]) => {
    const program = command(given);
    return { code: await program.exitCode, said: program.said() };
  };

  it('says what an empty database lacks and changes nothing, and a start that may not change it ends', async () => {
    const checked = await run('--check');
    assert.equal(checked.code, 1, checked.said);
    assert.match(
      checked.said,
      /Faltan \d+ cambios del esquema: 0001_core\.sql, .*0001_releases\.sql, .*cola de trabajos/,
    );
    await assert.rejects(start(), { name: 'StartError', message: /faltan cambios .*0001_core\.sql.*npm run migrate/ });
    assert.deepEqual(await ask(database.url, `select from pg_class where relname = 'users'`), []);
  });

  it('applies all of it, and nothing the next time', async () => {
    const applied = await run();
    assert.equal(applied.code, 0, applied.said);
    assert.match(applied.said, /cambios aplicados en .*0001_core\.sql.*0001_releases\.sql.*la cola de trabajos \d+\./);
    assert.deepEqual(await run(), { code: 0, said: 'Esquema: al día. No se ha cambiado nada.\n' });
    assert.deepEqual(await run('--check'), { code: 0, said: 'Esquema: al día.\n' });
    assert.equal((await run('--now')).code, 2);
  });

  it('lets an API start whose account may create nothing', { skip: otherServer }, async () => {
    const role = `worker_${process.pid}`;
    // The test's own account may make no other.
    const superuser = withUser(database.url, 'postgres');
    await ask(superuser, grantsOf(role));
    try {
      const url = withUser(database.url, role);
      await assert.rejects(ask(url, 'create table public.one ()'), /permission denied/);
      for (const MIGRATE of ['step', 'start']) {
        const { environment, data, said } = await start(url, { MIGRATE });
        const port = { basePath: '', siteUrl: undefined, cacheMemory: createCacheMemory() };
        const api = await startApiService(environment, { url }, data, log, port);
        const read = await api.app.inject({ url: '/events/api/list/upcoming' });
        const comment = { postId: 16, content: 'Un comentario', alias: 'Ana' };
        const written = await api.app.inject({ method: 'POST', url: '/comments', payload: comment });
        await api.stop();
        await data.close();
        assert.deepEqual([read.statusCode, written.statusCode], [200, 201], written.body);
        assert.match(said, /Esquema: al día/);
      }
      const last = await forget(database.url, 'registry.migrations');
      await assert.rejects(start(url, { MIGRATE: 'start', BACKUPS_KEPT: '0' }), {
        name: 'StartError',
        message: /no tiene permiso para esto: .*npm run migrate/,
      });
      await ask(database.url, `insert into registry.migrations (name) values ('${last}')`);
    } finally {
      await ask(superuser, `drop owned by ${role}; drop role ${role}`);
    }
  });

  it('waits for a table that is in use, leaves nothing when it is killed, and is repeated after a backup', async () => {
    const earlier = await createTestDatabase();
    const reader = new pg.Client({ connectionString: earlier.url });
    await reader.connect();
    try {
      const api = await apiMigrations();
      // The next one changes `place_requests`.
      const migrations = api.migrations.filter(({ name }) => name < '0881');
      await applyMigrations(reader, { ...api, migrations });
      await reader.query('begin; select from place_requests');

      const killed = command([], earlier.url);
      while (!killed.said().includes('0881_places_kept_for_nobody.sql espera a una tabla')) {
        assert.equal(killed.child.exitCode, null, killed.said());
        await sleep(50);
      }
      // Who comes later still reads.
      await ask(earlier.url, 'select from place_requests');
      killed.child.kill('SIGKILL');
      await killed.exitCode;
      await reader.query('commit');
      const { rows } = await reader.query('select max(name) as last from schema_migrations');
      assert.deepEqual(rows, [{ last: migrations.at(-1)?.name }]);

      const both = [command([], earlier.url), command([], earlier.url)];
      const codes = await Promise.all(both.map(({ exitCode }) => exitCode));
      const said = both.map((program) => program.said()).sort();
      assert.deepEqual(codes, [0, 0], said.join());
      assert.match(said[0] ?? '', /^Copia previa al cambio de esquema: .*\nEsquema: \d+ cambios aplicados/);
      assert.match(said[1] ?? '', /^Esquema: al día/);
      assert.ok(readdirSync(join(folder, 'backups')).length > 0);
    } finally {
      await reader.end();
      await earlier.drop();
    }
  });

  it('names a change that was applied in another form', async () => {
    await ask(database.url, `update schema_migrations set checksum = 'x' where name = '0001_core.sql'`);
    await forget(database.url, 'schema_migrations');
    const { code, said } = await run();
    assert.equal(code, 1);
    assert.match(said, /una migración distinta de la que se aplicó .*0001_core\.sql/);
    assert.doesNotMatch(said, / at .*\.ts:\d+/);
  });
});

/** Returns the grants of docs/upgrades.md for the account of the processes. */
const grantsOf = (role: string) => `
  create role ${role} login;
  grant usage on schema public, registry, jobs to ${role};
  grant select, insert, update, delete on all tables in schema public, registry, jobs to ${role};
  grant usage, select, update on all sequences in schema public, registry, jobs to ${role};
  grant execute on all functions in schema public, registry, jobs to ${role};`;

function withUser(url: string, user: string): string {
  const other = new URL(url);
  other.username = user;
  return other.href;
}

async function ask(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Takes out what says that the newest change was applied. @returns its name */
async function forget(url: string, table: string): Promise<string> {
  const rows = await ask(url, `delete from ${table} where name = (select max(name) from ${table}) returning name`);
  return rows[0].name;
}
