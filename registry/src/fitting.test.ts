import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { openTestRegistry, type TestRegistry } from '../test/registry-fixture.ts';
import { apiWith, layRemote, layShell, version } from '../test/release-fixture.ts';
import { createRegistry, type Registry } from './registry.ts';

let test: TestRegistry;
let registry: Registry;

beforeEach(async () => {
  test = await openTestRegistry();
  registry = test.registry;
});
afterEach(() => test.close());

const shell = async (digit: string, offered?: Parameters<typeof layShell>[2]) =>
  registry.publish(await layShell(test.releasesDir, version(digit), offered));
const blog = async (digit: string, needed?: Parameters<typeof layRemote>[3]) =>
  registry.publish(await layRemote(test.releasesDir, 'mf-blog', version(digit), needed));

/** First digits of what is shown and fallen back to, and what is skipped. */
async function document() {
  const { shell, remotes, fallbacks, skipped } = await registry.document();
  const digits = (releases: { name: string; version: string }[]) =>
    releases.map(({ name, version }) => `${name} ${version[0]}`);
  return { shown: digits([shell, ...remotes]), fallbacks: digits(fallbacks), skipped: digits(skipped) };
}

describe('a version of a remote', () => {
  it('becomes live when the live shell and the API have what it needs', async () => {
    await shell('1', { names: ['Form', 'Link'] });
    await registry.offer('api', apiWith({ title: 'string' }));
    await blog('a', { names: ['Form'], fields: { title: 'string' } });
    assert.deepEqual((await document()).shown, ['shell 1', 'mf-blog a']);
  });

  it('is refused, with every reason and what to do, when they have not; the live one stays', async () => {
    await shell('1');
    await registry.offer('api', apiWith({ title: 'string' }));
    await blog('a');
    await assert.rejects(blog('b', { names: ['Form'], fields: { summary: 'string' } }), ({ code, message }) => {
      assert.equal(code, 'does-not-fit');
      assert.match(message, /mf-blog b{16}.*\n.*Form.*@femcoders\/platform.*Publica antes un shell/);
      assert.match(message, /GET \/things.*summary/);
      return true;
    });
    assert.deepEqual((await document()).shown, ['shell 1', 'mf-blog a']);
    assert.equal((await registry.releases('mf-blog')).length, 1);
  });

  it('is not gone back to, nor held, when it fits no more', async () => {
    await shell('1', { names: ['Link', 'Old'] });
    await blog('a', { names: ['Old'] });
    await blog('b');
    await shell('2', { names: ['Link'] });
    await assert.rejects(registry.rollback('mf-blog'), { code: 'does-not-fit' });
    await assert.rejects(registry.pin('mf-blog', version('a')), { code: 'does-not-fit' });
    assert.deepEqual((await document()).shown, ['shell 2', 'mf-blog b']);
  });

  it('may be published before any shell is', async () => {
    await blog('a', { names: ['Form'] });
    assert.equal(await registry.live('mf-blog'), version('a'));
  });
});

describe('a version of the shell', () => {
  it('that leaves a remote without any version that fits is refused, naming the remote and its team', async () => {
    await shell('1');
    await blog('a', { platform: '1.0.0' });
    await assert.rejects(shell('2', { version: '3.0.0', since: '2.0.0' }), ({ code, message }) => {
      assert.equal(code, 'does-not-fit');
      assert.match(message, /mf-blog a{16} \(equipo-de-prueba\)/);
      assert.match(message, /@femcoders\/platform 1\.0\.0/);
      assert.match(message, /npm run retire -- mf-blog/);
      return true;
    });
    assert.deepEqual((await document()).shown, ['shell 1', 'mf-blog a']);
  });

  it('that a version before fits is allowed: that one is shown from now on, and said', async () => {
    await shell('1', { names: ['Form', 'Link'] });
    await blog('a');
    await blog('b', { names: ['Form'] });
    const { steppedBack } = await shell('2');
    assert.deepEqual(
      steppedBack.map(({ name, from, to, reasons }) => [name, from, to, reasons.length]),
      [['mf-blog', version('b'), version('a'), 1]],
    );
    assert.deepEqual(await document(), {
      shown: ['shell 2', 'mf-blog a'],
      fallbacks: ['shell 1'],
      skipped: ['mf-blog b'],
    });
    assert.equal(await registry.live('mf-blog'), version('b'));
  });

  it('restores the live version when it has what that needs', async () => {
    await shell('1', { names: ['Form', 'Link'] });
    await blog('a');
    await blog('b', { names: ['Form'] });
    await shell('2');
    assert.deepEqual((await shell('3', { names: ['Form', 'Link'] })).steppedBack, []);
    assert.deepEqual(await document(), {
      shown: ['shell 3', 'mf-blog b'],
      fallbacks: ['shell 1', 'mf-blog a'],
      skipped: [],
    });
  });

  it('is judged when it is rolled back to, and held, too', async () => {
    await shell('1');
    await shell('2', { names: ['Form', 'Link'] });
    await blog('a', { names: ['Form'] });
    await assert.rejects(registry.rollback('shell'), { code: 'does-not-fit' });
    await assert.rejects(registry.pin('shell', version('1')), { code: 'does-not-fit' });
    await registry.retire('mf-blog');
    assert.equal((await registry.rollback('shell')).version, version('1'));
  });

  it('is not kept back by a remote that is not shown anyway', async () => {
    await shell('1');
    await registry.offer('api', apiWith({ title: 'string' }));
    await blog('a', { fields: { title: 'string' } });
    await registry.offer('api', apiWith({ name: 'string' }));
    assert.deepEqual((await document()).shown, ['shell 1']);
    await shell('2', { names: [] });
    assert.deepEqual((await document()).shown, ['shell 2']);
  });
});

describe('what the API offers', () => {
  it('decides again what is shown when it is something else, and only then', async () => {
    await shell('1');
    await registry.offer('api', apiWith({ name: 'string', title: 'string' }));
    await blog('a', { fields: { name: 'string' } });
    await blog('b', { fields: { title: 'string' } });
    const { revision } = await registry.document();
    await registry.offer('api', apiWith({ title: 'string', name: 'string' }));
    assert.equal((await registry.document()).revision, revision);

    await registry.offer('api', apiWith({ name: 'string' }));
    assert.deepEqual(await document(), { shown: ['shell 1', 'mf-blog a'], fallbacks: [], skipped: ['mf-blog b'] });
    await registry.offer('api', apiWith({ name: 'string', title: 'string' }));
    assert.deepEqual((await document()).shown, ['shell 1', 'mf-blog b']);
  });

  it('in a way that is not understood judges nobody', async () => {
    await shell('1');
    await test.pool.query(`insert into registry.offers (part, document) values ('api', '["otra cosa"]')`);
    await blog('a', { fields: { title: 'string' } });
    assert.deepEqual((await document()).shown, ['shell 1', 'mf-blog a']);
  });
});

describe('a live version that is not shown', () => {
  it('is logged, once for as long as it stays so', async () => {
    const warned: unknown[] = [];
    const { pool, releasesDir } = test;
    const log = { info() {}, warn: (details: object) => warned.push(details) };
    const watching = createRegistry({ pool, releasesDir, log, checkEveryMs: 60_000 });
    await shell('1', { names: ['Form', 'Link'] });
    await blog('a');
    await blog('b', { names: ['Form'] });
    await watching.document();
    await watching.publish(await layShell(releasesDir, version('2')));
    await watching.publish(await layShell(releasesDir, version('3')));
    await watching.close();
    assert.equal(warned.length, 1);
    assert.match(JSON.stringify(warned), /"mf-blog","version":"b{16}","reasons":\[".*Form/);
  });
});

describe('what is fallen back to', () => {
  it('is what was live before, not what was rolled back from', async () => {
    await shell('1');
    for (const digit of ['a', 'b', 'c']) await blog(digit);
    assert.deepEqual((await document()).fallbacks, ['mf-blog b']);
    await registry.rollback('mf-blog');
    assert.deepEqual((await document()).fallbacks, ['mf-blog a']);
  });

  it('is another version than the one that is shown', async () => {
    await shell('1');
    for (const digit of ['a', 'b', 'a']) await blog(digit);
    assert.deepEqual((await document()).fallbacks, ['mf-blog b']);
  });
});
