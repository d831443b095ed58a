import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createRegistry, type Registry } from '@femcoders/registry/registry';
import { layRelease, version } from '@femcoders/registry/test/release-fixture';
import { createTestDatabase, type TestDatabase } from '@femcoders/services/testing/test-database';
import pg from 'pg';
import { childArguments, childEnvironment } from '../testing/child-process.ts';

let database: TestDatabase;
let varDir: string;

interface Ended {
  code: number;
  said: string;
  complained: string;
}

function run(
  command:
    | 'build'
    | 'release'
    | 'train'
    | 'rollback'
    | 'releases'
    | 'pin'
    | 'unpin'
    | 'retire'
    | 'clear-releases'
    | 'share'
    | 'rollout',
  names: string[] = [],
  databaseUrl = database.url,
  more: Record<string, string> = {},
) {
  return new Promise<Ended>((resolve) => {
    const env = { ...childEnvironment, VAR_DIR: varDir, DATABASE_URL: databaseUrl, ...more };
    execFile(
      process.execPath,
      [...childArguments, join(import.meta.dirname, `${command}.ts`), ...names],
      { env },
      (error, said, complained) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, said, complained }),
    );
  });
}

const publish = (...digits: string[]) => publishAs('mf-blog', ...digits);

const publishAs = (name: string, ...digits: string[]) =>
  withRegistry(async (registry, releasesDir) => {
    for (const digit of digits) {
      await registry.publish(await layRelease(releasesDir, name, version(digit)), { by: 'ana' });
    }
  });

const rollOut = (name: string, digit: string) =>
  withRegistry(async (registry, releasesDir) => {
    await registry.store(await layRelease(releasesDir, name, version(digit)), { by: 'ana' });
    const order = { version: version(digit), steps: [5, 100], holdMinutes: 30, leastVisits: 100 };
    await registry.rollouts.start(name, order, { by: 'ana' });
  });

async function withRegistry(work: (registry: Registry, releasesDir: string) => Promise<void>): Promise<void> {
  const pool = new pg.Pool({ connectionString: database.url });
  const releasesDir = join(varDir, 'releases');
  const registry = createRegistry({ pool, releasesDir, log: { info() {}, warn() {} } });
  await registry.migrate();
  await work(registry, releasesDir);
  await registry.close();
  await pool.end();
}

before(async () => {
  database = await createTestDatabase();
  varDir = await mkdtemp(join(tmpdir(), 'registry-commands-test-'));
});
after(async () => {
  await database.drop();
  await rm(varDir, { recursive: true });
});

describe('the commands of the registry', () => {
  it('leave an empty database empty, and ask whether it is the one of the site', async () => {
    for (const command of ['releases', 'clear-releases', 'rollback'] as const) {
      const { code, complained } = await run(command, command === 'rollback' ? ['mf-blog'] : []);
      assert.equal(code, 1);
      assert.match(complained, /La base de datos está vacía.*¿Es DATABASE_URL la del sitio\?/);
    }
    const pool = new pg.Pool({ connectionString: database.url });
    const { rows } = await pool.query(`select from pg_namespace where nspname = 'registry'`).finally(() => pool.end());
    assert.equal(rows.length, 0);
  });

  it('say that nothing is published yet', async () => {
    await withRegistry(async () => undefined);
    const { code, said } = await run('releases');
    assert.equal(code, 0);
    assert.match(said, /Todavía no hay nada publicado/);
  });

  it('leave a schema that newer code has made to that code', async () => {
    const pool = new pg.Pool({ connectionString: database.url });
    await pool.query(`insert into registry.migrations (name) values ('9999_to_come.sql')`);
    const refused = await run('releases');
    const allowed = await run('releases', [], database.url, { ALLOW_NEWER_SCHEMA: '1' });
    await pool.query(`delete from registry.migrations where name = '9999_to_come.sql'`).finally(() => pool.end());
    assert.deepEqual([refused.code, allowed.code], [1, 0]);
    assert.match(refused.complained, /Un código más nuevo que este ha cambiado la base de datos: 9999_to_come\.sql/);
  });

  it('list what is published and go back one version at a time', async () => {
    await publish('a', 'b');
    const listed = await run('releases', ['mf-blog']);
    assert.match(listed.said, /● +mf-blog +b{16}.* ana /);

    const back = await run('rollback', ['mf-blog']);
    assert.equal(back.code, 0);
    assert.match(back.said, /mf-blog: vuelve a estar en vivo a{16} \(antes b{16}\)/);
    assert.match((await run('releases')).said, /● +mf-blog +a{16}/);

    const further = await run('rollback', ['mf-blog']);
    assert.equal(further.code, 1);
    assert.match(further.complained, /no tiene una versión anterior/);
  });

  it('hold a version, let go of it, and take a remote off', async () => {
    await publish('a', 'b');
    const held = await run('pin', ['mf-blog', version('a')]);
    assert.match(held.said, /mf-blog: a{16} está en vivo y fijada \(antes b{16}\).*npm run unpin -- mf-blog/);
    assert.match((await run('releases')).said, /▲ +mf-blog +a{16}/);

    const refused = await run('rollback', ['mf-blog']);
    assert.equal(refused.code, 1);
    assert.match(refused.complained, /está fijada en a{16}/);

    assert.match((await run('unpin', ['mf-blog'])).said, /mf-blog: a{16} ya no está fijada/);
    assert.match((await run('releases')).said, /● +mf-blog +a{16}/);

    const off = await run('retire', ['mf-blog']);
    assert.match(off.said, /mf-blog: quitado del sitio .*npm run release -- mf-blog/);
    assert.doesNotMatch((await run('releases')).said, /● +mf-blog/);
    assert.match((await run('retire', ['mf-blog'])).complained, /mf-blog no tiene ninguna versión en vivo/);
  });

  it('hold nothing without a version', async () => {
    const { code, complained } = await run('pin', ['mf-blog']);
    assert.equal(code, 2);
    assert.match(complained, /npm run releases -- mf-blog/);
  });

  it('show a roll-out, raise it, and do with it what is said', async () => {
    assert.match((await run('rollout', ['mf-talks'])).complained, /No conozco «mf-talks»/);
    await publishAs('mf-jobs', 'a');
    assert.match((await run('rollout', ['mf-jobs'])).said, /De mf-jobs no ha habido ningún reparto/);
    const none = await run('share', ['mf-jobs', '25']);
    assert.equal(none.code, 1);
    assert.match(none.complained, /No hay ningún reparto de mf-jobs en marcha/);

    await rollOut('mf-jobs', 'b');
    assert.match((await run('rollout', ['mf-jobs'])).said, /Visitas con fallos +0 +0\n/);
    const raised = await run('share', ['mf-jobs', '25']);
    assert.equal(raised.complained, '');
    assert.match(raised.said, /reparto de b{16}\. En marcha\. Llega al 25 %/);
    assert.match((await run('rollout', ['mf-jobs', 'pause'])).said, /En pausa\. Llega al 25 %/);
    assert.match((await run('rollout', ['mf-jobs', 'resume'])).said, /En marcha\. Llega al 25 %/);
    assert.match((await run('rollout', ['mf-jobs', 'withdraw'])).said, /Retirado\. Ya no llega a nadie/);
  });

  it('refuse a share, steps or an act that cannot be meant, before anything is built', async () => {
    for (const [command, names, sentence] of [
      ['release', ['mf-blog', '--share', '120'], /^--share: De 0 a 100\. Por ejemplo: --share 5\n$/],
      ['release', ['mf-blog', '--steps', '5,1'], /^--steps: Cada paso, mayor que el anterior\./],
      ['release', ['mf-blog', '--share', '5', '--at', 'mañana'], /^--at: Escribe día y hora/],
      ['share', ['mf-blog'], /^Falta decir a qué parte de las visitas: npm run share -- mf-blog 25\n$/],
      ['share', ['mf-blog', 'mucho'], /^Escribe un tanto por ciento entero/],
      ['rollout', ['mf-blog', 'stop'], /^No entiendo «stop»\. /],
    ] as const) {
      const { code, said, complained } = await run(command, [...names]);
      assert.deepEqual([code, said], [1, '']);
      assert.match(complained, sentence);
    }
  });

  it('clear away, and say when there is nothing to', async () => {
    const { code, said } = await run('clear-releases');
    assert.equal(code, 0);
    assert.match(said, /No hay nada que quitar.*14 días\./);
    const kept = await run('clear-releases', [], database.url, { RELEASE_KEEP_DAYS: '1' });
    assert.match(kept.said, /No hay nada que quitar.* 1 día\./);
  });

  it('know a remote whose sources are gone', async () => {
    await publishAs('mf-jobs', 'a');
    assert.equal((await run('retire', ['mf-jobs'])).code, 0);
  });

  it('send a train with versions that teams have uploaded, and take it back whole', async () => {
    await publishAs('mf-trueque', 'a');
    await publishAs('mf-jobs', 'c');
    await withRegistry(async (registry, releasesDir) => {
      await registry.store(await layRelease(releasesDir, 'mf-trueque', version('b')), { by: 'equipo-trueque' });
      await registry.store(await layRelease(releasesDir, 'mf-jobs', version('d')), { by: 'equipo-jobs' });
    });
    const unknown = await run('train', [`mf-trueque@${version('f')}`, `mf-jobs@${version('d')}`]);
    assert.equal(unknown.code, 1);
    assert.match(unknown.complained, /De mf-trueque no hay ninguna versión f{16} en el sitio.*releases -- mf-trueque/);
    const sent = await run('train', [`mf-trueque@${version('b')}`, `mf-jobs@${version('d')}`, '--untried']);
    assert.equal(sent.code, 0, sent.complained);
    assert.match(
      sent.said,
      /mf-trueque: b{16} está en vivo[\s\S]*mf-jobs: d{16} está en vivo[\s\S]*--rollback mf-trueque/,
    );
    const back = await run('train', ['--rollback', 'mf-jobs']);
    assert.match(back.said, /mf-jobs: vuelve a estar en vivo c{16}[\s\S]*mf-trueque: vuelve a estar en vivo a{16}/);
  });

  it('send no train from another machine', async () => {
    const site = { SITE_URL: 'https://sitio.example', RELEASE_TOKEN: `fct_${'x'.repeat(43)}` };
    const { code, complained } = await run('train', ['shell', 'mf-blog'], '', site);
    assert.equal(code, 1);
    assert.match(complained, /sale de la máquina del sitio.*mf-jobs@<versión>/);
  });

  it('send no train of one part, and take none back that there was not', async () => {
    const alone = await run('train', ['mf-blog']);
    assert.equal(alone.code, 2);
    assert.match(alone.complained, /dos partes o más. Para una sola: npm run release -- mf-blog/);
    await publish('a');
    const none = await run('train', ['--rollback', 'mf-blog']);
    assert.equal(none.code, 1);
    assert.match(none.complained, /no llegó junto con otras partes.*npm run rollback -- mf-blog/);
    const two = await run('train', ['--rollback', 'mf-blog', 'shell']);
    assert.equal(two.code, 2);
  });

  it('name what can be chosen when the name is missing or unknown', async () => {
    for (const [command, names] of [
      ['release', []],
      ['train', ['shell', 'mf-blgo']],
      ['train', ['--rollback', 'mf-blgo']],
      ['pin', []],
      ['unpin', ['mf-blgo']],
      ['retire', ['mf-blgo']],
      ['release', ['mf-blgo']],
      ['rollback', ['mf-blgo']],
      ['share', ['mf-blgo', '25']],
      ['rollout', []],
      ['releases', ['mf-blgo']],
    ] as const) {
      const { code, complained } = await run(command, [...names]);
      assert.equal(code, 2);
      assert.match(complained, /Puedes elegir entre: shell, .*mf-blog/);
    }
  });

  it('say that the database does not answer, without its password and without a stack', async () => {
    const { code, complained } = await run('releases', [], 'postgresql://ana:secreta@127.0.0.1:1/nada');
    assert.equal(code, 1);
    assert.match(
      complained,
      /^DATABASE_URL: la base de datos no responde \(.*ECONNREFUSED.*\): nadie escucha ahí.*\.\n$/,
    );
    assert.doesNotMatch(complained, /secreta/);
  });

  it('build nothing in particular', async () => {
    const { code, complained } = await run('build', ['mf-blog']);
    assert.equal(code, 2);
    assert.match(complained, /construye el shell y todos los remotos/);
  });

  it('make no database where there is no site, and say what to set', async () => {
    for (const [command, names] of [
      ['release', ['mf-blog']],
      ['rollback', ['mf-blog']],
      ['train', ['shell', 'mf-blog']],
    ] as const) {
      const { code, complained } = await run(command, [...names], '');
      assert.equal(code, 1);
      assert.match(complained, /no hay ningún sitio\..*SITE_URL y RELEASE_TOKEN/);
    }
    assert.ok(!existsSync(join(varDir, 'postgres')));
  });

  it('want the address of the site with its token', async () => {
    const { code, complained } = await run('rollback', ['mf-blog'], '', { RELEASE_TOKEN: `fct_${'x'.repeat(43)}` });
    assert.equal(code, 1);
    assert.match(complained, /SITE_URL: se espera la dirección del sitio al que RELEASE_TOKEN publica/);
  });
});
