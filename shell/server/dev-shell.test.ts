import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import { pageReader } from '@femcoders/contracts/site-pages';
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

describe('pages in development', () => {
  const releasesDir = mkdtempSync(join(tmpdir(), 'dev-shell-'));
  const jobs = release('mf-jobs', ['/jobs', '/jobs/:slug']);
  const shell = release('shell', ['/', '/contacto']);
  let remotes = [jobs];
  let edited: Pick<Release, 'routes'> | undefined;
  let server: Server;

  before(async () => {
    const answer = createDevShell({
      registry: async (): Promise<RegistryDocument> => ({ revision: 1, shell, remotes, fallbacks: [], skipped: [] }),
      edited: (name) => (name === 'mf-jobs' ? edited : undefined),
      sources: new Map(['shell', 'mf-jobs'].map((name) => [name, `http://127.0.0.1:4000/${name}.js`])),
      releasesDir,
      cacheDir: join(releasesDir, 'cache'),
      apiFetch: fetch,
      apiBaseUrl: 'http://127.0.0.1:1',
      site: defaultSiteConfig,
      publicUrl: 'http://127.0.0.1:1',
      log: { warn() {}, error: (details) => assert.fail(String(details)) },
      previews: { allowed: () => [], localCode: () => null, release: async () => null, forget: '' },
      production: false,
    });
    server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  after(() => {
    server.close();
    server.closeAllConnections();
    rmSync(releasesDir, { recursive: true, force: true });
  });

  function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
    const { port } = server.address() as AddressInfo;
    return fetch(`http://127.0.0.1:${port}${path}`, { headers });
  }
  const statusOf = async (path: string) => (await ask(path)).status;

  test('an address that no live page has is answered with 404, also once its remote is taken off the site', async () => {
    for (const path of ['/', '/contacto', '/jobs', '/jobs/', '/jobs/una-oferta?mf=1'])
      assert.equal(await statusOf(path), 200, path);
    for (const path of ['/no-existe', '/jobs/una-oferta/mas', '/contacto/x'])
      assert.equal(await statusOf(path), 404, path);
    remotes = [];
    for (const path of ['/jobs', '/jobs/una-oferta']) assert.equal(await statusOf(path), 404, path);
    assert.equal(await statusOf('/contacto'), 200);
  });

  test('a page that the sources list since their release is there', async () => {
    remotes = [jobs];
    assert.equal(await statusOf('/nueva'), 404);
    edited = { routes: [...jobs.routes, { id: 'nueva', path: '/nueva', chunks: [], styles: [], slots: [] }] };
    const answer = await ask('/nueva');
    assert.equal(answer.status, 200);
    assert.match(await answer.text(), /"path":"\/nueva"/);
    edited = undefined;
  });

  test('the search reads a page as it is released: what the browser gets has no text before its scripts run', async () => {
    putShell(`
      export const beforePaintScript = '';
      export const listPages = async () => [];
      export const render = async () => ({ status: 200, html: '<main>El texto de la página</main>', title: '', tags: [],
        structuredData: [], noindex: false, page: null, loaded: [], problems: {}, failedBlocks: [],
        queries: { mutations: [], queries: [] } });`);
    const read = await ask('/contacto', { 'user-agent': pageReader });
    assert.equal(read.status, 200);
    assert.match(await read.text(), /<main>El texto de la página/);
    assert.doesNotMatch(await (await ask('/contacto')).text(), /<main>/);
  });

  function putShell(source: string) {
    const folder = join(releasesDir, shell.name, shell.version, 'server');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'index.js'), source);
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
