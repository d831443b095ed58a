import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RegistryDocument } from '@femcoders/contracts/registry';
import { createTestDatabase, type TestDatabase } from '@femcoders/services/testing/test-database';
import pg from 'pg';
import { linkDatabase } from '../test/database-link.ts';
import { layRelease, version } from '../test/release-fixture.ts';
import { createRegistry, type Registry } from './registry.ts';

const silent = { info() {}, warn() {} };
const switched = { switched: true, held: false, steppedBack: [] };

let database: TestDatabase;
let releasesDir: string;
let cleanups: (() => Promise<unknown>)[];
let registry: Registry;

/** A registry as a separate process would have it: with its own pool. */
function openRegistry({ url = database.url, folder = releasesDir, checkEveryMs = 60_000 } = {}): Registry {
  const pool = new pg.Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 2_000 });
  pool.on('error', () => undefined);
  const opened = createRegistry({ pool, releasesDir: folder, log: silent, checkEveryMs });
  cleanups.unshift(
    () => opened.close(),
    () => pool.end(),
  );
  return opened;
}

function liveVersion(document: RegistryDocument, name: string): string | undefined {
  return document.remotes.find((remote) => remote.name === name)?.version;
}

/** Waits until a registry answers what is expected; the test's own time limit ends a wait in vain. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(10);
}

async function publishShellAndBlog(digit: string): Promise<void> {
  await registry.publish(await layRelease(releasesDir, 'shell', version('1')));
  await registry.publish(await layRelease(releasesDir, 'mf-blog', version(digit)));
}

beforeEach(async () => {
  database = await createTestDatabase();
  releasesDir = await mkdtemp(join(tmpdir(), 'registry-test-'));
  cleanups = [() => database.drop(), () => rm(releasesDir, { recursive: true })];
  registry = openRegistry();
  await registry.migrate();
});

afterEach(async () => {
  for (const cleanup of cleanups) await cleanup();
});

describe('publishing', () => {
  it('makes a release live, and the document carries it whole', async () => {
    const shell = await layRelease(releasesDir, 'shell', version('1'));
    const blog = await layRelease(releasesDir, 'mf-blog', version('a'));
    await registry.publish(shell, { by: 'ana' });
    const done = await registry.publish(blog, { by: 'ana' });

    assert.deepEqual(done, { name: 'mf-blog', version: version('a'), previous: null, ...switched });
    assert.equal(await registry.live('mf-blog'), version('a'));
    assert.deepEqual(await registry.document(), {
      revision: 2,
      shell,
      remotes: [blog],
      fallbacks: [],
      skipped: [],
    });
  });

  it('says so clearly while no shell is live', async () => {
    await registry.publish(await layRelease(releasesDir, 'mf-blog', version('a')));
    await assert.rejects(registry.document(), { code: 'empty' });
  });

  it('is answered by the registry that published at once, and by another one without being asked', async () => {
    await publishShellAndBlog('a');
    const elsewhere = openRegistry();
    assert.equal(liveVersion(await elsewhere.document(), 'mf-blog'), version('a'));
    await registry.document();

    await registry.publish(await layRelease(releasesDir, 'mf-blog', version('b')));

    assert.equal(liveVersion(await registry.document(), 'mf-blog'), version('b'));
    await until(async () => liveVersion(await elsewhere.document(), 'mf-blog') === version('b'));
  });

  it('is noticed even where the announcement went unheard', async () => {
    await publishShellAndBlog('a');
    const deaf = openRegistry({ checkEveryMs: 20 });
    await deaf.document();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query("delete from registry.live where name = 'mf-blog'");
    await client.query('update registry.revision set number = number + 1');
    await client.end();
    await until(async () => liveVersion(await deaf.document(), 'mf-blog') === undefined);
  });

  it('changes nothing when that version is live already', async () => {
    await publishShellAndBlog('a');
    const again = await registry.publish(await layRelease(releasesDir, 'mf-blog', version('a')));

    assert.equal(again.switched, false);
    assert.equal((await registry.document()).revision, 2);
    assert.equal((await registry.history(10, 'mf-blog')).length, 1);
    assert.equal((await registry.releases('mf-blog')).length, 1);
  });

  it('makes an earlier version live again without storing it twice', async () => {
    await publishShellAndBlog('a');
    await registry.publish(await layRelease(releasesDir, 'mf-blog', version('b')));
    const again = await registry.publish(await layRelease(releasesDir, 'mf-blog', version('a')));

    assert.deepEqual(again, { name: 'mf-blog', version: version('a'), previous: version('b'), ...switched });
    const listed = await registry.releases('mf-blog');
    assert.deepEqual(
      listed.map(({ version, live }) => ({ version, live })),
      [
        { version: version('b'), live: false },
        { version: version('a'), live: true },
      ],
    );
  });

  it('refuses other files under a version that exists', async () => {
    await publishShellAndBlog('a');
    const forged = await layRelease(releasesDir, 'mf-blog', version('a'), { content: 'other' });
    await assert.rejects(registry.publish(forged), { code: 'version-taken' });
  });

  it('refuses another server bundle under a version that exists', async () => {
    const laid = await layRelease(releasesDir, 'mf-blog', version('a'));
    const folder = join(releasesDir, 'mf-blog', version('a'), 'server');
    const withBundle = async (text: string) => {
      await writeFile(join(folder, 'index.js'), text);
      const hash = createHash('sha256').update(text).digest('base64');
      return { ...laid, serverIntegrity: { 'index.js': `sha256-${hash}` } };
    };
    await registry.publish(await withBundle('export {}'));
    await assert.rejects(registry.publish(await withBundle('export const other = 1')), { code: 'version-taken' });
  });

  it('refuses a half-written release and keeps what is live', async () => {
    await publishShellAndBlog('a');
    const half = await layRelease(releasesDir, 'mf-blog', version('b'));
    await rm(join(releasesDir, 'mf-blog', version('b'), 'client/js/routes.js'));

    await assert.rejects(registry.publish(half), { code: 'incomplete-release', message: /falta .*js\/routes\.js/ });
    assert.equal(await registry.live('mf-blog'), version('a'));
    assert.equal((await registry.releases('mf-blog')).length, 1);
  });

  it('leaves one consistent document when many publish at once', async () => {
    await publishShellAndBlog('a');
    const releases = await Promise.all(
      ['b', 'c', 'd', 'e'].flatMap((digit) =>
        ['mf-blog', 'mf-events'].map((name) => layRelease(releasesDir, name, version(digit))),
      ),
    );
    const others = [registry, openRegistry()];
    await Promise.all(releases.map((release, index) => others[index % 2]?.publish(release)));

    const document = await openRegistry().document();
    const history = await registry.history(100);
    assert.equal(document.revision, 10);
    assert.equal(history.length, 10);
    for (const name of ['mf-blog', 'mf-events']) {
      const own = history.filter((line) => line.name === name);
      assert.equal(liveVersion(document, name), own[0]?.after);
      for (const [index, line] of own.entries()) assert.equal(line.before, own[index + 1]?.after ?? null);
    }
  });
});

describe('rolling back', () => {
  it('goes one version further back each time', async () => {
    await publishShellAndBlog('a');
    await registry.publish(await layRelease(releasesDir, 'mf-blog', version('b')));
    await registry.publish(await layRelease(releasesDir, 'mf-blog', version('c')));

    const first = await registry.rollback('mf-blog');
    assert.deepEqual(first, { name: 'mf-blog', version: version('b'), previous: version('c'), ...switched });
    await registry.rollback('mf-blog');
    assert.equal(liveVersion(await registry.document(), 'mf-blog'), version('a'));
    await assert.rejects(registry.rollback('mf-blog'), {
      code: 'nothing-to-roll-back',
      message: /no tiene una versión anterior/,
    });
  });

  it('goes back from a version published after an earlier rollback', async () => {
    await publishShellAndBlog('a');
    await registry.publish(await layRelease(releasesDir, 'mf-blog', version('b')));
    await registry.rollback('mf-blog');
    await registry.publish(await layRelease(releasesDir, 'mf-blog', version('c')));
    await registry.rollback('mf-blog');
    assert.equal(await registry.live('mf-blog'), version('a'));
  });

  it('says that there is nothing live of a name it does not know', async () => {
    await assert.rejects(registry.rollback('mf-blog'), {
      code: 'nothing-to-roll-back',
      message: /ninguna versión en vivo/,
    });
  });

  it('refuses to return to a version whose files are gone', async () => {
    await publishShellAndBlog('a');
    await registry.publish(await layRelease(releasesDir, 'mf-blog', version('b')));
    await rm(join(releasesDir, 'mf-blog', version('a')), { recursive: true });
    await assert.rejects(registry.rollback('mf-blog'), { code: 'incomplete-release' });
    assert.equal(await registry.live('mf-blog'), version('b'));
  });
});

describe('publishing what the sources say', () => {
  it('leaves a rollback alone while the sources are the same', async () => {
    await publishShellAndBlog('a');
    const sources = await layRelease(releasesDir, 'mf-blog', version('b'));
    assert.equal((await registry.publishChanged(sources))?.switched, true);
    await registry.rollback('mf-blog');

    assert.equal((await registry.publishChanged(sources))?.switched, false);
    assert.equal(await registry.live('mf-blog'), version('a'));
  });

  it('follows sources that went back to an earlier state', async () => {
    await publishShellAndBlog('a');
    await registry.publish(await layRelease(releasesDir, 'mf-blog', version('b')));
    await registry.publishChanged(await layRelease(releasesDir, 'mf-blog', version('a')));
    assert.equal(await registry.live('mf-blog'), version('a'));
  });

  it('leaves alone what a team has published since, as long as the sources are the same', async () => {
    await publishShellAndBlog('a');
    const sources = await layRelease(releasesDir, 'mf-blog', version('b'));
    await registry.publishChanged(sources);
    await registry.publish(await layRelease(releasesDir, 'mf-blog', version('c')), { by: 'equipo-blog (token «CI»)' });
    assert.equal((await registry.publishChanged(sources))?.switched, false);
    assert.equal(await registry.live('mf-blog'), version('c'));

    await registry.publishChanged(await layRelease(releasesDir, 'mf-blog', version('d')));
    assert.equal(await registry.live('mf-blog'), version('d'), 'sources that are new are published');
  });

  it('replaces a live release that has lost its files', async () => {
    await publishShellAndBlog('a');
    const sources = await layRelease(releasesDir, 'mf-blog', version('b'));
    await registry.publish(sources);
    await registry.rollback('mf-blog');
    await rm(join(releasesDir, 'mf-blog', version('a')), { recursive: true });

    await registry.publishChanged(sources);
    assert.equal(await registry.live('mf-blog'), version('b'));
  });
});

describe('the history', () => {
  it('says who switched what, from which version to which', async () => {
    await registry.publish(await layRelease(releasesDir, 'mf-blog', version('a')), { by: 'ana' });
    await registry.publish(await layRelease(releasesDir, 'mf-blog', version('b')), { by: 'berta' });
    await registry.rollback('mf-blog', { by: 'carla' });

    const lines = await registry.history(10);
    assert.deepEqual(
      lines.map(({ action, before, after, by }) => ({ action, before, after, by })),
      [
        { action: 'rollback', before: version('b'), after: version('a'), by: 'carla' },
        { action: 'publish', before: version('a'), after: version('b'), by: 'berta' },
        { action: 'publish', before: null, after: version('a'), by: 'ana' },
      ],
    );
    assert.ok(lines.every((line) => line.at instanceof Date));
  });

  it('cannot be changed, not even by hand', async () => {
    await publishShellAndBlog('a');
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    for (const sql of [
      "update registry.history set switched_by = 'nadie'",
      'delete from registry.history',
      'truncate registry.history cascade',
    ]) {
      await assert.rejects(client.query(sql), /only grows/);
    }
    await client.end();
  });
});

describe('without the database', () => {
  it('goes on answering what was live last, and hears of switches again once it is back', async () => {
    await publishShellAndBlog('a');
    const link = await linkDatabase(database.url);
    const far = openRegistry({ url: link.url });
    await far.document();

    await link.cut();
    await registry.publish(await layRelease(releasesDir, 'mf-blog', version('b')));
    assert.equal(liveVersion(await far.document(), 'mf-blog'), version('a'));

    await link.mend();
    await until(async () => liveVersion(await far.document(), 'mf-blog') === version('b'));
    await registry.publish(await layRelease(releasesDir, 'mf-blog', version('c')));
    await until(async () => liveVersion(await far.document(), 'mf-blog') === version('c'));
    await link.cut();
  });

  it('notices a connection over which nothing comes any more, and takes another', async () => {
    await publishShellAndBlog('a');
    const link = await linkDatabase(database.url);
    const far = openRegistry({ url: link.url, checkEveryMs: 50 });
    await far.document();

    link.stall();
    await registry.publish(await layRelease(releasesDir, 'mf-blog', version('b')));
    await until(async () => liveVersion(await far.document(), 'mf-blog') === version('b'));
    await link.cut();
  });

  it('answers from the snapshot on disk after a restart, and notices the database when it comes', async () => {
    await publishShellAndBlog('a');
    const before = await registry.document();
    const link = await linkDatabase(database.url);
    await link.cut();
    const restarted = openRegistry({ url: link.url });

    assert.deepEqual(await restarted.document(), before);

    await registry.close();
    await openRegistry({ folder: releasesDir }).publish(await layRelease(releasesDir, 'mf-blog', version('b')));
    await link.mend();
    await until(async () => liveVersion(await restarted.document(), 'mf-blog') === version('b'));
    await link.cut();
  });

  it('says that it knows nothing when there is no snapshot either, and recovers when the database comes', async () => {
    await publishShellAndBlog('a');
    const link = await linkDatabase(database.url);
    await link.cut();
    const folder = await mkdtemp(join(tmpdir(), 'registry-test-'));
    cleanups.push(() => rm(folder, { recursive: true }));
    const restarted = openRegistry({ url: link.url, folder });
    await assert.rejects(restarted.document(), { code: 'unavailable' });

    await link.mend();
    assert.equal(liveVersion(await restarted.document(), 'mf-blog'), version('a'));
    await link.cut();
  });

  it('does not trust a snapshot that was cut short', async () => {
    const link = await linkDatabase(database.url);
    await link.cut();
    await writeFile(join(releasesDir, 'registry.json'), '{"revision":');
    await assert.rejects(openRegistry({ url: link.url }).document(), { code: 'unavailable' });
  });

  it('keeps the snapshot in step with every switch and leaves no drafts', async () => {
    await publishShellAndBlog('a');
    await registry.document();
    await registry.publish(await layRelease(releasesDir, 'mf-blog', version('b')));

    const kept = JSON.parse(await readFile(join(releasesDir, 'registry.json'), 'utf8'));
    assert.equal(liveVersion(kept, 'mf-blog'), version('b'));
    assert.deepEqual(
      (await readdir(releasesDir)).filter((file) => file.endsWith('.draft')),
      [],
    );
  });
});

describe('migrating', () => {
  it('may be done by several processes at once, and again', async () => {
    const fresh = await createTestDatabase();
    cleanups.push(() => fresh.drop());
    const registries = [1, 2, 3].map(() => openRegistry({ url: fresh.url }));
    await Promise.all(registries.map((one) => one.migrate()));
    await registries[0]?.migrate();
    assert.deepEqual(await registries[0]?.releases(), []);
  });
});
