import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readReleaseOptions } from './release-options.ts';

it('what a release may leave out is no name, wherever it stands', () => {
  assert.deepEqual(readReleaseOptions(['mf-blog']), {
    names: ['mf-blog'],
    options: { skipTests: false, untried: false },
  });
  assert.deepEqual(readReleaseOptions(['--untried', 'mf-blog', '--no-tests', 'shell']), {
    names: ['mf-blog', 'shell'],
    options: { skipTests: true, untried: true },
  });
  assert.deepEqual(readReleaseOptions(['--fast']).names, ['--fast']);
});
