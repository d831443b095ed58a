import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localSources } from './dev-shell.ts';

test('a page in development takes remotes from other servers of this machine', () => {
  const asked = 'blog@http://localhost:4000/remote-entry.js,mf-jobs@http://127.0.0.1:4001/remote-entry.js';
  assert.deepEqual(
    [...localSources(asked)],
    [
      ['mf-blog', 'http://localhost:4000/remote-entry.js'],
      ['mf-jobs', 'http://127.0.0.1:4001/remote-entry.js'],
    ],
  );
});

test('it takes none from anywhere else', () => {
  for (const address of [
    'https://malo.example/remote-entry.js',
    'http://localhost.malo.example/x.js',
    'http://localhost@malo.example/x.js',
    '//malo.example/x.js',
    'data:text/javascript,0',
    'http://',
    '0123456789abcdef',
  ])
    assert.equal(localSources(`blog@${address}`).size, 0, address);
  assert.equal(localSources(null).size, 0);
});
