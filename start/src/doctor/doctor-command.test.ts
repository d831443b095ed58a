import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { readMigrations } from '@femcoders/api/database/migrations';
import { version } from '@femcoders/registry/test/release-fixture';
import { createTestDatabase, type TestDatabase } from '@femcoders/services/testing/test-database';
import pg from 'pg';
import { laySite } from '../testing/lay-site.ts';
import { runCommandFile } from '../testing/run-command.ts';
import type { Finding } from './finding.ts';

describe('npm run doctor', () => {
  let home: string;
  let database: TestDatabase;
  let variables: Record<string, string>;
  before(async () => {
    home = mkdtempSync(join(tmpdir(), 'doctor-'));
    database = await createTestDatabase();
    variables = {
      DATABASE_URL: database.url,
      VAR_DIR: join(home, 'var'),
      BACKUPS_DIR: join(home, 'copias'),
      SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
      SEED: 'demo',
    };
    await laySite(variables);
  });
  after(async () => {
    await database.drop();
    rmSync(home, { recursive: true, force: true });
  });

  const run = (program: string, words: string[], further: Record<string, string> = {}) =>
    runCommandFile(program, words, { ...variables, ...further });
  /** Runs the command and returns its findings and exit code. */
  async function examine(further: Record<string, string> = {}) {
    const { code, said } = await run('doctor/doctor-command.ts', ['--json'], further);
    const { ok, findings } = JSON.parse(said) as { ok: boolean; findings: Finding[] };
    assert.equal(ok, code === 0);
    const of = (area: string) => findings.filter((one) => one.area === area && one.state !== 'fine');
    return { code, findings, of };
  }
  const checksumOf = async (name: string) =>
    (await readMigrations()).find((migration) => migration.name === name)?.checksum;
  const ask = async (sql: string) => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };

  it('finds a site that has everything well, in sentences and as data', async () => {
    mkdirSync(variables.BACKUPS_DIR ?? '');
    const made = await run('backup/backup-command.ts', [`${variables.BACKUPS_DIR}/`]);
    assert.equal(made.code, 0, made.said);
    const { code, said } = await run('doctor/doctor-command.ts', []);
    assert.equal(code, 0, said);
    for (const sentence of [/PostgreSQL \d+/, /misma hora/, /quedan .*B\./, /partes? en vivo/, /La última copia/])
      assert.match(said, sentence);
    const { findings } = await examine();
    assert.deepEqual(
      findings.filter(({ state }) => state === 'wrong'),
      [],
    );
  });

  it('changes nothing: where there is no site, it makes none', async () => {
    const nowhere = join(home, 'nowhere');
    const { code, of } = await examine({ DATABASE_URL: '', VAR_DIR: nowhere });
    assert.equal(code, 1);
    assert.match(of('base de datos')[0]?.says ?? '', /no hay ningún sitio/);
    assert.ok(!existsSync(nowhere));
  });

  it('says of an empty database that it is empty, and nothing of what it cannot have yet', async () => {
    const empty = await createTestDatabase();
    const { of } = await examine({ DATABASE_URL: empty.url });
    assert.match(of('base de datos').at(-1)?.todo ?? '', /El primer arranque la prepara/);
    for (const area of ['versiones', 'archivos', 'tareas', 'datos de ejemplo', 'subidas'])
      assert.deepEqual(of(area), []);
    await empty.drop();
  });

  it('says what is wrong with the variables, without their values', async () => {
    const { code, findings } = await examine({ SMTP_URL: 'secreto:mal', PORT: 'x' });
    assert.equal(code, 1);
    assert.match(findings[0]?.says ?? '', /SMTP_URL: se espera[\s\S]*|PORT: se espera/);
    assert.doesNotMatch(JSON.stringify(findings), /secreto:mal/);
  });

  it('says what the public site lacks', async () => {
    const { of } = await examine({ PUBLIC_URL: 'http://femcoders.example' });
    const said = of('variables').map(({ says }) => says);
    for (const about of ['sin TLS', 'SMTP_URL', 'TRUST_PROXY', 'CONDUCT_EMAILS'])
      assert.ok(
        said.some((says) => says.includes(about)),
        about,
      );
    assert.match(of('datos de ejemplo')[0]?.says ?? '', /enseña \d+ filas de ejemplo/);
    assert.ok(of('variables').every(({ todo }) => todo));
  });

  it('distinguishes a database that is away from one that is there, and goes on with the rest', async () => {
    const { code, findings, of } = await examine({
      DATABASE_URL: 'postgresql://u:clave-secreta@127.0.0.1:9/femcoders',
    });
    assert.equal(code, 1);
    assert.ok(of('base de datos').length > 0);
    assert.ok(findings.some(({ area, state }) => area === 'disco' && state === 'fine'));
    assert.doesNotMatch(JSON.stringify(findings), /clave-secreta/);
  });

  it('asks by both addresses where requests go through a pgbouncer', async () => {
    const { code, of } = await examine({
      DATABASE_URL: 'postgresql://u:clave-secreta@127.0.0.1:9/femcoders',
      DATABASE_DIRECT_URL: database.url,
    });
    assert.equal(code, 1);
    assert.match(of('base de datos')[0]?.says ?? '', /^DATABASE_URL: .*no (?:acepta|responde|hay)/);
    assert.deepEqual(of('versiones'), []);
    const both = { DATABASE_URL: database.url, DATABASE_DIRECT_URL: database.url };
    assert.deepEqual((await examine(both)).of('base de datos'), []);
  });

  it('names a change of the schema that this code does not know, and one that is to come', async () => {
    await ask(`insert into schema_migrations (name, checksum) values ('9999_from_the_future', 'x')`);
    const { of } = await examine();
    assert.match(of('base de datos')[0]?.says ?? '', /9999_from_the_future/);
    await ask(`delete from schema_migrations where name = '9999_from_the_future'`);
  });

  it('names the release whose files are damaged, and the command that repairs it', async () => {
    const file = join(variables.VAR_DIR ?? '', 'releases', 'shell', version('1'), 'client', 'js', 'routes.js');
    writeFileSync(file, 'damaged');
    const { code, of } = await examine();
    assert.equal(code, 1);
    assert.match(of('versiones')[0]?.todo ?? '', /npm run release -- shell/);
    writeFileSync(file, '/* routes */');
  });

  it('names a live release that only this machine has, and one that not even the store has', async () => {
    mkdirSync(join(home, 'almacen-vacio'));
    const place = { STORAGE_URL: `file://${home}/almacen-vacio` };
    assert.match((await examine(place)).of('versiones')[0]?.says ?? '', /está aquí y no en el almacén/);
    const { code, of } = await examine({ ...place, RELEASES_DIR: join(home, 'nothing-here') });
    assert.equal(code, 1);
    assert.match(of('versiones')[0]?.says ?? '', /ni aquí ni en el almacén/);
  });

  it('says with MIGRATE=step that no start applies what is missing', async () => {
    await ask(`delete from schema_migrations where name = '0890_last_good_backup.sql'`);
    const { code, of } = await examine({ MIGRATE: 'step' });
    assert.equal(code, 1);
    assert.match(of('base de datos')[0]?.todo ?? '', /npm run migrate/);
    assert.equal((await examine()).of('base de datos')[0]?.state, 'doubtful');
    await ask(
      `insert into schema_migrations (name, checksum) select '0890_last_good_backup.sql', '${await checksumOf('0890_last_good_backup.sql')}'`,
    );
  });

  it('finds a role that may read and not write', async () => {
    await ask('revoke insert on comments, mail_outbox from current_user');
    const { code, of } = await examine();
    await ask('grant insert on comments, mail_outbox to current_user');
    assert.equal(code, 1);
    assert.ok(of('base de datos').some(({ says }) => says.includes('no puede leer y escribir 2 tablas')));
  });

  it('of a shell asks for its API, and for nothing that a shell must not have', async () => {
    const shell = { DATABASE_URL: '', SECRET_KEY: '', VAR_DIR: join(home, 'shell'), API_URL: 'http://127.0.0.1:9' };
    const { findings, of } = await examine(shell);
    assert.deepEqual([...new Set(findings.map(({ area }) => area))].sort(), ['API', 'disco', 'variables']);
    assert.match(of('API').at(-1)?.says ?? '', /no dice en http:\/\/127\.0\.0\.1:9 qué está en vivo/);
  });

  it('finds work that is late and mail that does not go out', async () => {
    await ask(
      `insert into upkeep_steps (step, late_after, expected_since)
       select step, 3600, now() - interval '90 days' from unnest(array['alerts', 'clock', 'comments', 'files', 'mails']) as step`,
    );
    await ask(
      `insert into mail_outbox (id, recipient, subject, text, html, created_at) values (gen_random_uuid(), 'a@b.org', '', '', '', now() - interval '3 hours')`,
    );
    const { code, of } = await examine();
    assert.equal(code, 1);
    const said = of('tareas').map(({ says }) => says);
    assert.ok(said.some((says) => /correo espera.*desde hace 180 minutos/.test(says)));
    assert.equal(said.filter((says) => says.startsWith('La tarea «')).length, 3);
    assert.ok(said.some((says) => /^2 tareas más van con retraso/.test(says)));
    await ask('update upkeep_steps set expected_since = now()');
    await ask(`delete from mail_outbox where subject = ''`);
  });

  it('of a machine whose clock is ahead says that, and believes the database of all that was to be done', async () => {
    const shifted = `const real = Date, ahead = ${2 * 86_400_000 + 3_600_000};
      globalThis.Date = class extends real {
        constructor(...given) { super(...(given.length ? given : [real.now() + ahead])); }
        static now() { return real.now() + ahead; }
      };`;
    const { of } = await examine({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shifted)}` });
    assert.match(of('reloj')[0]?.says ?? '', /se llevan 176\.40\d\ss/);
    assert.deepEqual(of('tareas'), []);
    assert.deepEqual(of('copias'), []);
  });

  it('finds a mail server that does not answer as one, in time', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as AddressInfo;
    const { of } = await examine({ SMTP_URL: `smtp://u:clave@127.0.0.1:${port}` });
    assert.match(of('correo')[0]?.says ?? '', /no responde|SMTP/);
    silent.close();
  });

  it('writes, reads and removes an object in the store, or says why it cannot', async () => {
    mkdirSync(join(home, 'almacen'));
    const { findings } = await examine({ STORAGE_URL: `file://${home}/almacen` });
    assert.ok(
      findings.some(
        ({ area, state, says }) => area === 'almacén' && state === 'fine' && /guarda, da y quita/.test(says),
      ),
    );
    const away = {
      STORAGE_URL: 's3://site?endpoint=http://127.0.0.1:9',
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'muy-secreta',
    };
    const { of, findings: all } = await examine(away);
    assert.match(of('almacén')[0]?.says ?? '', /no responde en http:\/\/127\.0\.0\.1:9/);
    assert.doesNotMatch(JSON.stringify(all), /muy-secreta/);
  });

  it('finds a place in the store that belongs to another site, which a command gives to this one', async () => {
    const place = join(home, 'almacen-de-otra');
    mkdirSync(place);
    const mark = JSON.stringify({ id: '9c7d3f1e-58c1-4c63-9a3f-1f8a5e0d2b22', publicUrl: 'https://otra.example' });
    writeFileSync(join(place, 'site.json'), mark);
    const further = { STORAGE_URL: `file://${place}` };
    const refused = await examine(further);
    assert.equal(refused.code, 1);
    assert.ok(refused.of('almacén').some(({ says }) => /es de otro sitio, https:\/\/otra\.example/.test(says)));
    await assert.rejects(laySite({ ...variables, ...further }), /otra carpeta en STORAGE_URL/);

    const warned = await run('claim-store-command.ts', [], further);
    assert.equal(warned.code, 1);
    assert.match(warned.said, /quitará versiones que el otro puede estar enseñando/);
    assert.equal(readFileSync(join(place, 'site.json'), 'utf8'), mark);
    assert.equal((await run('claim-store-command.ts', ['--yes'], further)).code, 0);
    const { findings } = await examine(further);
    assert.ok(findings.some(({ area, says }) => area === 'almacén' && /es de este sitio/.test(says)));
    await laySite({ ...variables, ...further });
  });

  it('finds backups that are too old, half, or kept apart', async () => {
    const folder = join(home, 'old');
    mkdirSync(folder);
    writeFileSync(join(folder, 'femcoders-20260101T030000000Z.tar'), 'half of one');
    writeFileSync(join(folder, 'dudosa-femcoders-20260102T030000000Z.tar'), '');
    writeFileSync(join(folder, 'femcoders-20991231T030000000Z.tar'), 'of a clock that was ahead');
    const found = (await examine({ BACKUPS_DIR: folder })).of('copias');
    assert.deepEqual(
      found.map(({ state }) => state),
      ['doubtful', 'doubtful', 'wrong'],
    );
    assert.match(found[1]?.says ?? '', /20991231.* no cuenta/);
    const elsewhere = (await examine({ BACKUPS_DIR: join(home, 'none') })).of('copias');
    assert.deepEqual(
      elsewhere.map(({ state, says }) => [state, /copia buena es del .* filas, y no está en/.test(says)]),
      [['doubtful', true]],
    );
    await ask('delete from last_good_backup');
    const none = await examine({ BACKUPS_DIR: join(home, 'none') });
    assert.equal(none.of('copias')[0]?.state, 'wrong');
    assert.match(none.of('copias')[0]?.todo ?? '', /npm run backup/);
  });
});
