import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresBinaries } from '@femcoders/services/postgres/binaries';
import { readLockFile } from '@femcoders/services/postgres/lock-file';
import { runningServer } from '@femcoders/services/postgres/running-server';
import { ensureDatabase, type PostgresServer, startServer, stopServer } from '@femcoders/services/postgres/server';
import { serverUser } from '@femcoders/services/postgres/server-user';
import pg from 'pg';
import { withSiteDatabase } from './database-command.ts';
import { embeddedDataFolder, openSiteDatabase } from './site-database.ts';

const isRoot = process.getuid?.() === 0;
const rootOnly = isRoot ? false : 'only root can become somebody else';
const nobody = 65_534;
/** Without a disk to wait for, yet nothing committed is lost with the process. */
const settings = { synchronous_commit: 'on' };

describe('the embedded PostgreSQL', () => {
  let home: string;
  let started: string[];
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'pg-'));
    chmodSync(home, 0o755);
    started = [];
  });
  afterEach(async () => {
    for (const folder of started) await stopServer(folder);
    rmSync(home, { recursive: true, force: true });
  });

  function start(varDir: string): Promise<PostgresServer> {
    const dataFolder = embeddedDataFolder(varDir);
    started.push(dataFolder);
    return startServer({ dataFolder, logFile: join(varDir, 'postgres.log'), settings, sync: false });
  }

  /** A separate Node process that starts the server on a folder and then stays. */
  function startElsewhere(varDir: string, account: { uid?: number; gid?: number } = {}): ChildProcess {
    const script = `
      import { startServer } from ${JSON.stringify(join(import.meta.dirname, '..', '..', 'services', 'src', 'postgres', 'server.ts'))};
      const [dataFolder, logFile] = process.argv.slice(1);
      const server = await startServer({ dataFolder, logFile, settings: {}, sync: false });
      console.log(server.pid);
      setInterval(() => {}, 1000);
    `;
    const dataFolder = embeddedDataFolder(varDir);
    started.push(dataFolder);
    return spawn(
      process.execPath,
      ['--input-type=module', '--eval', script, dataFolder, join(varDir, 'postgres.log')],
      {
        ...account,
        cwd: '/',
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
  }

  async function kill(child: ChildProcess): Promise<void> {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  async function ask(server: PostgresServer, sql: string): Promise<unknown> {
    const client = new pg.Client({ connectionString: await ensureDatabase(server, 'site', 'site') });
    await client.connect();
    try {
      return Object.values((await client.query(sql)).rows[0] ?? {})[0];
    } finally {
      await client.end();
    }
  }

  it('speaks UTF-8, listens on no network, and leaves nothing running when stopped', async () => {
    const server = await start(home);
    assert.equal(server.adopted, false);
    assert.equal(await ask(server, `SELECT upper('cañón') || current_setting('listen_addresses')`), 'CAÑÓN');
    assert.equal(await ask(server, 'SELECT datcollate FROM pg_database WHERE datname = current_database()'), 'C.UTF-8');
    const { socketFolder } = (await runningServer(embeddedDataFolder(home))) ?? assert.fail();
    await server.stop();
    assert.equal(readLockFile(embeddedDataFolder(home)), null);
    assert.throws(() => process.kill(server.pid, 0), { code: 'ESRCH' });
    assert.equal(existsSync(socketFolder), false);
  });

  it('keeps what was committed when it is killed, and starts again at once', async () => {
    const server = await start(home);
    await ask(server, 'CREATE TABLE kept AS SELECT 42 AS answer');
    process.kill(server.pid, 'SIGKILL');
    const again = await start(home);
    assert.notEqual(again.pid, server.pid);
    assert.equal(await ask(again, 'SELECT answer FROM kept'), 42);
  });

  it('outlives a killed Node process, and the next one adopts it', async () => {
    const first = startElsewhere(home);
    const [pid] = first.stdout ? await once(first.stdout, 'data') : [];
    await kill(first);
    const server = await start(home);
    assert.equal(server.adopted, true);
    assert.equal(server.pid, Number(String(pid)));
    await server.stop();
    assert.equal(readLockFile(embeddedDataFolder(home)), null);
  });

  it('begins again where the first start was killed half way', async () => {
    const first = startElsewhere(home);
    const folder = dirname(embeddedDataFolder(home));
    const begun = () => existsSync(folder) && readdirSync(folder).some((name) => name.includes('unfinished'));
    while (!begun()) await sleep(5);
    await kill(first);
    assert.equal(existsSync(embeddedDataFolder(home)), false);
    const server = await start(home);
    assert.equal(await ask(server, 'SELECT 1'), 1);
    await server.stop();
    assert.deepEqual(readdirSync(folder), ['data']);
  });

  it('sweeps away what a killed start left, even while its initdb is still writing there', async () => {
    const folder = dirname(embeddedDataFolder(home));
    const left = join(folder, 'data.unfinished-left');
    mkdirSync(left, { recursive: true });
    const writing = `
      const { mkdirSync, writeFileSync } = require('node:fs');
      const end = Date.now() + 400;
      for (let i = 0; Date.now() < end; i++) {
        mkdirSync(process.argv[1] + '/' + (i % 50), { recursive: true });
        writeFileSync(process.argv[1] + '/' + (i % 50) + '/' + i, '');
        if (i === 20) console.log('busy');
      }`;
    const orphan = spawn(process.execPath, ['-e', writing, left], { stdio: ['ignore', 'pipe', 'ignore'] });
    await once(orphan.stdout, 'data');
    const server = await start(home);
    assert.equal(await ask(server, 'SELECT 1'), 1);
    assert.deepEqual(readdirSync(folder), ['data']);
  });

  it('starts although its lock file names a process that is something else by now', async () => {
    const server = await start(home);
    const { pid } = server;
    const helpers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    process.kill(pid, 'SIGKILL');
    while ((await runningServer(embeddedDataFolder(home))) !== null) await sleep(10);
    // They end a moment after it, and hold its memory until then.
    while (helpers.some((helper) => existsSync(`/proc/${helper}/exe`))) await sleep(10);
    const lock = join(embeddedDataFolder(home), 'postmaster.pid');
    writeFileSync(lock, readFileSync(lock, 'utf8').replace(/^\d+/, String(process.pid)));
    assert.equal(await ask(await start(home), 'SELECT 1'), 1);
  });

  it('works below a path of 120 characters', async () => {
    const folder = join(home, 'ñ'.repeat(40), 'x'.repeat(120));
    assert.equal(await ask(await start(folder), 'SELECT 1'), 1);
  });

  it('says what is wrong in its own words when it cannot start', async () => {
    const dataFolder = embeddedDataFolder(home);
    started.push(dataFolder);
    const wrong = { shared_buffers: 'muchos' };
    await assert.rejects(startServer({ dataFolder, logFile: join(home, 'log'), settings: wrong, sync: false }), {
      name: 'StartError',
      message: /invalid value for parameter "shared_buffers"/,
    });
  });

  it('runs for root although only root may enter the folder', { skip: rootOnly }, async () => {
    const closed = join(home, 'root');
    mkdirSync(closed, { mode: 0o700 });
    const server = await start(join(closed, 'var'));
    await ask(server, 'CREATE TABLE kept AS SELECT 42 AS answer');
    process.kill(server.pid, 'SIGKILL');
    assert.equal(await ask(await start(join(closed, 'var')), 'SELECT answer FROM kept'), 42);
  });

  it('runs from a copy of its programs where only root may enter the checkout', { skip: rootOnly }, () => {
    const user = serverUser() ?? assert.fail();
    const installed = dirname(dirname(postgresBinaries(user).postgres));
    mkdirSync(join(home, 'root'), { mode: 0o700 });
    cpSync(dirname(installed), join(home, 'root', 'package'), { recursive: true, verbatimSymlinks: true });
    const { postgres } = postgresBinaries(user, join(home, 'root', 'package', 'native'));
    assert.ok(!postgres.startsWith(home));
    assert.match(execFileSync(postgres, ['--version'], { ...user, cwd: '/', encoding: 'utf8' }), /^postgres .* 18/);
  });

  it('makes the links of its libraries where npm ran no scripts', () => {
    const user = serverUser();
    const installed = dirname(dirname(postgresBinaries(user).postgres));
    const bare = join(home, 'package', 'native');
    cpSync(installed, bare, { recursive: true, verbatimSymlinks: true });
    const list: { target: string }[] = JSON.parse(readFileSync(join(bare, 'pg-symlinks.json'), 'utf8'));
    for (const { target } of list) rmSync(join(dirname(bare), target));
    const { initdb } = postgresBinaries(null, bare);
    assert.ok(initdb.startsWith(bare));
    assert.match(execFileSync(initdb, ['--version'], { ...user, cwd: '/', encoding: 'utf8' }), /^initdb/);
  });

  it('runs for an ordinary user, and root can go on with her data', { skip: rootOnly }, async () => {
    const own = join(home, 'own');
    mkdirSync(own);
    chownSync(own, nobody, nobody);
    const first = startElsewhere(own, { uid: nobody, gid: nobody });
    const [pid] = first.stdout ? await once(first.stdout, 'data') : [];
    assert.equal(
      readFileSync(`/proc/${Number(String(pid))}/status`, 'utf8').match(/^Uid:\t(\d+)/m)?.[1],
      String(nobody),
    );
    await kill(first);
    await stopServer(embeddedDataFolder(own));
    assert.equal(await ask(await start(own), 'SELECT 1'), 1);
  });

  it('is lent to a command, started and stopped for it unless it runs, and made for none', async () => {
    const answer = () =>
      withSiteDatabase({ varDir: home, databaseUrl: undefined }, async (connectionString) => {
        const client = new pg.Client({ connectionString });
        await client.connect();
        const { rows } = await client.query('SELECT current_database() AS name');
        await client.end();
        return rows[0].name;
      });
    await assert.rejects(answer(), /no hay ningún sitio/);
    assert.deepEqual(readdirSync(home), []);
    await openSiteDatabase({ varDir: home, databaseUrl: undefined }, () => {}).then(({ close }) => close());
    assert.equal(await answer(), 'femcoders');
    assert.equal(readLockFile(embeddedDataFolder(home)), null);
    const server = await start(home);
    assert.equal(await answer(), 'femcoders');
    assert.equal(readLockFile(embeddedDataFolder(home))?.pid, server.pid);
  });
});
