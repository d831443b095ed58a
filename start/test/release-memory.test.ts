import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Release } from '@femcoders/contracts/registry';
import { ReleaseModules } from '@femcoders/shell/server/release-modules';
import { makeNextRelease } from '@femcoders/start/testing/make-next-release';
import { copySharedRelease } from '@femcoders/start/testing/shared-releases';
import { releaseNames } from '../src/release-commands/release-names.ts';

/** Bytes of memory that one more version of a remote may cost the server: a ratchet (decision 15). */
const dearestVersion = 150_000;
/** Of those that load several areas at once, or the texts of quizzes (decision 15). */
const dearestOf: Readonly<Record<string, number>> = { 'mf-community': 230_000, 'mf-blog': 175_000 };
const versions = 20;

process.env.NODE_ENV = 'production';
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const releasesDir = mkdtempSync(join(tmpdir(), 'release-memory-'));
after(() => rmSync(releasesDir, { recursive: true, force: true }));

test('a released version costs the server little memory, all its pages loaded and its quizzes asked for', async () => {
  const modules = new ReleaseModules(releasesDir);
  const shell = await copySharedRelease('shell', releasesDir);
  await modules.shell(shell);
  for (const name of (await releaseNames()).filter((name) => name !== 'shell')) {
    const release = await copySharedRelease(name, releasesDir);
    await visitAll(modules, makeNextRelease(release, releasesDir, 0), shell.version);
    // The middle of all: a long article, a table of Node that grows or what was freed late weigh on single ones.
    const costs: number[] = [];
    for (let number = 1; number <= versions; number++) {
      const before = memoryInUse();
      await visitAll(modules, makeNextRelease(release, releasesDir, number), shell.version);
      costs.push(memoryInUse() - before);
    }
    const each = costs.sort((a, b) => a - b)[versions / 2] ?? Number.NaN;
    assert.ok(each <= (dearestOf[name] ?? dearestVersion), `${name}: ${Math.round(each)} bytes per version`);
  }
});

async function visitAll(modules: ReleaseModules, release: Release, shellVersion: string): Promise<void> {
  for (const route of (await modules.remote(release, shellVersion)).createRoutes()) {
    const { loader } = await route.load();
    if (!route.path.includes('/quiz-')) continue;
    // The questions of a quiz are the most that any page loads. Nothing else is used of what a loader is given.
    await loader?.({ url: new URL(route.path, 'https://femcoders.example') } as never);
  }
}

function memoryInUse(): number {
  for (let pass = 0; pass < 16; pass++) collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
