import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createCacheMemory } from '@femcoders/contracts/cache-memory';
import { readMigrations } from '@femcoders/registry/migrations';
import { startTestServer, type TestServer } from '@femcoders/services/testing/test-server';
import pg from 'pg';
import pino from 'pino';
import { prepareData, startApiService } from './api-service.ts';
import { siteSchemas } from './backup/schemas.ts';
import { readEnvironment } from './environment.ts';
import { openSiteDatabase } from './site-database.ts';

describe('a role that may not change the schema', () => {
  let home: string;
  let server: TestServer;
  let ownerUrl: string;
  let workerUrl: string;
  before(async () => {
    home = mkdtempSync(join(tmpdir(), 'role-'));
    server = await startTestServer();
    await server.letIn('host all all 127.0.0.0/8 trust');
    for (const role of ['owner', 'worker']) await server.run(`create role ${role} login`);
    await server.run('create database site owner owner');
    const urlOf = (role: string) => `postgresql://${role}@${server.addresses[0]}/site`;
    [ownerUrl, workerUrl] = [urlOf('owner'), urlOf('worker')];
  });
  after(async () => {
    await server?.remove();
    rmSync(home, { recursive: true, force: true });
  });

  async function start(databaseUrl: string, databaseDirectUrl = '', more: Record<string, string> = {}) {
    const given = { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: databaseDirectUrl, VAR_DIR: home, SEED: 'none' };
    const environment = readEnvironment({ ...given, ...more });
    const log = pino({ level: 'silent' });
    const urls = await openSiteDatabase(environment, () => {});
    const said: string[] = [];
    const data = await prepareData(environment, urls, log, (line) => void said.push(line));
    try {
      const options = { basePath: '/api', siteUrl: undefined, cacheMemory: createCacheMemory() };
      const api = await startApiService(environment, urls, data, log, options);
      const payload = { postId: 16, content: 'Gracias por el artículo', alias: 'Ana' };
      const sent = await api.app.inject({ method: 'POST', url: '/comments', payload });
      await api.stop();
      return { said, status: sent.statusCode };
    } finally {
      await data.close();
    }
  }
  async function asOwner(sql: string) {
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  }
  const grants = () =>
    siteSchemas.map(
      (schema) => `grant usage on schema ${schema} to worker;
        grant select, insert, update, delete on all tables in schema ${schema} to worker;
        grant usage, select, update on all sequences in schema ${schema} to worker;
        grant execute on all functions in schema ${schema} to worker`,
    );
  const denied = {
    name: 'StartError',
    message: /no tiene permiso para esto: .*GRANT CONNECT ON DATABASE site TO worker/s,
  };

  it('is refused on an empty database, in a sentence that names the grants', () =>
    assert.rejects(start(workerUrl), denied));

  it('works on a schema that another role has updated', async () => {
    assert.equal((await start(ownerUrl)).status, 201);
    await assert.rejects(start(workerUrl), denied);
    await asOwner(grants().join(';'));
    const { said, status } = await start(workerUrl);
    assert.equal(status, 201);
    assert.ok(said.includes('Esquema: al día.'), said.join());
  });

  it('is refused when something is to be migrated, and works next to an owner that migrates', async () => {
    const [newest = ''] = (await readMigrations()).map(({ name }) => name).slice(-1);
    await asOwner(`delete from registry.migrations where name = '${newest}'`);
    await asOwner('create table foreign_table (); revoke all on foreign_table from worker');
    // With a backup before the migration, and without.
    await assert.rejects(start(workerUrl), denied);
    await assert.rejects(start(workerUrl, '', { BACKUPS_KEPT: '0' }), denied);
    await asOwner(`insert into registry.migrations (name) values ('${newest}'); drop table foreign_table`);
    assert.equal((await start(workerUrl, ownerUrl)).status, 201);
  });

  it('meets a migration that was applied in another form with a sentence', async () => {
    await asOwner(`update schema_migrations set checksum = 'x' where name = (select min(name) from schema_migrations)`);
    await assert.rejects(start(workerUrl), {
      name: 'StartError',
      message: /^El código trae una migración distinta de la que se aplicó a esta base de datos \(0001\S*\.sql\)/,
    });
  });
});
