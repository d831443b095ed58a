import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, it } from 'node:test';
import { inTemporaryFolder } from './temporary-folder.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe('What a backup has in the clear', () => {
  it('is removed once it is nobody’s: of a process that is no more, or of yesterday on a machine that may be no more', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'temporary-folder-'));
    try {
      const lay = async (owner: string, age: number) => {
        const folder = join(parent, `.in-the-clear-${owner}-abcdef`);
        await mkdir(folder);
        await writeFile(join(folder, 'copia.tar'), 'rows');
        const then = new Date(Date.now() - age);
        await utimes(folder, then, then);
        return basename(folder);
      };
      await lay(`${hostname()}-4194304`, 0);
      // A container has another name each time, and its process is the first one.
      await lay('0f3c9a1b2d4e-1', dayMs + 60_000);
      const kept = [await lay(`${hostname()}-${process.ppid}`, 60_000), await lay('other-machine-17', dayMs - 60_000)];
      await inTemporaryFolder(parent, async (folder) =>
        assert.deepEqual((await readdir(parent)).sort(), [...kept, basename(folder)].sort()),
      );
      assert.deepEqual((await readdir(parent)).sort(), kept.sort());
    } finally {
      await rm(parent, { recursive: true });
    }
  });
});
