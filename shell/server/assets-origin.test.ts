import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';
import { createCacheMemory } from '@femcoders/contracts/cache-memory';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import type { BootBlock } from '../src/boot-block.ts';
import type { RenderedPage } from '../src/entry-server.tsx';
import { assetAddresses, assetsFallbackScript, atAssetsOrigin } from './assets-origin.ts';
import { bootBlock } from './boot-data.ts';
import { renderDocument } from './document.ts';
import { scriptPolicy } from './script-policy.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { createShell } from './shell.ts';
import { sourceHash } from './source-hash.ts';
import { StyleTexts } from './style-texts.ts';

const cdn = 'https://cdn.example';
const version = '0123456789abcdef';
const addressOf = (name: string, file: string) => `/mf/${name}/${version}/${file}`;

function release(name: string, anyOrigin?: boolean): Release {
  return {
    name,
    version,
    builtAt: '2026-11-27T00:00:00.000Z',
    commit: null,
    owner: '',
    globalName: name === 'shell' ? null : name.replace('-', '_'),
    entry: addressOf(name, 'main.js'),
    ...(anyOrigin && { anyOrigin }),
    routes: [],
    blocks: [],
    documents: [],
    chunks: {},
    integrity: { [addressOf(name, 'main.js')]: 'sha256-a' },
    sizes: {},
    serverIntegrity: {},
    contract: { offers: null, needs: null },
  };
}

const live = (shellCan: boolean, blogCan: boolean): RegistryDocument => ({
  revision: 1,
  shell: release('shell', shellCan),
  remotes: [release('mf-blog', blogCan), release('mf-events', true)],
  fallbacks: [],
  skipped: [],
});
const files = {
  entry: addressOf('shell', 'main.js'),
  scripts: [addressOf('mf-blog', 'main.js'), addressOf('mf-events', 'main.js')],
  styles: [addressOf('shell', 'main.css')],
  fonts: [addressOf('shell', 'fonts/figtree.woff2')],
  integrity: { [addressOf('mf-events', 'main.js')]: 'sha256-a' },
};

describe('the files of a page, with another origin for them', () => {
  it('come from there with their hashes, of releases that can', () => {
    const { scripts, fonts, entry, integrity } = atAssetsOrigin(files, assetAddresses(cdn, live(true, false)));
    assert.deepEqual(scripts, [addressOf('mf-blog', 'main.js'), cdn + addressOf('mf-events', 'main.js')]);
    assert.deepEqual([entry, fonts], [cdn + files.entry, [cdn + files.fonts[0]]]);
    assert.deepEqual(integrity, { [cdn + addressOf('mf-events', 'main.js')]: 'sha256-a' });
  });

  it('come from the site where none is set, and where the shell is of before', () => {
    assert.equal(atAssetsOrigin(files, assetAddresses(undefined, live(true, true))), files);
    assert.equal(atAssetsOrigin(files, assetAddresses(cdn, live(false, true))), files);
  });

  it('are known to the browser by remote, and nothing of it is said otherwise', () => {
    const page = { loaded: [], problems: {}, failedBlocks: [], queries: {} } as unknown as RenderedPage;
    const remotes = (origin: string) =>
      bootBlock(live(true, false), page, { site: defaultSiteConfig, publicUrl: '' }, { origin }).remotes;
    assert.deepEqual(
      remotes(cdn).map(({ anyOrigin }) => anyOrigin),
      [undefined, true],
    );
    assert.doesNotMatch(JSON.stringify(remotes('')), /anyOrigin/);
  });

  it('are let in by the page’s policies, and nothing else of that origin or of one that looks like it', () => {
    const policy = contentSecurityPolicy({ assets: cdn });
    for (const kind of ['script', 'style', 'img', 'font', 'connect'])
      assert.match(policy, new RegExp(`${kind}-src 'self' ${cdn}( |;)`), kind);
    assert.doesNotMatch(policy.replace(/(?:script|style|img|font|media|connect)-src[^;]+/g, ''), /cdn/);
    const made: { createScriptURL: (address: string) => string | null }[] = [];
    const window = { trustedTypes: { createPolicy: (_: string, one: (typeof made)[0]) => made.push(one) } };
    runInNewContext(scriptPolicy({ assets: cdn }), { window, location: { origin: 'https://sitio.example' } });
    const may = (address: string) => made[0]?.createScriptURL(address) === address;
    for (const address of [cdn + files.entry, files.entry, `https://sitio.example${files.entry}?intento=1`])
      assert.ok(may(address), address);
    for (const address of [
      `${cdn}/otro.js`,
      `${cdn}.mal.example${files.entry}`,
      `https://mal.example/${cdn}${files.entry}`,
      `${cdn}${cdn}${files.entry}`,
      `https://shttps://cdn.exampleitio.example${files.entry}`,
    ])
      assert.ok(!may(address), address);
  });

  it('are named in the document, whose first script says where to go on when one of them is lost', () => {
    const parts = { title: '', tags: [], structuredData: [], html: '', styles: [], beforePaint: '' };
    const boot = { site: { brand: '' } } as BootBlock;
    const moved = atAssetsOrigin(files, assetAddresses(cdn, live(true, true)));
    const html = String(renderDocument({ ...parts, boot, files: moved, assets: cdn }).bytes);
    assert.ok(html.startsWith(`<!doctype html><html lang="es" data-assets="${cdn}"><head>`));
    assert.ok(html.includes(`<script src="${cdn}${addressOf('mf-events', 'main.js')}" async`));
    assert.ok(html.includes(assetsFallbackScript(cdn)));
    assert.ok(html.includes(`.split('?')[0].replace("${cdn}",'')+'?intento='`));
    assert.doesNotMatch(String(renderDocument({ ...parts, boot, files }).bytes), /data-assets|dataset\.assets/);
  });

  it('are no longer named once a file from there is lost, and for nothing else', () => {
    const dataset: { assets?: string } = { assets: cdn };
    let onError = (_: unknown): void => {};
    const context = {
      document: { documentElement: { dataset } },
      addEventListener: (_: string, listener: typeof onError) => {
        onError = listener;
      },
    };
    runInNewContext(assetsFallbackScript(cdn), context);
    for (const target of [{ src: 'https://sitio.example/api/pictures/a' }, {}, { href: { baseVal: `${cdn}/a` } }])
      onError({ target });
    assert.equal(dataset.assets, cdn);
    onError({ target: { href: cdn + addressOf('mf-blog', 'css/a.css') } });
    assert.deepEqual(dataset, {});
  });
});

describe('with another origin for released files', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'assets-origin-'));
    mkdirSync(join(folder, 'shell', version, 'client'), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const put = (file: string, content: string) => {
    writeFileSync(join(folder, 'shell', version, 'client', file), content);
    return `sha256-${createHash('sha256').update(content).digest('base64')}`;
  };
  const log = { warn() {}, error() {} };

  it('fonts and pictures of inlined styles come from there, and the policy has the hash of the changed text', async () => {
    const url = (before: string) => `a{background:url("${before}${addressOf('shell', 'b.webp')}")}b{c:url(data:,d)}`;
    const integrity = put('main.css', url(''));
    const texts = new StyleTexts(folder, log, createCacheMemory());
    const read = (origin?: string) =>
      texts.read(addressOf('shell', 'main.css'), integrity, assetAddresses(origin, live(true, true)));
    for (const origin of [undefined, cdn, undefined]) {
      const { address, bytes, hash } = await read(origin);
      assert.equal(String(bytes), url(origin ?? ''));
      assert.equal(hash, sourceHash(bytes));
      // The name by which the bundler's loader knows that the page has it.
      assert.equal(address, (origin ?? '') + addressOf('shell', 'main.css'));
    }
  });

  it('the shell lets pages of any origin load released files, and nothing more', async () => {
    const shell = release('shell', true);
    shell.integrity[shell.entry] = put('main.js', '0');
    shell.sizes[shell.entry] = 1;
    const headersOf = async (assetsUrl: string | undefined, path: string) => {
      const handler = createShell({
        registry: async () => ({ revision: 1, shell, remotes: [], fallbacks: [], skipped: [] }),
        releasesDir: folder,
        cacheDir: join(folder, 'cache'),
        apiFetch: fetch,
        apiBaseUrl: 'http://api',
        site: defaultSiteConfig,
        publicUrl: 'http://sitio.example',
        assetsUrl,
        log,
        previews: { allowed: () => [], release: async () => null, localCode: () => null, forget: '' },
        production: true,
      });
      const server = createServer((request, response) => void handler(request, response)).listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
      server.close();
      server.closeAllConnections();
      return [headers.get('access-control-allow-origin'), headers.get('cross-origin-resource-policy')];
    };
    assert.deepEqual(await headersOf(cdn, shell.entry), ['*', 'cross-origin']);
    assert.deepEqual(await headersOf(undefined, shell.entry), [null, 'same-origin']);
    for (const path of ['/robots.txt', addressOf('mf-blog', 'examples/a.html')])
      assert.deepEqual(await headersOf(cdn, path), [null, 'same-origin'], path);
    delete globalThis.femcodersAssets;
  });
});
