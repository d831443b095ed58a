import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { openTestRegistry, type TestRegistry } from '../test/registry-fixture.ts';
import { layRelease, version } from '../test/release-fixture.ts';
import type { Registry } from './registry.ts';

let test: TestRegistry;
let registry: Registry;

beforeEach(async () => {
  test = await openTestRegistry();
  registry = test.registry;
  await registry.publish(await layRelease(test.releasesDir, 'shell', version('1')));
});
afterEach(() => test.close());

const lay = (digit: string, name = 'mf-blog') => layRelease(test.releasesDir, name, version(digit));
const publish = async (digit: string, name?: string) => registry.publish(await lay(digit, name));

async function shown(name = 'mf-blog'): Promise<string | undefined> {
  const { shell, remotes } = await registry.document();
  return [shell, ...remotes].find((release) => release.name === name)?.version[0];
}

async function actions(): Promise<string[]> {
  const lines = await registry.history(20, 'mf-blog');
  return lines.map(({ action, before, after }) => `${action} ${before?.[0] ?? '–'}→${after?.[0] ?? '–'}`);
}

describe('a version that is held', () => {
  beforeEach(async () => {
    for (const digit of ['a', 'b']) await publish(digit);
  });

  it('is live at once, and stays so while others are published', async () => {
    const held = await registry.pin('mf-blog', version('a'), { by: 'ana' });
    assert.deepEqual(held, {
      name: 'mf-blog',
      version: version('a'),
      previous: version('b'),
      switched: true,
      held: true,
      steppedBack: [],
    });
    const waiting = await publish('c');
    assert.deepEqual([waiting.version, waiting.switched, waiting.held], [version('a'), false, true]);
    assert.equal(await shown(), 'a');
    assert.ok((await registry.releases('mf-blog')).some((release) => release.version === version('c')));
    assert.deepEqual(
      (await registry.allLive()).map(({ name, pinned }) => [name, pinned]),
      [
        ['shell', false],
        ['mf-blog', true],
      ],
    );
  });

  it('is not rolled back, and the refusal says how to', async () => {
    await registry.pin('mf-blog', version('b'));
    await assert.rejects(registry.rollback('mf-blog'), { code: 'pinned', message: /Suéltala antes/ });
    assert.equal(await shown(), 'b');
  });

  it('stays live when it is let go, until another one is published', async () => {
    await registry.pin('mf-blog', version('a'));
    const waiting = await lay('c');
    await registry.publish(waiting);
    const free = await registry.unpin('mf-blog');
    assert.deepEqual([free.version, free.held, await shown()], [version('a'), false, 'a']);
    await registry.publish(waiting);
    assert.equal(await shown(), 'c');
  });

  it('gives way to another one that is held', async () => {
    await registry.pin('mf-blog', version('a'));
    await registry.pin('mf-blog', version('b'));
    await publish('c');
    assert.equal(await shown(), 'b');
  });

  it('is one step of the way back, and holding what is live is none', async () => {
    await registry.pin('mf-blog', version('b'));
    await registry.pin('mf-blog', version('a'));
    await registry.unpin('mf-blog');
    await registry.rollback('mf-blog');
    assert.equal(await shown(), 'b');
    await registry.rollback('mf-blog');
    assert.equal(await shown(), 'a');
    assert.deepEqual(await actions(), [
      'rollback b→a',
      'rollback a→b',
      'unpin a→a',
      'pin b→a',
      'pin b→b',
      'publish a→b',
      'publish –→a',
    ]);
  });

  it('says since when it is live, and not since when it is held', async () => {
    const since = (await registry.allLive())[1]?.since;
    await registry.pin('mf-blog', version('b'));
    assert.deepEqual((await registry.allLive())[1]?.since, since);
  });

  it('leaves one line, and one revision, however often it is asked for', async () => {
    await registry.pin('mf-blog', version('b'));
    const { revision } = await registry.document();
    await registry.pin('mf-blog', version('b'));
    assert.equal((await actions()).length, 3);
    await registry.unpin('mf-blog');
    await registry.unpin('mf-blog');
    assert.equal((await actions()).length, 4);
    assert.equal((await registry.document()).revision, revision + 1);
  });

  it('has been published, and its files are there', async () => {
    await assert.rejects(registry.pin('mf-blog', version('e')), {
      code: 'unknown-release',
      message: /Mira las que hay/,
    });
    await rm(join(test.releasesDir, 'mf-blog', version('a')), { recursive: true });
    await assert.rejects(registry.pin('mf-blog', version('a')), { code: 'incomplete-release' });
    assert.equal(await shown(), 'b');
  });

  it('outlives a restart, also when the sources have changed', async () => {
    await registry.pin('mf-blog', version('a'));
    assert.equal((await registry.publishChanged(await lay('c')))?.held, true);
    assert.equal((await registry.publishChanged(await lay('c')))?.version, version('a'));
    assert.equal(await shown(), 'a');
  });
});

describe('a remote that is taken off', () => {
  beforeEach(async () => {
    for (const digit of ['a', 'b']) await publish(digit);
  });

  it('is on the site no more, and the others are as before', async () => {
    await publish('e', 'mf-events');
    const { revision } = await registry.document();
    assert.deepEqual(await registry.retire('mf-blog', { by: 'ana' }), { name: 'mf-blog', previous: version('b') });
    const document = await registry.document();
    assert.deepEqual(
      document.remotes.map(({ name }) => name),
      ['mf-events'],
    );
    assert.equal(document.revision, revision + 1);
    assert.equal(await registry.live('mf-blog'), null);
    assert.equal((await actions())[0], 'retire b→–');
  });

  it('comes back when it is published, and can then be rolled back to what was before', async () => {
    await registry.retire('mf-blog');
    assert.equal((await publish('b')).previous, null);
    assert.equal(await shown(), 'b');
    await registry.rollback('mf-blog');
    assert.equal(await shown(), 'a');
  });

  it('comes back when one of its versions is held', async () => {
    await registry.retire('mf-blog');
    await registry.pin('mf-blog', version('a'));
    assert.equal(await shown(), 'a');
  });

  it('stays away after a restart', async () => {
    await registry.retire('mf-blog');
    assert.equal(await registry.publishChanged(await lay('c')), null);
    assert.equal(await shown(), undefined);
  });

  it('is not rolled back, let go or taken off again: each refusal says that nothing is live', async () => {
    await registry.retire('mf-blog');
    await assert.rejects(registry.rollback('mf-blog'), {
      code: 'nothing-to-roll-back',
      message: /publícala/,
    });
    await assert.rejects(registry.unpin('mf-blog'), { code: 'not-live' });
    await assert.rejects(registry.retire('mf-blog'), { code: 'not-live' });
  });

  it('is never the shell', async () => {
    await assert.rejects(registry.retire('shell'), { code: 'shell-stays' });
  });
});

describe('a release, for a preview,', () => {
  it('is found whether it is live or not, and null when there is none', async () => {
    await publish('a');
    await publish('b');
    assert.equal((await registry.release('mf-blog', version('a')))?.version, version('a'));
    assert.equal((await registry.release('mf-blog', version('b')))?.version, version('b'));
    assert.equal(await registry.release('mf-blog', version('c')), null);
    assert.equal(await registry.release('mf-blog', 'nada'), null);
  });
});
