import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { repositoryRoot } from './paths.ts';
import { buildSources, lockWithoutOthers } from './source-inputs.ts';

const lock = JSON.parse(await readFile(join(repositoryRoot, 'package-lock.json'), 'utf8'));

/** The lock file with these entries more. */
const lockWith = (packages: object) => JSON.stringify({ ...lock, packages: { ...lock.packages, ...packages } });

test('a remote that comes makes no new version of the others, nor of the shell', () => {
  const more = lockWith({
    'mf-of-a-test': { name: '@femcoders/mf-of-a-test', version: '1.0.0' },
    'mf-of-a-test/node_modules/entities': { version: '4.0.0' },
    'node_modules/@femcoders/mf-of-a-test': { resolved: 'mf-of-a-test', link: true },
  });
  for (const name of ['shell', 'mf-events']) {
    assert.equal(lockWithoutOthers(more, name), lockWithoutOthers(lockWith({}), name), name);
  }
});

test('a library that changes makes a new version, and so do the remote’s own entries', () => {
  const before = lockWithoutOthers(lockWith({}), 'mf-events');
  for (const place of ['node_modules/react', 'mf-events']) {
    assert.notEqual(lockWithoutOthers(lockWith({ [place]: { version: '0.0.1' } }), 'mf-events'), before, place);
  }
});

test('a folder of tools ends in no build, one of that name among the sources does', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'sources-'));
  t.after(() => rm(folder, { recursive: true }));
  const built = ['src/features/scripts/send.ts', 'src/test/page.tsx', 'src/var/old.js'];
  for (const file of [
    ...built,
    'scripts/tool.ts',
    'test/page.ts',
    'src/node_modules/a/a.js',
    'src/.cache/a.ts',
    'src/a.test.ts',
  ]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), '');
  }
  assert.deepEqual(
    (await buildSources(folder)).map((file) => relative(folder, file)),
    built,
  );
});
