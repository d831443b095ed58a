import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readNames, releaseNames } from './release-names.ts';

describe('the names that can be released', () => {
  it('are the shell and every folder that says that it is a remote', async () => {
    const root = await mkdtemp(join(tmpdir(), 'release-names-test-'));
    for (const name of ['mf-b', 'mf-a', 'api']) await mkdir(join(root, name));
    for (const name of ['mf-b', 'mf-a']) await writeFile(join(root, name, 'remote.json'), '{}');
    assert.deepEqual(await releaseNames(root), ['shell', 'mf-a', 'mf-b']);
    await rm(root, { recursive: true });
  });

  it('are taken once each, in the order given', () => {
    assert.deepEqual(readNames(['mf-b', 'shell', 'mf-b'], ['shell', 'mf-b'], 'uso'), ['mf-b', 'shell']);
  });

  it('are listed for who gives none or an unknown one', () => {
    for (const given of [[], ['mf-blgo']]) {
      assert.throws(() => readNames(given, ['shell', 'mf-blog'], 'uso'), {
        exitCode: 2,
        message: /Puedes elegir entre: shell, mf-blog\./,
      });
    }
  });
});
