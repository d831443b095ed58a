import assert from 'node:assert/strict';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { openTestRegistry, type TestRegistry } from '../test/registry-fixture.ts';
import { layRelease, layRemote, layShell, version } from '../test/release-fixture.ts';
import type { Registry } from './registry.ts';

const dayMs = 24 * 60 * 60 * 1000;
const keepDays = 14;

let test: TestRegistry;
let registry: Registry;

beforeEach(async () => {
  test = await openTestRegistry();
  registry = test.registry;
  await registry.publish(await layRelease(test.releasesDir, 'shell', version('1')));
});
afterEach(() => test.close());

async function publish(digits: string, name = 'mf-blog'): Promise<void> {
  for (const digit of digits) await registry.publish(await layRelease(test.releasesDir, name, version(digit)));
}

/** Clears away as that many days from now, and returns which versions of the blog went. */
async function clearAfter(days: number, options: { keepSteps?: number } = {}): Promise<string> {
  const now = new Date(Date.now() + days * dayMs);
  const { releases } = await registry.clearAway({ now, keepDays, ...options });
  return releases.map(({ version }) => version[0]).join('');
}

/** The versions whose folders are there. */
async function folders(name = 'mf-blog'): Promise<string> {
  return (await readdir(join(test.releasesDir, name)))
    .map((folder) => folder[0])
    .sort()
    .join('');
}

describe('clearing away', () => {
  it('removes what is older than the days that a page may stay open, and out of a rollback’s reach', async () => {
    await publish('abcdef');
    assert.equal(await clearAfter(keepDays - 1), '');
    assert.equal(await clearAfter(keepDays + 1), 'ab');
    assert.equal(await folders(), 'cdef');
    for (const digit of 'edc') assert.equal((await registry.rollback('mf-blog')).version, version(digit));
  });

  it('leaves the packages that teams’ repositories install, of a shell whose other files go', async () => {
    const kit = join(test.releasesDir, 'shell', version('1'), 'kit');
    await mkdir(kit);
    await writeFile(join(kit, 'kit.tgz'), 'a package');
    await publish('2345', 'shell');
    assert.equal(await clearAfter(keepDays + 1, { keepSteps: 1 }), '123');
    assert.deepEqual(await readdir(join(test.releasesDir, 'shell', version('1'))), ['kit', 'release.json']);
    assert.equal(await folders('shell'), '145');
    assert.equal(await clearAfter(keepDays + 1, { keepSteps: 1 }), '', 'it is not cleared away once more');
  });

  it('counts from when a version was live last, not from when it was published', async () => {
    await publish('abcdef');
    await registry.pin('mf-blog', version('a'));
    await test.pool.query('alter table registry.history disable trigger user');
    await test.pool.query("update registry.history set switched_at = switched_at - interval '20 days'");
    await registry.unpin('mf-blog');
    await publish('f');
    assert.equal(await clearAfter(1, { keepSteps: 0 }), 'bcde');
    assert.equal(await folders(), 'af');
  });

  it('leaves what is live, held or shown, and what stands in for it, however old that is', async () => {
    await registry.publish(await layShell(test.releasesDir, version('2'), { names: ['Form', 'Link'] }));
    await publish('ab');
    await registry.publish(await layRemote(test.releasesDir, 'mf-blog', version('c'), { names: ['Form'] }));
    await registry.publish(await layShell(test.releasesDir, version('3'), { names: ['Link'] }));
    const { remotes, fallbacks } = await registry.document();
    assert.deepEqual([remotes[0]?.version[0], fallbacks.map(({ version }) => version[0]).join('')], ['b', '2a']);
    assert.equal(await clearAfter(400, { keepSteps: 0 }), '1');
    assert.equal(await folders(), 'abc');
  });

  it('leaves what the sources say, though it was rolled back from: each start would build it again', async () => {
    await publish('abcdef');
    await registry.rollback('mf-blog');
    assert.equal(await clearAfter(400, { keepSteps: 1 }), 'abc');
    assert.equal(await folders(), 'def');
  });

  it('removes all but the newest of a remote that was taken off long ago', async () => {
    await publish('abcd');
    await registry.retire('mf-blog');
    assert.equal(await clearAfter(keepDays + 1), 'abc');
  });

  it('may be done by several at once, and again', async () => {
    await publish('abcdef');
    const elsewhere = await Promise.all([clearAfter(400), clearAfter(400)]);
    assert.deepEqual(elsewhere.sort(), ['', 'ab']);
    assert.equal(await clearAfter(400), '');
  });

  it('forgets builds that never ended, a day later', async () => {
    await publish('a');
    const draft = join(test.releasesDir, 'mf-blog', '.building-x1y2z3');
    await mkdir(join(draft, 'client'), { recursive: true });
    assert.equal((await registry.clearAway({ now: new Date(), keepDays })).drafts, 0);
    const yesterday = new Date(Date.now() - 1.1 * dayMs);
    await utimes(draft, yesterday, yesterday);
    assert.equal((await registry.clearAway({ now: new Date(), keepDays })).drafts, 1);
    assert.equal(await folders(), 'a');
  });
});

describe('a version that was cleared away', () => {
  beforeEach(async () => {
    await publish('abcdef');
    await clearAfter(400);
  });

  it('is marked in the list, and there is no preview of it', async () => {
    const removed = (await registry.releases('mf-blog')).filter((release) => release.removed);
    assert.deepEqual(removed.map(({ version }) => version[0]).sort(), ['a', 'b']);
    assert.equal(await registry.release('mf-blog', version('a')), null);
  });

  it('is not held, and the refusal says how to build it again', async () => {
    await assert.rejects(registry.pin('mf-blog', version('a')), {
      code: 'incomplete-release',
      message: /se construye de nuevo/,
    });
  });

  it('is back when it is published again', async () => {
    await publish('a');
    assert.equal(await registry.live('mf-blog'), version('a'));
    assert.equal((await registry.release('mf-blog', version('a')))?.version, version('a'));
    assert.equal(await clearAfter(400), 'c');
    assert.equal(await folders(), 'adef');
  });

  it('is never shown in the place of one that does not fit', async () => {
    await rm(join(test.releasesDir, 'mf-blog', version('e')), { recursive: true });
    await test.pool.query(`insert into registry.removals (name, version) values ('mf-blog', '${version('e')}')`);
    await registry.publish(await layRelease(test.releasesDir, 'mf-events', version('9')));
    const { fallbacks } = await registry.document();
    assert.deepEqual(
      fallbacks.map(({ version }) => version[0]),
      ['d'],
    );
  });
});
