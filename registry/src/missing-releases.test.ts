import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import { layRelease, version } from '../test/release-fixture.ts';
import { createMissingReleases } from './missing-releases.ts';

let releasesDir: string;
let shell: Release;
let blog: Release;
before(async () => {
  releasesDir = await mkdtemp(join(tmpdir(), 'missing-'));
  shell = await layRelease(releasesDir, 'shell', version('1'));
  blog = await layRelease(releasesDir, 'mf-blog', version('a'));
});
after(() => rm(releasesDir, { recursive: true }));

test('what is live and does not lie in the folder is named, and looked for once in some seconds', async () => {
  let now = 0;
  let asked = 0;
  const document = async (): Promise<RegistryDocument> => {
    asked += 1;
    return { revision: 1, shell, remotes: [blog], fallbacks: [], skipped: [] };
  };
  const missing = createMissingReleases(releasesDir, document, () => now);
  assert.deepEqual(await missing(), []);
  await rm(join(releasesDir, 'mf-blog'), { recursive: true });
  now += 4_000;
  assert.deepEqual(await missing(), []);
  now += 1_000;
  assert.deepEqual(await missing(), [`mf-blog ${version('a')}`]);
  assert.equal(asked, 2);
});

test('without a document nothing is said to be missing, and it is asked for again', async () => {
  let known = false;
  const missing = createMissingReleases(releasesDir, async () => {
    if (!known) throw new Error('no registry');
    return { revision: 1, shell, remotes: [], fallbacks: [], skipped: [] };
  });
  await assert.rejects(missing(), /no registry/);
  known = true;
  assert.deepEqual(await missing(), []);
});
