import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { createFolderStore } from '@femcoders/storage/folder-store';
import { layCandidate, version } from '../../test/release-fixture.ts';
import { releaseFolder } from '../release-folder.ts';
import { fetchRelease } from './fetch-release.ts';
import { uploadRelease } from './store-release.ts';

describe('A fetch that fails', () => {
  it('leaves nothing of files that were still on their way', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fetch-release-'));
    try {
      await mkdir(join(folder, 'store'));
      const store = createFolderStore(join(folder, 'store'));
      const release = await layCandidate(join(folder, 'here'), 'mf-blog', version('a'));
      await uploadRelease(store, releaseFolder(join(folder, 'here'), release), release);
      const { get } = store;
      const onTheirWay: Promise<unknown>[] = [];
      let asked = 0;
      // As where a disk is full: one file cannot be written while others come.
      store.get = async (key, options) => {
        asked += 1;
        if (asked === 1) throw new Error('ENOSPC: no space left on device, write');
        const coming = wait(20).then(() => get(key, options));
        onTheirWay.push(coming);
        return coming;
      };
      await assert.rejects(fetchRelease(store, join(folder, 'there'), release), /ENOSPC/);
      await Promise.all(onTheirWay);
      await wait(100);
      assert.deepEqual(await readdir(join(folder, 'there', 'mf-blog')), []);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
