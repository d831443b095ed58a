import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { createTestDatabase, type TestDatabase } from '@femcoders/services/testing/test-database';
import pg from 'pg';
import { laySite } from '../testing/lay-site.ts';
import { runCommandFile } from '../testing/run-command.ts';
import { lastBackup } from './check-plausibility.ts';

describe('npm run backup', () => {
  let home: string;
  let folder: string;
  let database: TestDatabase;

  before(async () => {
    home = mkdtempSync(join(tmpdir(), 'backup-command-'));
    database = await createTestDatabase();
    await laySite({ DATABASE_URL: database.url, VAR_DIR: home, SEED: 'none' });
  });
  beforeEach(() => {
    folder = mkdtempSync(join(home, 'copies-'));
  });
  after(async () => {
    await database.drop();
    rmSync(home, { recursive: true, force: true });
  });

  const SECRET_KEY = Buffer.alloc(32, 1).toString('base64');
  const run = (
    words: string[],
    env: Record<string, string> = { DATABASE_URL: database.url, VAR_DIR: home, SECRET_KEY },
  ) => runCommandFile('backup/backup-command.ts', words, env);
  const ask = async (sql: string) => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    return client.query(sql).finally(() => client.end());
  };
  const old = (day: string) => `femcoders-202611${day}T030000000Z.tar`;

  it('makes no database where there is no site, as when a shell has cut the address of one', async () => {
    const nowhere = join(home, 'nowhere');
    const { code, said } = await run([`${folder}/`], { VAR_DIR: nowhere });
    assert.equal(code, 1);
    assert.match(said, /no hay ningún sitio\. Di cuál es con DATABASE_URL o VAR_DIR/);
    assert.ok(!existsSync(nowhere));
    assert.deepEqual(readdirSync(folder), []);
  });

  it('makes none of an empty database, as behind a wrong address', async () => {
    const empty = await createTestDatabase();
    const { code, said } = await run([`${folder}/`], { DATABASE_URL: empty.url, VAR_DIR: home, SECRET_KEY });
    await empty.drop();
    assert.equal(code, 1);
    assert.match(said, /La base de datos está vacía.*¿Es DATABASE_URL la del sitio\?/);
    assert.deepEqual(readdirSync(folder), []);
  });

  it('makes no key, which would open nothing of the site', async () => {
    const { code, said } = await run([`${folder}/`], { DATABASE_URL: database.url, VAR_DIR: join(home, 'elsewhere') });
    assert.equal(code, 1);
    assert.match(said, /Falta la clave secreta del sitio: ni SECRET_KEY está ni .*elsewhere\/secret\.key/);
    assert.deepEqual(readdirSync(folder), []);
    assert.ok(!existsSync(join(home, 'elsewhere', 'secret.key')));
  });

  it('keeps the latest, and says what it has removed', async () => {
    assert.equal((await run([`${folder}/`])).code, 0);
    const [first = ''] = readdirSync(folder);
    const ofClockAhead = 'femcoders-20991231T030000000Z.tar';
    for (const name of [old('01'), old('02'), ofClockAhead]) copyFileSync(join(folder, first), join(folder, name));
    rmSync(join(folder, first));
    for (const day of ['00', '03']) writeFileSync(join(folder, old(day)), 'half of one');
    const { code, said } = await run([`${folder}/`, '--keep', '2']);
    assert.equal(code, 0, said);
    assert.match(said, /1 versión.*Se ha quitado la copia antigua femcoders-20261101/s);
    const left = readdirSync(folder).sort();
    assert.deepEqual([left[0], left[1], left.at(-1)], [old('02'), old('03'), ofClockAhead]);
    assert.equal(left.length, 4, 'one that is half, or of a clock that was ahead, pushes none out');
    assert.equal((await lastBackup(folder, 'femcoders-', new Date()))?.name, left[2]);

    const { rows } = await ask(
      "select now() - made_at < interval '1 minute' as fresh, rows::int, bytes::int from last_good_backup",
    );
    const [, size = 0] = /, (\d+) filas?,/.exec(said.replaceAll('.', '')) ?? [];
    assert.deepEqual([rows.length, rows[0].fresh, rows[0].rows], [1, true, Number(size)]);
    assert.ok(rows[0].bytes > 1_000);
  });

  it('of a database that has lost most of its rows is kept apart, fails, and removes nothing', async () => {
    await ask(
      `insert into mail_outbox (id, recipient, subject, text, html) select gen_random_uuid(), 'a@b.org', '', '', '' from generate_series(1, 5000)`,
    );
    assert.equal((await run([`${folder}/`])).code, 0);
    const [whole = ''] = readdirSync(folder);
    writeFileSync(join(folder, old('01')), 'half of one');
    await ask('delete from mail_outbox');
    const { code, said } = await run([`${folder}/`, '--keep', '1']);
    assert.equal(code, 1);
    assert.match(said, /filas, menos de la mitad que la última \(femcoders-.*\)\./);
    assert.match(said, /queda aparte, en .*dudosa-femcoders-.*--accept/s);
    const left = readdirSync(folder);
    assert.ok(left.includes(whole) && left.includes(old('01')), left.join());
    assert.ok(left.some((name) => name.startsWith('dudosa-')));
    const recorded = await ask('select rows::int from last_good_backup');
    assert.ok(recorded.rows[0].rows > 5_000, 'the metrics go on telling of the good one');

    const accepted = await run([`${folder}/`, '--keep', '1', '--accept']);
    assert.equal(accepted.code, 0, accepted.said);
    assert.equal(readdirSync(folder).filter((name) => name.startsWith('femcoders-')).length, 1);
  });

  it('of a database in which no shell is live is none of a site', async () => {
    await ask('delete from registry.live');
    const { code, said } = await run([`${folder}/`, '--accept']);
    assert.equal(code, 1);
    assert.match(said, /No hay ninguna versión del shell en vivo/);
  });
});
