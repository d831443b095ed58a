import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import { createDevShell, localSources } from './dev-shell.ts';

function release(name: string, paths: string[]): Release {
  return {
    name,
    version: '0000000000000001',
    builtAt: '2026-11-21T00:00:00.000Z',
    commit: null,
    owner: '',
    globalName: name.replaceAll('-', '_'),
    entry: `/mf/${name}/0000000000000001/main.js`,
    routes: paths.map((path) => ({ id: path, path, chunks: [], styles: [], slots: [] })),
    blocks: [],
    documents: [],
    chunks: {},
    integrity: {},
    sizes: {},
    serverIntegrity: {},
    contract: { offers: null, needs: null },
  };
}

test('an address that no live page has is answered with 404, also once its remote is taken off the site', async () => {
  const jobs = release('mf-jobs', ['/jobs', '/jobs/:slug']);
  let remotes = [jobs];
  const answer = createDevShell({
    registry: async (): Promise<RegistryDocument> => ({
      revision: 1,
      shell: release('shell', ['/', '/contacto']),
      remotes,
      fallbacks: [],
      skipped: [],
    }),
    sources: new Map(['shell', 'mf-jobs'].map((name) => [name, `http://127.0.0.1:4000/${name}.js`])),
    releasesDir: tmpdir(),
    cacheDir: tmpdir(),
    apiFetch: fetch,
    apiBaseUrl: 'http://127.0.0.1:1',
    site: defaultSiteConfig,
    publicUrl: 'http://127.0.0.1:1',
    log: { warn() {}, error: (details) => assert.fail(String(details)) },
    previews: { allowed: () => [], release: async () => null, forget: '' },
    production: false,
  });
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const statusOf = async (path: string) => {
    const { port } = server.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  };
  try {
    for (const path of ['/', '/contacto', '/jobs', '/jobs/', '/jobs/una-oferta?mf=1'])
      assert.equal(await statusOf(path), 200, path);
    for (const path of ['/no-existe', '/jobs/una-oferta/mas', '/contacto/x'])
      assert.equal(await statusOf(path), 404, path);
    remotes = [];
    for (const path of ['/jobs', '/jobs/una-oferta']) assert.equal(await statusOf(path), 404, path);
    assert.equal(await statusOf('/contacto'), 200);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

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
