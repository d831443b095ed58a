import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import type { Release } from '@femcoders/contracts/registry';
import { createTestDatabase, type TestDatabase } from '@femcoders/services/testing/test-database';
import { createFolderStore } from '@femcoders/storage/folder-store';
import type { ObjectStore } from '@femcoders/storage/object-store';
import { StoreError } from '@femcoders/storage/store-error';
import pg from 'pg';
import { layCandidate, version } from '../../test/release-fixture.ts';
import { createRegistry, type Registry } from '../registry.ts';
import { releaseFolder } from '../release-folder.ts';
import { StoredReleases } from './stored-releases.ts';

const silent = { info() {}, warn() {} };

/** A machine of the site: its folder of releases and its registry. */
interface Machine {
  releasesDir: string;
  stored: StoredReleases;
  registry: Registry;
  has(release: Release): Promise<boolean>;
}

let database: TestDatabase;
let pool: pg.Pool;
before(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 4 });
});
after(async () => {
  await pool.end();
  await database.drop();
});

let folder: string;
let store: ObjectStore;
let machines: Machine[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stored-releases-'));
  await mkdir(join(folder, 'store'));
  store = createFolderStore(join(folder, 'store'));
  machines = [];
  await pool.query('drop schema if exists registry cascade');
});
afterEach(async () => {
  for (const { registry } of machines) await registry.close();
  await rm(folder, { recursive: true });
});

async function addMachine({ copiesBytes = 1_000_000 } = {}): Promise<Machine> {
  const releasesDir = await mkdtemp(join(folder, 'machine-'));
  const stored = new StoredReleases({
    store,
    releasesDir,
    log: silent,
    copiesBytes,
    async inUse() {
      const { shell, remotes } = await registry.document();
      return [shell, ...remotes];
    },
  });
  const registry: Registry = createRegistry({ pool, releasesDir, stored, log: silent, checkEveryMs: 60_000 });
  await registry.migrate();
  const machine = {
    releasesDir,
    stored,
    registry,
    has: (release: Release) =>
      stat(releaseFolder(releasesDir, release)).then(
        () => true,
        () => false,
      ),
  };
  machines.push(machine);
  return machine;
}

const layShell = ({ releasesDir }: Machine, digit: string, content?: string) =>
  layCandidate(releasesDir, 'shell', version(digit), {}, content);
const layBlog = ({ releasesDir }: Machine, digit: string, content?: string) =>
  layCandidate(releasesDir, 'mf-blog', version(digit), {}, content);
const pathIn = ({ releasesDir }: Machine, release: Release, path: string) =>
  join(releaseFolder(releasesDir, release), path);
const damage = async (release: Release, path: string, content: string) =>
  store.put(`releases/${release.name}/${release.version}/${path}`, Buffer.from(content));

describe('Releases in a store', () => {
  it('are there for another machine once they are published, with their compressed variants', async () => {
    const [one, other] = [await addMachine(), await addMachine()];
    const shell = await layShell(one, 'a');
    await one.registry.publish(shell);
    await other.stored.fetch(shell);
    for (const path of ['release.json', 'server/index.js', 'client/css/routes.css', 'client/remote-entry.js.br'])
      assert.deepEqual(await readFile(pathIn(other, shell, path)), await readFile(pathIn(one, shell, path)), path);
    assert.deepEqual(
      (await readdir(join(other.releasesDir, 'shell'))).filter((entry) => entry.startsWith('.')),
      [],
      'nothing of the fetch is left',
    );
  });

  it('go back to an earlier version on a machine that has never had it', async () => {
    const [one, other] = [await addMachine(), await addMachine()];
    await one.registry.publish(await layShell(one, 'a'));
    const before = await layBlog(one, 'b');
    await one.registry.publish(before);
    await one.registry.publish(await layBlog(one, 'c'));
    const { version: live } = await other.registry.rollback('mf-blog');
    assert.equal(live, before.version);
    assert.equal(await other.has(before), true);
  });

  it('are fetched once by those who ask at the same moment', async () => {
    const [one, other] = [await addMachine(), await addMachine()];
    const shell = await layShell(one, 'a');
    await one.registry.publish(shell);
    const { get } = store;
    const asked: string[] = [];
    store.get = (key, options) => {
      asked.push(key);
      return get(key, options);
    };
    await Promise.all(Array.from({ length: 5 }, () => other.stored.fetch(shell)));
    assert.equal(new Set(asked).size, asked.length, 'each file once');
    assert.equal(await other.has(shell), true);
  });

  for (const [words, path, content] of [
    ['a file that is cut short', 'client/js/routes.js', '/* rou'],
    ['a file that says something else', 'server/index.js', 'export function createRoutes() { steal(); }'],
    ['a description of another version', 'release.json', '{}'],
  ] as const)
    it(`are not taken with ${words}, and the machine keeps nothing of them`, async () => {
      const [one, other] = [await addMachine(), await addMachine()];
      const shell = await layShell(one, 'a');
      await one.registry.publish(shell);
      await damage(shell, path, content);
      await assert.rejects(other.stored.fetch(shell), { code: 'incomplete-release', message: /almacén|release\.json/ });
      assert.equal(await other.has(shell), false);
      assert.deepEqual(await readdir(join(other.releasesDir, 'shell')), []);
    });

  it('leave out what no release names', async () => {
    const [one, other] = [await addMachine(), await addMachine()];
    const shell = await layShell(one, 'a');
    await one.registry.publish(shell);
    await damage(shell, 'client/planted.js', 'steal()');
    await damage(shell, 'client/planted.js.br', 'steal()');
    await other.stored.fetch(shell);
    assert.deepEqual(
      (await readdir(pathIn(other, shell, 'client'))).filter((name) => name.startsWith('planted')),
      [],
    );
  });

  it('are uploaded to the end where an upload was cut, before anything goes live', async () => {
    const one = await addMachine();
    const shell = await layShell(one, 'a');
    await one.registry.publish(shell);
    await store.remove(`releases/shell/${shell.version}/server/index.js`);
    const again = await addMachine();
    await layShell(again, 'a');
    await again.registry.publish(shell);
    assert.equal(await store.has(`releases/shell/${shell.version}/server/index.js`), true);
  });

  it('do not go live while the store is away, and nothing is half done', async () => {
    const one = await addMachine();
    const shell = await layShell(one, 'a');
    await one.registry.publish(shell);
    store.put = async () => {
      throw new StoreError('unreachable', 'El almacén no responde.');
    };
    await assert.rejects(one.registry.publish(await layShell(one, 'b')), {
      code: 'not-stored',
      message: /no responde/,
    });
    assert.equal(await one.registry.live('shell'), shell.version);
    assert.equal((await one.registry.releases('shell')).length, 1);
  });

  it('go back while the store is away where the files are here', async () => {
    const one = await addMachine();
    const first = await layShell(one, 'a');
    await one.registry.publish(first);
    await one.registry.publish(await layShell(one, 'b'));
    await rm(join(folder, 'store'), { recursive: true });
    assert.equal((await one.registry.rollback('shell')).version, first.version);
  });

  it('are in the store before a version of before is live again', async () => {
    const one = await addMachine();
    const first = await layShell(one, 'a');
    await one.registry.publish(first);
    await one.registry.publish(await layShell(one, 'b'));
    await store.remove(`releases/shell/${first.version}/server/index.js`);
    await one.registry.rollback('shell');
    assert.equal(await store.has(`releases/shell/${first.version}/server/index.js`), true);
  });

  it('are looked for in the store once when they are published', async () => {
    const one = await addMachine();
    const { list } = store;
    let looks = 0;
    store.list = (prefix) => {
      looks += 1;
      return list(prefix);
    };
    await one.registry.publish(await layShell(one, 'a'));
    assert.equal(looks, 1);
  });

  it('repair a folder that was damaged on one machine', async () => {
    const one = await addMachine();
    const first = await layShell(one, 'a');
    await one.registry.publish(first);
    await one.registry.publish(await layShell(one, 'b'));
    await writeFile(pathIn(one, first, 'server/index.js'), 'damaged');
    await one.registry.rollback('shell');
    assert.match(await readFile(pathIn(one, first, 'server/index.js'), 'utf8'), /createRoutes/);
  });

  it('of a version that was published with other files stay as they were', async () => {
    const [one, other] = [await addMachine(), await addMachine()];
    await one.registry.publish(await layShell(one, 'a'));
    const changed = await layShell(other, 'a', 'built in another way');
    await assert.rejects(other.registry.publish(changed), { code: 'version-taken' });
    const third = await addMachine();
    await third.stored.fetch(await layShell(one, 'a'));
  });

  it('are removed from the store when nobody can need them, but for a shell’s packages', async () => {
    const one = await addMachine();
    const outdated = await layShell(one, 'a');
    await one.registry.publish(outdated);
    for (const digit of ['b', 'c', 'd', 'e', 'f']) await one.registry.publish(await layShell(one, digit));
    await store.put(`releases/shell/${outdated.version}/kit/kit.tgz`, Buffer.from('packages'));
    const later = new Date(Date.now() + 30 * 86_400_000);
    await one.registry.clearAway({ now: later, keepDays: 14 });
    const left: string[] = [];
    for await (const { key } of store.list(`releases/shell/${outdated.version}/`))
      left.push(key.split('/').slice(3).join('/'));
    assert.deepEqual(left, ['kit/kit.tgz', 'release.json']);
    assert.deepEqual((await store.folders('releases/shell/')).length, 6);
  });

  it('of a shell give teams their packages on every machine, after the rest is gone too', async () => {
    const [one, other] = [await addMachine(), await addMachine()];
    const packages = Buffer.from('the packages');
    const kitIntegrity = { 'kit.tgz': `sha256-${createHash('sha256').update(packages).digest('base64')}` };
    const shell = await layCandidate(one.releasesDir, 'shell', version('a'), { kitIntegrity });
    await mkdir(pathIn(one, shell, 'kit'));
    await writeFile(pathIn(one, shell, 'kit/kit.tgz'), packages);
    await one.registry.publish(shell);
    for (const digit of ['b', 'c', 'd', 'e', 'f']) await one.registry.publish(await layShell(one, digit));
    await one.registry.clearAway({ now: new Date(Date.now() + 30 * 86_400_000), keepDays: 14 });
    await other.stored.fetchPackages(shell.version);
    assert.deepEqual(await readFile(pathIn(other, shell, 'kit/kit.tgz')), packages);
    await other.stored.fetchPackages(version('9'));
    assert.deepEqual(await readdir(join(other.releasesDir, 'shell')), [shell.version]);
  });

  it('that were released before there was a store are uploaded', async () => {
    const one = await addMachine();
    const alone = createRegistry({ pool, releasesDir: one.releasesDir, log: silent });
    const shell = await layShell(one, 'a');
    await alone.publish(shell);
    await alone.close();
    assert.equal(await store.has(`releases/shell/${shell.version}/release.json`), false);
    await one.registry.uploadMissingReleases();
    const other = await addMachine();
    await other.stored.fetch(shell);
    assert.equal(await other.has(shell), true);
  });

  it('take no more room on a machine than they may: the longest unused goes, what is live and what was built here stays', async () => {
    const one = await addMachine();
    const versions: Release[] = [];
    for (const digit of ['a', 'b', 'c']) {
      const shell = await layShell(one, digit);
      versions.push(shell);
      await one.registry.publish(shell);
    }
    const other = await addMachine({ copiesBytes: 1 });
    const built = await layShell(other, 'd');
    for (const shell of versions) await other.stored.fetch(shell);
    assert.deepEqual(await Promise.all([...versions, built].map(other.has)), [false, false, true, true]);
  });
});
