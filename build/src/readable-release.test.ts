import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { makePartFolder, makeReadable } from './readable-release.ts';

let folder: string;
let umask: number;
before(async () => {
  umask = process.umask(0o077);
  folder = await mkdtemp(join(tmpdir(), 'readable-'));
});
after(async () => {
  process.umask(umask);
  await rm(folder, { recursive: true });
});
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test('what an account with a strict umask releases, others can read, and nothing above it', async () => {
  const releasesDir = join(folder, 'var', 'releases');
  const part = await makePartFolder(releasesDir, 'mf-jobs');
  const release = join(part, '0123456789abcdef');
  await mkdir(join(release, 'client'), { recursive: true });
  await writeFile(join(release, 'client', 'main.js'), '');
  await makeReadable(release);
  assert.deepEqual(
    await Promise.all(
      [releasesDir, part, release, join(release, 'client'), join(release, 'client', 'main.js')].map(modeOf),
    ),
    ['755', '755', '755', '755', '644'],
  );
  assert.equal(await modeOf(join(folder, 'var')), '700');
});

test('a folder that was made before is opened, too', async () => {
  const releasesDir = join(folder, 'before');
  await mkdir(join(releasesDir, 'mf-jobs'), { recursive: true });
  await makePartFolder(releasesDir, 'mf-jobs');
  assert.equal(await modeOf(join(releasesDir, 'mf-jobs')), '755');
});
