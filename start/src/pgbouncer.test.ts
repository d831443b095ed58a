import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createTestDatabase, type TestDatabase } from '@femcoders/services/testing/test-database';
import { findPgbouncer, startTestPgbouncer } from '@femcoders/services/testing/test-pgbouncer';
import pg from 'pg';
import { withSiteDatabase } from './database-command.ts';
import { openSiteDatabase } from './site-database.ts';

const own = 'ignore_startup_parameters';
const ours = 'statement_timeout, idle_in_transaction_session_timeout, extra_float_digits';
const pgbouncer = findPgbouncer();

describe('a database behind a pgbouncer', { skip: pgbouncer === null }, () => {
  let database: TestDatabase;
  let folder: string;
  let auth_file: string;
  before(async () => {
    database = await createTestDatabase();
    folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
    chmodSync(folder, 0o755);
    auth_file = join(folder, 'users.txt');
    writeFileSync(auth_file, '"tests" ""\n', { mode: 0o644 });
  });
  after(async () => {
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const varDir = '/nowhere';
  async function open(settings: Record<string, string>, { direct = false } = {}, change = (url: string) => url) {
    const between = await startTestPgbouncer(pgbouncer as string, database.url, settings);
    const databaseUrl = change(between.url);
    try {
      const given = { varDir, databaseUrl, databaseDirectUrl: direct ? database.url : undefined };
      const { close } = await openSiteDatabase(given, () => {});
      await close();
    } finally {
      await between.stop();
    }
  }
  const refused = (opened: Promise<void>, message: RegExp) => assert.rejects(opened, { name: 'StartError', message });

  it('that lends its connections is refused at the start unless there is a direct address', async () => {
    await refused(
      open({ pool_mode: 'transaction', [own]: ours }),
      /^DATABASE_URL lleva a un pgbouncer que presta una conexión a varios.*DATABASE_DIRECT_URL, o pon pool_mode = session\.$/,
    );
    await open({ pool_mode: 'transaction' }, { direct: true });
    await refused(
      open({ pool_mode: 'statement' }, { direct: true }),
      /^DATABASE_URL: el pgbouncer presta una conexión para una sola orden.*pon pool_mode = transaction/,
    );
    await refused(open({ pool_mode: 'statement', [own]: ours }), /una sola orden.*DATABASE_DIRECT_URL/);
    await open({ pool_mode: 'session' }, { direct: true });
    await open({ pool_mode: 'session', [own]: ours });
  });

  it('with its defaults is refused in a sentence that says what to set', async () => {
    for (const pool_mode of ['transaction', 'session'])
      await refused(
        open({ pool_mode }),
        /^DATABASE_URL: un pgbouncer rechaza .* DATABASE_DIRECT_URL o, con pool_mode = session, pon ignore_startup_parameters = statement_timeout, idle_in/,
      );
    await refused(
      open({ auth_type: 'trust', auth_file }, { direct: true }, (url) => url.replace(/\/test_\w+/, '/nada')),
      /^DATABASE_URL: esa base de datos no existe allí \(o el pgbouncer no la tiene en \[databases\]\)/,
    );
    await refused(
      open({ auth_type: 'trust', auth_file: '/dev/null' }, { direct: true }),
      /^DATABASE_URL: no acepta la usuaria o la contraseña \(en pgbouncer, las de su auth_file\)/,
    );
    await refused(
      open({ max_client_conn: '0' }, { direct: true }),
      /^DATABASE_URL: el pgbouncer no admite más clientes: sube max_client_conn/,
    );
  });

  it('is passed by in commands, which are refused without a direct address', async () => {
    const between = await startTestPgbouncer(pgbouncer as string, database.url, {
      pool_mode: 'transaction',
      [own]: ours,
    });
    const addressFor = (databaseDirectUrl?: string) =>
      withSiteDatabase({ varDir, databaseUrl: between.url, databaseDirectUrl }, async (url) => url);
    try {
      assert.equal(await addressFor(database.url), database.url);
      await assert.rejects(addressFor(), { name: 'StartError', message: /^DATABASE_URL lleva a un pgbouncer/ });
    } finally {
      await between.stop();
    }
  });

  it('without a free connection is refused in a sentence', async () => {
    const settings = { pool_mode: 'session', default_pool_size: '1', query_wait_timeout: '1', [own]: ours };
    const between = await startTestPgbouncer(pgbouncer as string, database.url, settings);
    const busy = new pg.Client({ connectionString: between.url });
    busy.on('error', () => {});
    try {
      await busy.connect();
      await busy.query('select 1');
      await assert.rejects(
        openSiteDatabase({ varDir, databaseUrl: between.url }, () => {}),
        { name: 'StartError', message: /query_wait_timeout\): sube default_pool_size/ },
      );
    } finally {
      await busy.end();
      await between.stop();
    }
  });

  it('whose direct address leads to another database, or to a pgbouncer as well, is refused', async () => {
    const other = await createTestDatabase();
    const between = await startTestPgbouncer(pgbouncer as string, database.url, {
      pool_mode: 'transaction',
      [own]: ours,
    });
    const given = (databaseDirectUrl: string) =>
      openSiteDatabase({ varDir, databaseUrl: between.url, databaseDirectUrl }, () => {}).then(() => {});
    try {
      await refused(given(other.url), /^DATABASE_URL y DATABASE_DIRECT_URL llevan a bases de datos distintas/);
      await refused(given(between.url), /^DATABASE_DIRECT_URL lleva a un pgbouncer que presta/);
    } finally {
      await between.stop();
      await other.drop();
    }
  });
});
