import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { Release } from '@femcoders/contracts/registry';
import { layRelease, layRemote, layShell, version } from '../test/release-fixture.ts';
import { openTestRegistry, type TestRegistry } from '../test/test-registry.ts';
import { RegistryError } from './registry-error.ts';

describe('what goes live for the first time', () => {
  let site: TestRegistry;
  let tried: string[][];
  let refuses: boolean;

  beforeEach(async () => {
    tried = [];
    refuses = false;
    site = await openTestRegistry({
      async tryCandidates(releases) {
        tried.push(releases.map((release) => `${release.name} ${release.version[0]}`));
        if (refuses) throw new RegistryError('does-not-render', 'La página /mf-blog ha respondido 500.');
      },
    });
    await site.registry.publish(await layShell(site.releasesDir, version('0')));
    assert.deepEqual(tried, [], 'there was no site to try it on');
  });
  afterEach(() => site.close());

  const lay = (name: string, digit: string): Promise<Release> => layRelease(site.releasesDir, name, version(digit));
  const row = async (name: string, digit: string) => {
    const found = (await site.registry.releases(name)).find((one) => one.version === version(digit));
    assert.ok(found);
    return found;
  };

  it('is tried before the switch, once', async () => {
    const [a, b] = [await lay('mf-blog', 'a'), await lay('mf-blog', 'b')];
    await site.registry.publish(a);
    await site.registry.publish(b);
    await site.registry.publish(b);
    await site.registry.publish(a);
    await site.registry.rollback('mf-blog');
    assert.deepEqual(tried, [['mf-blog a'], ['mf-blog b']]);
    assert.equal((await row('mf-blog', 'b')).untried, false);
  });

  it('stays out when it fails, alone, in a train and when it is pinned, and what was live goes on', async () => {
    await site.registry.publish(await lay('mf-blog', 'a'));
    refuses = true;
    const [b, c] = [await lay('mf-blog', 'b'), await lay('mf-events', 'c')];
    const refused = { name: 'RegistryError', code: 'does-not-render', message: /\/mf-blog ha respondido 500/ };
    await assert.rejects(site.registry.publish(b), refused);
    await assert.rejects(site.registry.publishTogether([b, c]), refused);
    assert.equal(await site.registry.live('mf-blog'), version('a'));
    assert.equal(await site.registry.live('mf-events'), null);
  });

  it('is tried together with what goes live in the same step', async () => {
    const [a, b] = [await lay('mf-blog', 'a'), await lay('mf-events', 'b')];
    await site.registry.publish(a);
    await site.registry.publish(await lay('mf-blog', 'c'));
    await site.registry.publishTogether([a, b]);
    assert.deepEqual(tried.at(-1), ['mf-blog a', 'mf-events b']);
  });

  it('is not tried while another version is held, and is when it is pinned itself', async () => {
    await site.registry.publish(await lay('mf-blog', 'a'));
    await site.registry.pin('mf-blog', version('a'));
    await site.registry.publish(await lay('mf-blog', 'b'));
    assert.deepEqual(tried, [['mf-blog a']]);
    await site.registry.pin('mf-blog', version('b'));
    assert.deepEqual(tried.at(-1), ['mf-blog b']);
  });

  it('is refused first for what it lacks', async () => {
    const misfit = await layRemote(site.releasesDir, 'mf-blog', version('b'), { names: ['Gone'] });
    await assert.rejects(site.registry.publish(misfit), { code: 'does-not-fit' });
    const torn = await lay('mf-blog', 'c');
    torn.integrity[torn.entry] = 'sha256-AAAA';
    await assert.rejects(site.registry.publish(torn), { code: 'incomplete-release' });
    assert.deepEqual(tried, []);
  });

  it('goes live untried when that is asked for, which is noted until it is tried', async () => {
    refuses = true;
    const [a, b] = [await lay('mf-blog', 'a'), await lay('mf-blog', 'b')];
    await site.registry.publish(a, { untried: true });
    assert.deepEqual(tried, []);
    assert.equal((await row('mf-blog', 'a')).untried, true);
    assert.equal((await site.registry.allLive()).find(({ name }) => name === 'mf-blog')?.untried, true);
    await site.registry.publishChanged(b);
    assert.equal(await site.registry.live('mf-blog'), version('b'), 'the start of a site tries nothing');
    assert.equal((await row('mf-blog', 'b')).untried, false);
  });
});

describe('the tests of a release', () => {
  it('count as skipped until the same version is released with them, and never again', async () => {
    const site = await openTestRegistry();
    try {
      const release = await layRelease(site.releasesDir, 'mf-blog', version('a'));
      const untested = async () => (await site.registry.releases('mf-blog')).map((one) => one.untested);
      await site.registry.publish(release);
      assert.deepEqual(await untested(), [false], 'nobody has said that they were skipped');
      await site.registry.publish({ ...release, checks: { tests: 'skipped' } });
      assert.deepEqual(await untested(), [true]);
      await site.registry.publish({ ...release, checks: { tests: 'passed' } });
      assert.deepEqual(await untested(), [false]);
      await site.registry.publish({ ...release, checks: { tests: 'skipped' } });
      assert.deepEqual(await untested(), [false]);
    } finally {
      await site.close();
    }
  });
});
