import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { openTestRegistry, type TestRegistry } from '../test/registry-fixture.ts';
import { layRemote, layShell, version } from '../test/release-fixture.ts';
import type { Registry } from './registry.ts';

let test: TestRegistry;
let registry: Registry;

const shell = (digit: string, react: string) => layShell(test.releasesDir, version(digit), { react });
const remote = (digit: string, react: string, name = 'mf-blog') =>
  layRemote(test.releasesDir, name, version(digit), { react });

beforeEach(async () => {
  test = await openTestRegistry();
  registry = test.registry;
  await registry.publish(await shell('1', '19.3.1'));
  await registry.publish(await remote('a', '19.3.1'));
  await registry.publish(await remote('c', '19.3.1', 'mf-events'));
});
afterEach(() => test.close());

/** Returns the live versions: `shell 1`. */
async function shown(): Promise<string[]> {
  const document = await registry.document();
  return [document.shell, ...document.remotes].map(({ name, version: [digit] }) => `${name} ${digit}`);
}
const before = ['shell 1', 'mf-blog a', 'mf-events c'];

describe('another major version of a library', () => {
  it('goes live with neither the shell nor a remote alone, and the refusals say how', async () => {
    await assert.rejects(registry.publish(await shell('2', '20.0.0')), (error: Error & { code?: string }) => {
      assert.equal(error.code, 'does-not-fit');
      assert.match(error.message, /mf-blog aaaa.*\n.*react 19\.3\.1, y el shell trae react 20\.0\.0.*en un tren/);
      return true;
    });
    await assert.rejects(registry.publish(await remote('b', '20.0.0')), { code: 'does-not-fit' });
    assert.deepEqual(await shown(), before);
  });

  const next = async () => [
    await remote('b', '20.0.1'),
    await remote('d', '20.0.0', 'mf-events'),
    await shell('2', '20.0.0'),
  ];
  const after = ['shell 2', 'mf-blog b', 'mf-events d'];

  it('goes live with all that runs on it in one step, and back in one', async () => {
    const done = await registry.publishTogether(await next(), { by: 'ana' });
    assert.deepEqual(
      done.map(({ name, previous, switched }) => [name, previous?.[0], switched]),
      [
        ['mf-blog', 'a', true],
        ['mf-events', 'c', true],
        ['shell', '1', true],
      ],
    );
    assert.deepEqual(await shown(), after);

    // None of them goes back alone: it would not fit the others.
    await assert.rejects(registry.rollback('mf-blog'), { code: 'does-not-fit' });
    const back = await registry.rollBackTogether('mf-events', { by: 'ana' });
    assert.deepEqual(
      back.map(({ name, version: [digit] }) => `${name} ${digit}`),
      before,
    );
    assert.deepEqual(await shown(), before);
    await assert.rejects(registry.rollBackTogether('shell'), { code: 'nothing-to-roll-back' });
  });

  it('is refused whole when it leaves a remote behind, has one that is held or one that lacks files', async () => {
    const [blog, events, newShell] = await next();
    assert.ok(blog && events && newShell);
    await assert.rejects(registry.publishTogether([newShell, blog]), /dejaría sin páginas a\nmf-events c/);
    await assert.rejects(registry.publishTogether([newShell, events, { ...blog, version: version('e') }]), {
      code: 'incomplete-release',
    });
    await registry.pin('mf-events', version('c'));
    await assert.rejects(registry.publishTogether([newShell, blog, events]), /mf-events está fijada.*npm run unpin/);
    assert.deepEqual(await shown(), before);
    assert.deepEqual((await registry.history(10, 'shell')).length, 1);
  });

  it('takes back what is still live of it, and says what is shown in an earlier version for that', async () => {
    await registry.publishTogether(await next());
    await registry.publish(await remote('f', '20.0.0', 'mf-events'));
    const [shellBack, blogBack, ...others] = await registry.rollBackTogether('shell');
    assert.deepEqual([shellBack?.version, blogBack?.version, others], [version('1'), version('a'), []]);
    assert.deepEqual(
      shellBack?.steppedBack.map(({ name, from, to }) => [name, from[0], to[0]]),
      [['mf-events', 'f', 'c']],
    );
    assert.deepEqual(await shown(), before);
  });

  it('does nothing the second time', async () => {
    await registry.publishTogether(await next());
    const again = await registry.publishTogether(await next());
    assert.ok(again.every(({ switched }) => !switched));
    assert.deepEqual(await shown(), after);
  });
});
