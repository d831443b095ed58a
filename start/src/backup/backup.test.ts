import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { createCacheMemory } from '@femcoders/contracts/cache-memory';
import { layRemote, layShell, version } from '@femcoders/registry/test/release-fixture';
import { createTestDatabase, type TestDatabase } from '@femcoders/services/testing/test-database';
import pg from 'pg';
import pino from 'pino';
import { prepareData, startApiService } from '../api-service.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { openBackup } from './archive-reader.ts';
import { quoted, readSequences, readTables } from './database-shape.ts';
import { makeBackup } from './make-backup.ts';
import { fullName } from './manifest.ts';
import { restoreSite } from './restore-site.ts';

const admin = { userEmail: 'admin@femcoders.example', userPassword: 'clave larga de prueba' };
const log = pino({ level: 'silent' });
const say = () => {};
const now = new Date('2026-11-23T09:00:00Z');

describe('a backup of the whole site', () => {
  const key = randomBytes(32);
  let home: string;
  let database: TestDatabase;
  let environment: Environment;
  let file: string;
  const extras: TestDatabase[] = [];

  before(async () => {
    home = mkdtempSync(join(tmpdir(), 'backup-'));
    database = await createTestDatabase();
    environment = environmentOf('first', database);
    file = join(home, 'copy.tar');
    await withSite(environment, async ({ data }) => {
      // Nobody serves it, so nothing can be tried.
      const untried = { untried: true };
      await data.registry.publish(await layShell(environment.releasesDir, version('1')), untried);
      await data.registry.publish(await layShell(environment.releasesDir, version('2')), untried);
      await data.registry.publish(await layRemote(environment.releasesDir, 'mf-blog', version('a')), untried);
    });
    await mkdir(environment.mailboxDir, { recursive: true });
    writeFileSync(join(environment.mailboxDir, '2026-11-23T08-00-00.000Z_hola.eml'), 'Subject: Hola\n\nñandú\n');
    // Larger than what is in memory at a time, and with all that a line of COPY has to escape.
    const large = `repeat(E'a\\\\\\tb\\n\\\\.\\n', 900000)`;
    for (const text of [large, `'\\N'`, large])
      await ask(
        database.url,
        `insert into mail_outbox (id, recipient, subject, text, html) values (gen_random_uuid(), 'a@b.org', '', ${text}, '')`,
      );
    // Of somebody else, in the same database.
    await ask(database.url, 'create table not_of_the_site (number serial)');
    await makeBackup(backupOptions(file));
  });
  after(async () => {
    for (const each of [database, ...extras]) await each.drop();
    rmSync(home, { recursive: true, force: true });
  });

  function environmentOf(name: string, { url }: { url: string }, secretKey = key): Environment {
    return readEnvironment({
      DATABASE_URL: url,
      VAR_DIR: join(home, name),
      ADMIN_EMAIL: admin.userEmail,
      ADMIN_PASSWORD: admin.userPassword,
      SECRET_KEY: secretKey.toString('base64'),
    });
  }

  const backupOptions = (to: string) => ({
    databaseUrl: database.url,
    releasesDir: environment.releasesDir,
    mailboxDir: environment.mailboxDir,
    key,
    withKey: false,
    file: to,
    now,
  });

  async function another(): Promise<TestDatabase> {
    const made = await createTestDatabase();
    extras.push(made);
    return made;
  }

  async function restore(to: Environment, from = file, options: { withoutKey?: boolean; replace?: boolean } = {}) {
    const backup = await openBackup(from);
    const { withoutKey = false, replace = false } = options;
    const said: string[] = [];
    try {
      const mayReplace = async () => replace;
      const say = (line: string) => said.push(line);
      await restoreSite({ environment: to, backup, withoutKey, mayReplace, now, say });
      return said.join('\n');
    } finally {
      await backup.close();
    }
  }

  it('restores every row of every table, every count and every file, and a login', async () => {
    const target = await another();
    const second = environmentOf('second', target);
    const said = await restore(second);
    assert.match(said, /public\.not_of_the_site no es del sitio/);

    const was = await contentOf(database.url);
    delete was.tables['public.not_of_the_site'];
    was.sequences = was.sequences.filter(({ name }) => !name.startsWith('not_of_the_site'));
    assert.ok(Object.keys(was.tables).length > 60, 'all tables are looked at');
    assert.deepEqual(await contentOf(target.url), was);
    assert.deepEqual(filesIn(second.mailboxDir), filesIn(environment.mailboxDir));
    for (const path of [`shell/${version('2')}`, `mf-blog/${version('a')}`])
      assert.deepEqual(filesIn(join(second.releasesDir, path)), filesIn(join(environment.releasesDir, path)));

    await withSite(second, async ({ data, api }) => {
      assert.equal((await data.registry.document()).shell.version, version('2'));
      const login = await api.app.inject({ method: 'POST', url: '/auth/login', payload: admin });
      assert.equal(login.statusCode, 200, login.body);
      const comment = { postId: 16, content: 'Después de restaurar', alias: 'Prueba' };
      assert.equal((await api.app.inject({ method: 'POST', url: '/comments', payload: comment })).statusCode, 201);
    });
  });

  it('is of one moment, although people write meanwhile', async () => {
    const writer = new pg.Client({ connectionString: database.url });
    await writer.connect();
    await writer.query('create table pairs (number integer, half integer)');
    let pairs = 0;
    let writing = true;
    const write = async () => {
      while (writing) {
        pairs += 1;
        await writer.query('begin');
        await writer.query('insert into pairs values ($1, 1)', [pairs]);
        await writer.query('insert into pairs values ($1, 2)', [pairs]);
        await writer.query('commit');
      }
    };
    const written = write();
    while (pairs < 20) await new Promise(setImmediate);
    const before = pairs - 1;
    await makeBackup(backupOptions(join(home, 'busy.tar')));
    writing = false;
    await written;
    await writer.end();

    const backup = await openBackup(join(home, 'busy.tar'));
    const rows = backup.rows['public.pairs'] ?? 0;
    await backup.close();
    assert.equal(rows % 2, 0, 'whole pairs');
    assert.ok(rows / 2 >= before && rows / 2 < pairs, `${before} before, ${rows / 2} in it, ${pairs} after`);
    await ask(database.url, 'drop table pairs');
  });

  it('that is half, changed by one bit, newer, or something else is refused with its reason', async () => {
    const whole = readFileSync(file);
    const refuses = async (content: Buffer, reason: RegExp) => {
      const broken = join(home, 'broken.tar');
      writeFileSync(broken, content);
      await assert.rejects(openBackup(broken), { name: 'StartError', message: reason });
    };
    for (const length of [whole.length - 1, whole.length - 1024, Math.floor(whole.length / 2), 700])
      await refuses(whole.subarray(0, length), /está a medias/);
    const steps = 60;
    for (let step = 0; step < steps; step++) {
      const at = Math.floor(((whole.length - 1) * step) / (steps - 1));
      const flipped = Buffer.from(whole);
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (step % 8));
      await refuses(flipped, /ha cambiado|está a medias|no es una copia/);
    }
    await refuses(Buffer.concat([whole, Buffer.from('más')]), /ha cambiado/);
    await refuses(Buffer.from('no soy una copia'.repeat(100)), /no es una copia/);
    await refuses(Buffer.from(whole.toString('latin1').replace('"format": 1', '"format": 2'), 'latin1'), /más nuevo/);
    await assert.rejects(openBackup(join(home, 'nada.tar')), /no existe/);
  });

  it('is read by any tar, and the rows of a table are what its pieces are', async () => {
    const tar = (...given: string[]) => execFileSync('tar', given, { maxBuffer: 64 * 1024 * 1024 });
    const paths = tar('tf', file).toString().trim().split('\n');
    assert.deepEqual([paths[0], paths.at(-1)], ['femcoders-backup.json', 'checksums.json']);
    const pieces = paths.filter((path) => path.startsWith('database/public.mail_outbox/'));
    assert.ok(pieces.length > 1, 'a table larger than a piece');
    const lines = pieces.flatMap((path) =>
      gunzipSync(tar('xOf', file, path))
        .toString()
        .split('\n')
        .slice(0, -1),
    );
    const [count] = await ask(database.url, 'select count(*)::int as rows from mail_outbox');
    assert.equal(lines.length, count?.rows);
  });

  it('leaves nothing where the database goes away meanwhile', async () => {
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('begin; lock table talks in access exclusive mode');
    const made = assert.rejects(makeBackup(backupOptions(join(home, 'cut.tar'))), /terminat/);
    const stop = `select count(pg_terminate_backend(pid))::int as stopped from pg_stat_activity
      where datname = current_database() and application_name = 'femcoders-backup' and wait_event_type = 'Lock'`;
    while ((await ask(database.url, stop))[0]?.stopped !== 1) await new Promise(setImmediate);
    await made;
    await holder.end();
    assert.deepEqual(
      readdirSync(home).filter((name) => name.startsWith('cut')),
      [],
    );
  });

  it('of a schema that this code does not know is refused, and the database stays empty', async () => {
    await ask(database.url, `insert into schema_migrations (name, checksum) values ('9999_future.sql', 'f')`);
    const newer = join(home, 'newer.tar');
    await makeBackup({ ...backupOptions(newer), allowNewerSchema: true });
    await ask(database.url, `delete from schema_migrations where name = '9999_future.sql'`);
    const target = await another();
    await assert.rejects(restore(environmentOf('newer', target), newer), /9999_future\.sql/);
    assert.deepEqual((await contentOf(target.url)).tables, {});
  });

  it('is not restored over a database that is not empty', async () => {
    const before = await contentOf(database.url);
    await assert.rejects(restore(environmentOf('third', database)), /no está vacía .* no se ha tocado/);
    await assert.rejects(restore(environmentOf('third', database), file, { replace: true }), /no está vacía/);
    assert.deepEqual(await contentOf(database.url), before);
  });

  it('is restored with the key of its site only, by default', async () => {
    const other = environmentOf('key', await another(), randomBytes(32));
    await assert.rejects(restore(other), /no es la del sitio de la copia/);
    await restore(other, file, { withoutKey: true });
  });

  it('is refused while another one is made, and leaves nothing where it fails', async () => {
    const outcomes = await Promise.allSettled(
      ['one.tar', 'two.tar'].map((name) => makeBackup(backupOptions(join(home, name)))),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    assert.equal(refused.length, 1);
    assert.match(String(refused[0]?.reason), /Ya se está haciendo una copia/);
    const lost = { ...backupOptions(join(home, 'lost.tar')), releasesDir: join(home, 'nowhere') };
    await assert.rejects(makeBackup(lost), /falta lo que está en vivo: .*shell/);
    assert.deepEqual(
      readdirSync(home).filter((name) => /lost|unfinished/.test(name)),
      [],
    );
  });

  it('is restored on its own PostgreSQL, and what was there before is kept next to it', async () => {
    const { databaseUrl: _, ...rest } = environmentOf('own', database);
    const own = { ...rest, databaseUrl: undefined };
    await mkdir(join(own.varDir, 'postgres'), { recursive: true });
    await assert.rejects(restore(own), /Ya hay algo en .*--replace/);
    assert.deepEqual(readdirSync(join(own.varDir, 'postgres')), []);
    await mkdir(own.mailboxDir);
    await restore(own, file, { replace: true });
    const names = readdirSync(own.varDir);
    assert.ok(names.includes('postgres') && names.includes('postgres.before-20261123T090000000Z'), names.join());
    assert.ok(names.includes('mailbox') && names.includes('mailbox.before-20261123T090000000Z'), names.join());
    assert.equal(names.filter((name) => name.includes('restoring')).length, 0);
  });
});

interface RunningParts {
  data: Awaited<ReturnType<typeof prepareData>>;
  api: Awaited<ReturnType<typeof startApiService>>;
}

/** A site's API and registry, for as long as something is done with them. */
async function withSite(environment: Environment, run: (parts: RunningParts) => Promise<void>): Promise<void> {
  const url = environment.databaseUrl as string;
  await mkdir(environment.varDir, { recursive: true });
  const data = await prepareData(environment, { url }, log, say);
  const api = await startApiService(environment, { url }, data, log, {
    basePath: '/api',
    siteUrl: undefined,
    cacheMemory: createCacheMemory(),
  });
  try {
    await run({ data, api });
  } finally {
    await api.stop();
    await data.close();
  }
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** All rows of all tables, shortened to what distinguishes them, and all sequences. */
async function contentOf(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const tables: Record<string, string> = {};
    for (const table of await readTables(client)) {
      const answer = await client.query<{ content: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as content
           from ${quoted(client, table)} t`,
      );
      tables[fullName(table)] = answer.rows[0]?.content ?? '';
    }
    return { tables, sequences: await readSequences(client) };
  } finally {
    await client.end();
  }
}

function filesIn(folder: string): Record<string, string> {
  assert.ok(existsSync(folder), folder);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  assert.notEqual(files.length, 0);
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), 'base64')]));
}
