import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { withoutStylesHeader } from '@femcoders/contracts/page-data';
import type { PreviewedVersion } from '@femcoders/contracts/preview';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import { createShell } from './shell.ts';
import { sourceHash } from './source-hash.ts';

function release(name: string, version: string): Release {
  const entry = `/mf/${name}/${version}/main.js`;
  return {
    name,
    version,
    builtAt: '2026-11-21T00:00:00.000Z',
    commit: null,
    owner: '',
    globalName: null,
    entry,
    routes: [],
    blocks: [],
    documents: [],
    chunks: {},
    integrity: {},
    sizes: {},
    serverIntegrity: {},
    contract: { offers: null, needs: null },
  };
}

const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const good = '0000000000000001';
const broken = '0000000000000002';
const missing = '0000000000000003';

/** A shell that says which version it is, and what became of a remote. */
const shellBundle = (version: string) => `
  export const beforePaintScript = '';
  export async function listPages({ shellVersion, remotes, onError }) {
    const own = [{ path: '/', title: 'Inicio ' + shellVersion, noindex: false }, { path: '/privada', title: 'Privada', noindex: true },
      { path: '/entrada', title: 'Entrada', description: 'Con correo', noindex: true, searchable: true, owner: 'shell' }];
    const others = await Promise.all(remotes.map((remote) => remote.load().then(
      () => [{ path: '/' + remote.name, title: remote.name, noindex: false }],
      (error) => (onError(error, remote), []))));
    return [...own, ...others.flat()];
  }
  export async function render({ url, remotes, signal }) {
    if (url.pathname === '/lenta') return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    if (url.pathname === '/no-existe') return { status: 404, html: '', title: '', tags: [], structuredData: [], noindex: false, page: null, loaded: [], problems: {}, failedBlocks: [], queries: { mutations: [], queries: [] } };
    if (url.pathname === '/Eventos/') return { status: 301, location: '/eventos' + url.search };
    const outcomes = await Promise.all(remotes.map((r) => r.load().then((face) => 'pages ' + face.createRoutes().length, (e) => 'failed ' + e.message)));
    return { status: 200, html: 'shell ${version} ' + url.pathname + ' ' + outcomes.join(), title: 'Página ' + url.pathname.replace('%65', 'e') + url.search, tags: [], structuredData: [],
      noindex: ['/privada', '/rota'].includes(url.pathname), page: null, loaded: [], problems: url.pathname === '/rota' ? { uno: 'failed' } : {}, queries: { mutations: [], queries: [] } };
  }`;

describe('the shell’s server', () => {
  let releasesDir: string;
  let server: Server;
  let live: RegistryDocument;
  const logged: string[] = [];
  let allowed: PreviewedVersion[] = [];
  let released: Release[] = [];
  const mayRun = { name: 'mf-blog', origin: 'http://localhost:4312' };

  before(async () => {
    releasesDir = mkdtempSync(join(tmpdir(), 'shell-'));
    putBundle('shell', good, shellBundle(good));
    putBundle('shell', broken, `throw new Error('roto')`);
    live = { revision: 1, shell: release('shell', broken), remotes: [], fallbacks: [], skipped: [] };
    const log = { warn() {}, error: (_details: object, message: string) => void logged.push(message) };
    const shell = createShell({
      registry: async () => live,
      releasesDir,
      cacheDir: join(releasesDir, 'cache'),
      apiFetch: fetch,
      apiBaseUrl: 'http://api',
      site: defaultSiteConfig,
      publicUrl: 'http://sitio.example',
      log,
      previews: {
        allowed: (cookies) => (cookies === 'vista-previa=buena' ? allowed : []),
        release: async (name, version) => released.find((one) => one.name === name && one.version === version) ?? null,
        localCode: (cookies) => (cookies === 'vista-previa=local' ? mayRun : null),
        forget: 'vista-previa=; Max-Age=0',
      },
      production: true,
    });
    server = createServer((incoming, response) => void shell(incoming, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  after(() => {
    server.close();
    server.closeAllConnections();
    rmSync(releasesDir, { recursive: true, force: true });
  });

  function putBundle(name: string, version: string, source: string, bundle = 'index') {
    const folder = join(releasesDir, name, version, 'server');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(releasesDir, name, version, 'server', 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, `${bundle}.js`), source);
  }

  /** Lays client files into a release's folder. @returns the release, with a list of them */
  function putFiles(name: string, version: string, files: Record<string, string>): Release {
    const made = release(name, version);
    for (const [path, content] of Object.entries(files)) {
      const file = join(releasesDir, name, version, 'client', path);
      mkdirSync(join(file, '..'), { recursive: true });
      writeFileSync(file, content);
      const address = `/mf/${name}/${version}/${path}`;
      made.integrity[address] = integrityOf(content);
      made.sizes[address] = Buffer.byteLength(content);
    }
    return made;
  }

  /** As it is: no client that tidies the path. */
  function ask(path: string, { method = 'GET', headers = {} } = {}) {
    const { port } = server.address() as AddressInfo;
    return new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
      (resolve, reject) => {
        request({ host: '127.0.0.1', port, path, method, headers }, async (answer) =>
          resolve({ status: answer.statusCode, headers: answer.headers, body: await text(answer) }),
        )
          .once('error', reject)
          .end();
      },
    );
  }

  it('says so, in Spanish and with 503, while no version of the shell has ever worked', async () => {
    const answer = await ask('/');
    assert.equal(answer.status, 503);
    assert.match(answer.body, /Algo ha fallado por nuestra parte/);
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.doesNotMatch(answer.body, /roto/);
    const style = /<style>([\s\S]*?)<\/style>/.exec(answer.body)?.[1] ?? '';
    assert.match(style, /--page/);
    assert.ok(String(answer.headers['content-security-policy']).includes(sourceHash(style)));
  });

  it('makes pages with the last version that worked when the live one is broken or gone', async () => {
    live = { ...live, shell: release('shell', good) };
    assert.match((await ask('/')).body, new RegExp(`shell ${good}`));
    for (const version of [broken, missing]) {
      live = { ...live, shell: release('shell', version) };
      const answer = await ask('/');
      assert.equal(answer.status, 200);
      assert.match(answer.body, new RegExp(`shell ${good} `));
      assert.match(answer.body, new RegExp(`"shellVersion":"${good}"`), 'of one version throughout');
      assert.doesNotMatch(answer.body, new RegExp(version));
    }
    live = { ...live, shell: release('shell', good) };
  });

  it('takes up a remote whose folder was gone as soon as it is back', async () => {
    putBundle('mf-uno', good, 'export const createRoutes = () => [{}];');
    const folder = join(releasesDir, 'mf-uno');
    renameSync(folder, `${folder}-away`);
    live = { ...live, remotes: [release('mf-uno', good)] };
    for (let i = 0; i < 5; i++) assert.match((await ask('/')).body, /failed ENOENT/);
    renameSync(`${folder}-away`, folder);
    assert.match((await ask('/')).body, /pages 1/);
    live = { ...live, remotes: [] };
  });

  it('says what the remotes that visitors get store in a browser, and whether all of them say so', async () => {
    const key = { key: 'draft', where: 'local', why: 'Un borrador.', howLong: 'Hasta que lo envías' } as const;
    putBundle('mf-guarda', good, 'export const createRoutes = () => [];');
    putBundle('mf-guarda', broken, `throw new Error('roto')`);
    const [works, breaks] = [good, broken].map((version) => ({
      ...release('mf-guarda', version),
      stores: [{ ...key, key: `draft-${version}` }],
    })) as [Release, Release];
    const stored = async () => JSON.parse((await ask('/mf/stored.json')).body);
    live = { ...live, remotes: [breaks], fallbacks: [works] };
    assert.deepEqual(await stored(), { keys: works.stores, complete: true });
    live = { ...live, remotes: [works, release('mf-calla', good)], fallbacks: [] };
    assert.deepEqual(await stored(), { keys: works.stores, complete: false });
    live = { ...live, remotes: [] };
    assert.deepEqual(await stored(), { keys: [], complete: true });
    const { etag } = (await ask('/mf/stored.json')).headers;
    assert.equal((await ask('/mf/stored.json', { headers: { 'if-none-match': String(etag) } })).status, 304);
  });

  it('sends the browser what the remotes add to the footer, and nothing where they add nothing', async () => {
    putBundle('mf-enlaza', good, 'export const createRoutes = () => [];');
    const boot = async () => JSON.parse(/id="boot">(.*?)<\/script>/.exec((await ask('/')).body)?.[1] ?? '').remotes;
    const remote = { ...release('mf-enlaza', good), globalName: 'mf_enlaza' };
    live = { ...live, remotes: [{ ...remote, footer: [{ label: 'Ofertas', to: '/jobs' }] }] };
    assert.deepEqual((await boot())[0].footer, [{ label: 'Ofertas', to: '/jobs' }]);
    for (const footer of [[], undefined]) {
      live = { ...live, remotes: [{ ...remote, footer }] };
      assert.ok(!('footer' in (await boot())[0]));
    }
    live = { ...live, remotes: [] };
  });

  it('makes what a remote offers to programs, and says when it has not changed', async () => {
    const documents = [{ path: '/lista/:name/rss.xml', type: 'application/rss+xml; charset=utf-8' }];
    putBundle(
      'mf-doc',
      good,
      `export const createDocuments = () => [{ path: '/lista/:name/rss.xml', make: async ({ params, publicUrl, site }) => {
        if (params.name === 'nada') { const error = new Error(); error.name = 'PageNotFound'; throw error; }
        return '<a>' + [params.name, publicUrl, site.brand].join() + '</a>';
      } }];`,
      'documents',
    );
    live = { ...live, remotes: [{ ...release('mf-doc', good), documents }] };
    const answer = await ask('/lista/uno/rss.xml');
    assert.equal(answer.status, 200);
    assert.equal(answer.headers['content-type'], 'application/rss+xml; charset=utf-8');
    assert.equal(answer.headers['cache-control'], 'public, max-age=300');
    assert.equal(answer.body, '<a>uno,http://sitio.example,FemCoders Club</a>');
    const { etag = '' } = answer.headers;
    const again = await ask('/lista/uno/rss.xml', { headers: { 'if-none-match': `"x", ${etag}` } });
    assert.deepEqual([again.status, again.body], [304, '']);
    const head = await ask('/lista/uno/rss.xml', { method: 'HEAD' });
    assert.deepEqual([head.status, head.body, head.headers.etag], [200, '', etag]);
    assert.match((await ask('/lista/nada/rss.xml')).body, /shell 0000000000000001 .*nada/, 'is a page as any other');
    assert.match((await ask('/Lista/uno/rss.xml')).body, /shell 0000000000000001/, 'is another address');
    live = { ...live, remotes: [] };
  });

  it('answers for a document that fails with 503, says whose it is, and leaves it alone after a while', async () => {
    const source = `globalThis.documentRequests = 0;
      export const createDocuments = () => [{ path: '/roto.xml', make() { globalThis.documentRequests++; throw new Error('roto'); } }];`;
    putBundle('mf-roto', good, source, 'documents');
    const documents = [{ path: '/roto.xml', type: 'application/xml' }];
    live = { ...live, remotes: [{ ...release('mf-roto', good), documents }] };
    for (let time = 0; time < 5; time++) {
      const answer = await ask('/roto.xml');
      assert.equal(answer.status, 503);
      assert.equal(answer.headers['cache-control'], 'no-store');
      assert.doesNotMatch(answer.body, /roto/);
    }
    assert.equal((globalThis as { documentRequests?: number }).documentRequests, 3);
    assert.match(logged.at(-1) ?? '', /A document of mf-roto@0000000000000001 could not be made/);
    assert.equal((await ask('/')).status, 200);
    live = { ...live, remotes: [] };
  });

  it('sends a picture for a day, from the shell or from the remote that it ships with', async () => {
    live = { ...live, remotes: [putFiles('mf-tres', good, { 'assets/blog/portada.png': 'una portada' })] };
    for (const path of ['/assets/portraits/retrato-01.png', '/assets/blog/portada.png']) {
      const answer = await ask(path);
      assert.equal(answer.status, 200, path);
      assert.equal(answer.headers['content-type'], 'image/png');
      assert.match(String(answer.headers['cache-control']), /max-age=86400/);
      const again = await ask(path, { headers: { 'if-none-match': String(answer.headers.etag) } });
      assert.equal(again.status, 304);
    }
    const phone = await ask('/public-optimized/mobile/assets/portraits/retrato-01.avif', { method: 'HEAD' });
    assert.equal(phone.headers['content-type'], 'image/avif');
    live = { ...live, remotes: [] };
    assert.equal((await ask('/assets/blog/portada.png')).status, 404, 'it goes with its release');
  });

  it('sends parts of a file, as players of videos ask for them', async () => {
    const path = '/assets/portraits/retrato-01.png';
    const whole = await ask(path);
    const size = Number(whole.headers['content-length']);
    assert.equal(whole.headers['accept-ranges'], 'bytes');
    const part = async (range: string, headers = {}) => {
      const answer = await ask(path, { headers: { range, ...headers } });
      return [answer.status, answer.headers['content-range'], Number(answer.headers['content-length'])];
    };
    assert.deepEqual(await part('bytes=0-1'), [206, `bytes 0-1/${size}`, 2]);
    assert.deepEqual(await part('bytes=100-'), [206, `bytes 100-${size - 1}/${size}`, size - 100]);
    assert.deepEqual(await part('bytes=-10'), [206, `bytes ${size - 10}-${size - 1}/${size}`, 10]);
    assert.deepEqual(await part(`bytes=5-${size * 2}`), [206, `bytes 5-${size - 1}/${size}`, size - 5]);
    assert.deepEqual((await part(`bytes=${size}-`)).slice(0, 2), [416, `bytes */${size}`]);
    for (const odd of ['bytes=9-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-'])
      assert.deepEqual(await part(odd), [200, undefined, size], odd);
    assert.deepEqual(await part('bytes=0-1', { 'if-range': '"older"' }), [200, undefined, size]);
    assert.equal((await ask(path, { headers: { range: 'bytes=1-3' } })).body, 'PNG');
    for (const range of ['bytes=0-1', `bytes=${size}-`]) {
      const head = await ask(path, { method: 'HEAD', headers: { range } });
      assert.deepEqual(
        [
          head.status,
          head.headers['content-range'],
          Number(head.headers['content-length']),
          head.headers['accept-ranges'],
        ],
        [200, undefined, size, 'bytes'],
        `HEAD knows no parts (RFC 9110, 14.2): ${range}`,
      );
    }
  });

  it('makes a picture for social networks of every page that exists, with any parameters', async () => {
    const picture = await ask('/social/eventos.png', { method: 'HEAD' });
    assert.equal(picture.status, 200);
    assert.equal(picture.headers['content-type'], 'image/png');
    assert.equal(picture.headers['cross-origin-resource-policy'], 'cross-origin', 'other sites show it');
    assert.match(String(picture.headers['cache-control']), /max-age=86400/);
    const same = await ask('/social/eventos.png?fbclid=1', { method: 'HEAD' });
    assert.equal(same.headers.etag, picture.headers.etag);
    const encoded = await ask('/social/%65ventos.png', { method: 'HEAD' });
    assert.equal(encoded.headers.etag, picture.headers.etag, 'however its letters are written');
    assert.equal((await ask('/social/index.png', { method: 'HEAD' })).status, 200);
    const known = await ask('/social/eventos.png', { headers: { 'if-none-match': String(picture.headers.etag) } });
    assert.equal(known.status, 304);
  });

  it('has no such picture of what does not exist or is private, and sends other spellings to theirs', async () => {
    for (const path of ['/social/no-existe.png', '/social/privada.png'])
      assert.equal((await ask(path)).status, 404, path);
    const other = await ask('/social/Eventos/.png?a=b');
    assert.equal(other.status, 301);
    assert.equal(other.headers.location, '/social/eventos.png');
  });

  it('sends the picture of the whole site when that of a page cannot be made, or the page has failed', async () => {
    const failed = await ask('/social/rota.png', { method: 'HEAD' });
    assert.equal(failed.status, 200);
    assert.match(String(failed.headers['cache-control']), /max-age=3600$/);

    const cache = join(releasesDir, 'cache', 'social');
    rmSync(cache, { recursive: true, force: true });
    writeFileSync(cache, 'in the way');
    const answer = await ask('/social/eventos.png', { method: 'HEAD' });
    assert.equal(answer.status, 200);
    assert.equal(answer.headers['content-type'], 'image/png');
    assert.ok(logged.includes('A social picture could not be made'));
    rmSync(cache);
  });

  it('does not import a remote again and again that stays broken', async () => {
    putBundle('mf-dos', good, `globalThis.imports = (globalThis.imports ?? 0) + 1; throw new Error('roto');`);
    live = { ...live, remotes: [release('mf-dos', good)] };
    for (let i = 0; i < 10; i++) await ask('/');
    assert.match((await ask('/')).body, /failed Left alone/);
    assert.equal((globalThis as { imports?: number }).imports, 1);
    live = { ...live, remotes: [] };
  });

  it('makes the whole page with the version before when a remote cannot be loaded, and says so to tabs', async () => {
    const sound = 'export const createRoutes = () => [{}];';
    const faults = {
      throws: `throw new Error('roto')`,
      hangs: 'await new Promise(() => {});',
      'has another face': 'export const crearRutas = () => [];',
    };
    for (const [fault, source] of Object.entries(faults)) {
      const name = `mf-${fault.replaceAll(' ', '-')}`;
      putBundle(name, good, sound);
      putBundle(name, broken, source);
      const before = { ...release(name, good), globalName: 'uno' };
      live = { ...live, remotes: [{ ...release(name, broken), globalName: 'uno' }], fallbacks: [before] };
      const { body } = await ask('/');
      assert.match(body, /pages 1/, fault);
      assert.match(body, new RegExp(`"name":"${name}","version":"${good}"`), fault);
      assert.doesNotMatch(body, new RegExp(broken), fault);
      assert.equal(JSON.parse((await ask('/mf/live.json')).body)[name], good, fault);
      assert.equal(JSON.parse((await ask('/paginas.json')).body).versions[name], good, fault);
    }
    live = { ...live, remotes: [], fallbacks: [] };
  });

  it('runs nothing on the server that was not released: not the bundle, nor what it imports later', async () => {
    const source = `export const createRoutes = () => import('./chunks/page.js').then(({ pages }) => pages) && [{}];`;
    const chunk = 'export const pages = [];';
    const promised = { 'index.js': integrityOf(source), 'chunks/page.js': integrityOf(chunk) };
    const put = (version: string, index: string, page: string | null) => {
      putBundle('mf-siete', version, index);
      mkdirSync(join(releasesDir, 'mf-siete', version, 'server', 'chunks'));
      if (page) writeFileSync(join(releasesDir, 'mf-siete', version, 'server', 'chunks', 'page.js'), page);
    };
    const changed = 'globalThis.tampered = true;';
    const cases = { a: [changed + source, chunk], b: [source, changed + chunk], c: [source, null] } as const;
    put(good, source, chunk);
    for (const [digit, [index, page]] of Object.entries(cases)) {
      const version = digit.repeat(16);
      put(version, index, page);
      live = { ...live, remotes: [{ ...release('mf-siete', version), serverIntegrity: promised }] };
      assert.match((await ask('/')).body, /failed Left alone/);
    }
    live = { ...live, remotes: [{ ...release('mf-siete', good), serverIntegrity: promised }] };
    assert.match((await ask('/')).body, /pages 1/);
    assert.equal((globalThis as { tampered?: boolean }).tampered, undefined);
    live = { ...live, remotes: [] };
  });

  it('refuses a file that is changed after the version was begun, or that nobody released', async () => {
    const index = `export const createRoutes = () => [{}];
      globalThis.importLater = (file) => import(file);`;
    const promised = { 'index.js': integrityOf(index), 'chunks/late.js': integrityOf('export {};') };
    putBundle('mf-ocho', good, index);
    const chunks = join(releasesDir, 'mf-ocho', good, 'server', 'chunks');
    mkdirSync(chunks);
    writeFileSync(join(chunks, 'late.js'), 'export {};');
    live = { ...live, remotes: [{ ...release('mf-ocho', good), serverIntegrity: promised }] };
    assert.match((await ask('/')).body, /pages 1/);
    writeFileSync(join(chunks, 'late.js'), 'export const changed = true;');
    writeFileSync(join(chunks, 'other.js'), 'export {};');
    const { importLater } = globalThis as unknown as { importLater: (file: string) => Promise<unknown> };
    await assert.rejects(
      importLater('./chunks/late.js'),
      /late\.js of mf-ocho@0000000000000001 is not what was released/,
    );
    await assert.rejects(importLater('./chunks/other.js'), /is not what was released/);
    live = { ...live, remotes: [] };
  });

  it('inlines no stylesheet that is not what was released, and leaves the rest of the page as it is', async () => {
    const folder = join(releasesDir, 'shell', good, 'client');
    mkdirSync(folder, { recursive: true });
    const css = { sound: 'body{color:red}', changed: 'body{display:none}' };
    const styled = Object.entries(css).map(([file, text]) => {
      writeFileSync(join(folder, `${file}.css`), text);
      return `/mf/shell/${good}/${file}.css`;
    });
    const integrity = Object.fromEntries(styled.map((address) => [address, integrityOf(css.sound)]));
    const main = { js: [], css: styled };
    live = { ...live, shell: { ...release('shell', good), chunks: { main }, integrity } };
    logged.length = 0;
    for (let time = 0; time < 2; time++) {
      const { status, body } = await ask('/');
      assert.equal(status, 200);
      assert.match(body, /body\{color:red\}/);
      assert.doesNotMatch(body, /display:none/);
    }
    assert.deepEqual(logged, ['A stylesheet is not inlined'], 'logged once');
    live = { ...live, shell: release('shell', good) };
  });

  describe('in a preview', () => {
    const cookie = 'vista-previa=buena';
    const preview = '0123456789abcdef';
    const [pictures, unfit] = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb'];
    const blog = { ...release('mf-blog', preview), globalName: 'mf_blog' };
    const liveBlog = { ...release('mf-blog', good), globalName: 'mf_blog' };
    const versionOf = (body: string, name: string) =>
      JSON.parse(/id="boot">(.*?)<\/script>/.exec(body)?.[1] ?? '{}').remotes.find((one: Release) => one.name === name)
        ?.version;

    before(() => {
      putBundle('mf-blog', good, 'export const createRoutes = () => [{}];');
      putBundle('mf-blog', preview, 'export const createRoutes = () => [{}, {}];');
      putBundle('shell', preview, shellBundle(preview));
      live = { ...live, remotes: [liveBlog] };
      released = [blog, liveBlog, release('shell', preview), { ...release('mf-nuevo', good), globalName: 'mf_nuevo' }];
      allowed = released.map(({ name, version }) => ({ name, version }));
    });
    after(() => {
      live = { ...live, remotes: [] };
    });

    it('shows the version that the address asks for and the cookie allows, says so, and is kept by nobody', async () => {
      for (const asked of [`blog@${preview}`, `mf-blog@${preview}`]) {
        const { status, headers, body } = await ask(`/a?mf=${asked}&b=c`, { headers: { cookie } });
        assert.equal(status, 200);
        assert.match(body, /pages 2/, asked);
        assert.equal(versionOf(body, 'mf-blog'), preview);
        assert.equal(headers['cache-control'], 'private, no-store');
        assert.equal(headers['x-robots-tag'], 'noindex');
        assert.match(body, /<aside[^>]*aria-label="Vista previa".*Vista previa: Blog · <code>01234567<\/code>/);
        assert.match(body, /href="\/a\?mf=&amp;b=c">Salir</);
      }
    });

    it('shows several together: another shell, and a remote that was never live', async () => {
      putBundle('mf-nuevo', good, 'export const createRoutes = () => [{}, {}, {}];');
      const { body } = await ask(`/?mf=shell@${preview},nuevo@${good}`, { headers: { cookie } });
      assert.match(body, new RegExp(`shell ${preview} / pages 1,pages 3`));
      assert.match(body, new RegExp(`"shellVersion":"${preview}"`));
      assert.equal(versionOf(body, 'mf-nuevo'), good);
    });

    it('shows what is live where the cookie is missing, names another version, or the address asks for something else', async () => {
      const withCookie = { headers: { cookie } };
      allowed = [{ name: 'mf-blog', version: preview }];
      const cases: [string, { headers?: Record<string, string> }][] = [
        [`/?mf=blog@${preview}`, {}],
        [`/?mf=blog@${preview}`, { headers: { cookie: 'vista-previa=mala' } }],
        [`/?mf=shell@${preview}`, withCookie],
        [`/?mf=blog@${missing}`, withCookie],
        ['/?mf=blog', withCookie],
        ['/?mf=blog@http://localhost:4000/remote-entry.js', withCookie],
        ['/', withCookie],
      ];
      for (const [path, options] of cases) {
        const { headers, body } = await ask(path, options);
        assert.match(body, new RegExp(`shell ${good} / pages 1`), path);
        assert.equal(versionOf(body, 'mf-blog'), good, path);
        assert.doesNotMatch(body, /vista-previa|Vista previa/, path);
        const keeping = path === '/' ? /^public, max-age=0, s-maxage=/ : /^no-cache$/;
        assert.match(String(headers['cache-control']), keeping, path);
        assert.equal(headers['x-robots-tag'], undefined, path);
      }
      allowed = released.map(({ name, version }) => ({ name, version }));
    });

    it('sends pictures that only a previewed version has to nobody else, and has them kept by nobody', async () => {
      const pictured = putFiles('mf-blog', pictures, { 'assets/blog/nueva.png': 'una portada nueva' });
      released.push(pictured);
      allowed.push({ name: pictured.name, version: pictured.version });
      const picture = await ask('/assets/blog/nueva.png', { headers: { cookie } });
      assert.deepEqual([picture.status, picture.headers['cache-control']], [200, 'private, no-store']);
      assert.equal((await ask('/assets/blog/nueva.png')).status, 404);
    });

    it('does not put the version before in place of one that is broken, for that is what is to be seen', async () => {
      putBundle('mf-blog', broken, `throw new Error('roto')`);
      released.push({ ...blog, version: broken });
      allowed.push({ name: 'mf-blog', version: broken });
      const { body } = await ask(`/?mf=blog@${broken}`, { headers: { cookie } });
      assert.match(body, /failed Left alone/);
      assert.match((await ask('/')).body, /pages 1/, 'and nobody else sees it');
    });

    it('refuses versions that do not fit together, and says why', async () => {
      const names = (version: string) => ({ version, names: [] });
      const offers = {
        platform: { ...names('2.0.0'), since: '2.0.0' },
        sharedUi: { ...names('2.0.0'), since: '2.0.0' },
      };
      const needs = { platform: names('1.0.0'), sharedUi: names('2.0.0'), api: {} };
      released = [
        { ...release('shell', unfit), contract: { offers, needs: null } },
        { ...blog, version: unfit, contract: { offers: null, needs } },
      ];
      allowed.push(...released.map(({ name, version }) => ({ name, version })));
      const { status, headers, body } = await ask(`/a?mf=shell@${unfit},blog@${unfit}`, { headers: { cookie } });
      assert.equal(status, 409);
      assert.match(body, /<li>Se construyó con @femcoders\/platform 1\.0\.0/);
      assert.match(body, /<a href="\/a">Salir de la vista previa</);
      assert.equal(headers['cache-control'], 'private, no-store');
      released = [blog];
    });

    it('is left for the same page as it is live, and the browser forgets what it might see', async () => {
      const { status, headers } = await ask('/a?mf=&b=c', { headers: { cookie } });
      assert.equal(status, 303);
      assert.equal(headers.location, '/a?b=c');
      assert.deepEqual(headers['set-cookie'], ['vista-previa=; Max-Age=0']);
      assert.equal((await ask('//malo.example/?mf=')).headers.location, '/malo.example/');
    });

    it('leads on to a page’s own spelling without letting anybody keep that', async () => {
      const { status, headers } = await ask(`/Eventos/?mf=blog@${preview}`, { headers: { cookie } });
      assert.equal(status, 301);
      assert.equal(headers.location, `/eventos?mf=blog@${preview}`);
      assert.equal(headers['cache-control'], 'private, no-store');
    });
  });

  describe('with one remote from the reader’s own machine', () => {
    const cookie = 'vista-previa=local';
    const asked = 'blog@http://localhost:4312';
    const liveBlog = { ...release('mf-blog', good), globalName: 'mf_blog' };
    before(() => {
      putBundle('mf-blog', good, 'export const createRoutes = () => [{}];');
      live = { ...live, remotes: [liveBlog] };
    });
    after(() => {
      live = { ...live, remotes: [] };
    });
    const directives = (headers: NodeJS.Dict<string | string[]>) =>
      Object.fromEntries(
        String(headers['content-security-policy'])
          .split('; ')
          .map((one) => [one.split(' ')[0], one.split(' ').slice(1)]),
      );

    it('is the live shell with an empty root, which takes that remote from there and says so', async () => {
      const { status, headers, body } = await ask(`/a?b=c&mf=${asked}`, { headers: { cookie } });
      assert.equal(status, 200);
      const boot = JSON.parse(/id="boot">(.*?)<\/script>/.exec(body)?.[1] ?? '{}');
      assert.deepEqual(
        boot.remotes.map(({ name, version, entry, integrity }: Record<string, string>) => [
          name,
          version,
          entry,
          integrity,
        ]),
        [['mf-blog', 'local', 'http://localhost:4312/remote-entry.js', undefined]],
      );
      assert.match(body, /<div id="root"><\/div>/);
      assert.match(body, /Código local de <code>mf-blog<\/code><\/p><a href="\/a\?b=c&amp;mf=">Salir</);
      assert.equal(headers['cache-control'], 'private, no-store');
      assert.equal(headers['x-robots-tag'], 'noindex');
      assert.equal(headers.etag, undefined);
    });

    it('has a policy that is wider by that one origin, and as strict as ever on strings that become code', async () => {
      const { headers } = await ask(`/?mf=${asked}`, { headers: { cookie } });
      const own = directives(headers);
      const usual = directives((await ask('/')).headers);
      const origin = 'http://localhost:4312';
      for (const name of ['script-src', 'style-src', 'img-src', 'font-src'])
        assert.ok(own[name]?.includes(origin), name);
      assert.deepEqual(own['connect-src'], ["'self'", origin, 'ws://localhost:4312']);
      assert.deepEqual(own['require-trusted-types-for'], ["'script'"]);
      assert.deepEqual(own['trusted-types'], ['default']);
      for (const name of ['default-src', 'frame-ancestors', 'base-uri', 'object-src', 'form-action'])
        assert.deepEqual(own[name], usual[name], name);
      assert.equal(own['report-uri'], undefined);
      assert.doesNotMatch(String(headers['content-security-policy']), /unsafe/);
    });

    it('is for nobody else: without the permission, and for another part or origin, the page is the usual one', async () => {
      const usual = await ask('/');
      const boot = (body: string) => /id="boot">(.*?)<\/script>/.exec(body)?.[1];
      const cases: [string, Record<string, string>][] = [
        [asked, {}],
        [asked, { cookie: 'vista-previa=buena' }],
        ['events@http://localhost:4312', { cookie }],
        ['blog@http://localhost:4313', { cookie }],
        ['blog@http://127.0.0.1:4312', { cookie }],
        ['blog@https://malo.example', { cookie }],
        ['blog@http://localhost:4312/x"><script>', { cookie }],
        ['blog@http://localhost:4312@malo.example', { cookie }],
        ['<b>', { cookie }],
      ];
      for (const [value, headers] of cases) {
        const answer = await ask(`/?mf=${encodeURIComponent(value)}`, { headers });
        assert.equal(answer.status, 200, value);
        assert.equal(boot(answer.body), boot(usual.body), value);
        assert.doesNotMatch(answer.body, /localhost|Código local|malo|<b>/, value);
        assert.doesNotMatch(String(answer.headers['content-security-policy']), /localhost|malo/, value);
      }
    });

    it('is not shown for a remote that is not live', async () => {
      live = { ...live, remotes: [] };
      const { body } = await ask(`/?mf=${asked}`, { headers: { cookie } });
      assert.doesNotMatch(body, /Código local/);
      live = { ...live, remotes: [liveBlog] };
    });
  });

  it('never sends a reader to another host', async () => {
    for (const path of [
      '//malo.example',
      '/\\malo.example',
      '/.//malo.example',
      '/..//malo.example',
      '///malo.example',
    ]) {
      const { status, headers } = await ask(path, { method: 'POST' });
      if (status === 303) assert.match(String(headers.location), /^\/(?![/\\])/, path);
    }
    assert.equal((await ask('http://malo.example/eventos')).status, 400);
  });

  it('answers every address', async () => {
    for (const path of [
      '/%E0%A4%A',
      '/..%2f',
      '/%00',
      '/mf/%E0%A4%A',
      '/mf/shell/../../x',
      '/favicon.svg%00',
      '/%2f%2fmalo',
    ]) {
      const { status } = await ask(path);
      assert.ok(status === 200 || status === 404, `${path}: ${status}`);
    }
  });

  it('names every page that is live in the sitemap, a remote’s from its first release on', async () => {
    const before = await ask('/sitemap.xml');
    assert.equal(before.headers['content-type'], 'application/xml; charset=utf-8');
    assert.match(before.body, /<loc>http:\/\/sitio\.example\/<\/loc>/);
    assert.doesNotMatch(before.body, /mf-cuatro/);
    putBundle('mf-cuatro', good, 'export const createRoutes = () => [];');
    live = { ...live, remotes: [release('mf-cuatro', good)] };
    assert.match((await ask('/sitemap.xml')).body, /<loc>http:\/\/sitio\.example\/mf-cuatro<\/loc>/);
    assert.deepEqual(JSON.parse((await ask('/mf/near.json?path=/mf-cuarto')).body), {
      near: [{ path: '/mf-cuatro', title: 'mf-cuatro' }],
      found: [],
    });
    live = { ...live, remotes: [] };
  });

  it('sends the search which pages there are, of which versions, and again only when that has changed', async () => {
    putBundle('mf-cinco', good, 'export const createRoutes = () => [];');
    putBundle('mf-seis', good, `throw new Error('roto')`);
    live = { ...live, remotes: [release('mf-cinco', good), release('mf-seis', good)] };
    const list = await ask('/paginas.json');
    assert.deepEqual(JSON.parse(list.body), {
      pages: [
        { path: '/', title: `Inicio ${good}` },
        { path: '/mf-cinco', title: 'mf-cinco' },
      ],
      unread: [{ path: '/entrada', title: 'Entrada', description: 'Con correo', owner: 'shell' }],
      missing: ['mf-seis'],
      versions: { shell: good, 'mf-cinco': good, 'mf-seis': good },
    });
    const etag = String(list.headers.etag);
    const byProxy = `"x", W/${etag.replace(/^W\//, '')}`;
    const again = await ask('/paginas.json', { headers: { 'if-none-match': byProxy } });
    assert.deepEqual([again.status, again.body], [304, '']);
    live = { ...live, remotes: [release('mf-cinco', good)] };
    const other = await ask('/paginas.json', { headers: { 'if-none-match': etag } });
    assert.deepEqual([other.status, JSON.parse(other.body).missing], [200, []]);
    live = { ...live, remotes: [] };
  });

  it('answers crawlers, browsers and finders of security holes at the addresses they know', async () => {
    const robots = await ask('/robots.txt');
    assert.match(robots.body, /^Sitemap: http:\/\/sitio\.example\/sitemap\.xml$/m);
    assert.match(String(robots.headers['content-type']), /^text\/plain/);
    const manifest = await ask('/manifest.webmanifest');
    assert.equal(manifest.headers['content-type'], 'application/manifest+json');
    assert.equal(JSON.parse(manifest.body).lang, 'es');
    const search = await ask('/opensearch.xml');
    assert.match(search.body, /template="http:\/\/sitio\.example\/buscar\?q=\{searchTerms\}"/);
    assert.match(String(search.headers['content-type']), /^application\/opensearchdescription\+xml/);
    const security = await ask('/.well-known/security.txt');
    assert.match(security.body, /^Contact: mailto:.+@.+$/m);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(security.body)?.[1] ?? '');
    assert.ok(expires > Date.now() && expires < Date.now() + 365 * 24 * 60 * 60_000);

    for (const path of ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest']) {
      const head = await ask(path, { method: 'HEAD' });
      assert.equal(head.status, 200);
      assert.equal(head.body, '');
      assert.equal(head.headers['content-length'], (await ask(path)).headers['content-length']);
    }
  });

  it('leads password managers to where a password is changed', async () => {
    const known = await ask('/.well-known/change-password');
    assert.deepEqual([known.status, known.headers.location], [302, '/personaliza-perfil/seguridad']);
  });

  it('sends every answer with the headers that protect it', async () => {
    const shell = putFiles('shell', good, { 'main.js': '0' });
    live = { ...live, shell };
    const { entry } = shell;
    const answers = {
      page: await ask('/'),
      file: await ask(entry),
      sitemap: await ask('/sitemap.xml'),
      'missing file': await ask('/mf/shell/0123456789abcdef/nada.js'),
      'public file': await ask('/favicon.svg'),
      'sent form': await ask('/', { method: 'POST' }),
      'refused method': await ask('/', { method: 'PUT' }),
      'wrong address': await ask('http://malo.example/'),
    };
    for (const [name, { headers }] of Object.entries(answers)) {
      assert.equal(headers['x-content-type-options'], 'nosniff', name);
      assert.match(String(headers['content-security-policy']), /default-src 'none'.*frame-ancestors 'none'/, name);
      assert.doesNotMatch(String(headers['content-security-policy']), /unsafe/, name);
      assert.equal(headers['x-powered-by'], undefined, name);
    }
    assert.match(String(answers.file.headers['cache-control']), /immutable/);
    assert.equal(answers['missing file'].status, 404);
    assert.equal(answers['missing file'].headers['cache-control'], 'no-store');
    assert.match(String(answers.page.headers['cache-control']), /^public, max-age=0, s-maxage=/);
  });

  it('sends a page that a script reads without its styles, and has it kept by nobody', async () => {
    const address = `/mf/shell/${good}/css/main.css`;
    const shell = {
      ...putFiles('shell', good, { 'css/main.css': 'h1 { color: red }' }),
      chunks: { main: { js: [], css: [address] } },
    };
    live = { ...live, shell };
    assert.match((await ask('/')).body, /<style [^>]*>h1 \{ color: red \}/);
    const answer = await ask('/', { headers: { [withoutStylesHeader]: '1' } });
    assert.match(answer.body, new RegExp(`shell ${good}`));
    assert.doesNotMatch(answer.body, /<style/);
    assert.equal(answer.headers['cache-control'], 'no-store');
    live = { ...live, shell: release('shell', good) };
  });

  it('knows a file again under a weakened or listed tag, and sends none in an encoding that is refused', async () => {
    const shell = putFiles('shell', good, { 'main.js': '0' });
    live = { ...live, shell };
    const { entry } = shell;
    writeFileSync(join(releasesDir, 'shell', good, 'client', 'main.js.br'), brotliCompressSync('0'));
    const { headers } = await ask(entry);
    for (const tag of [`W/${headers.etag}`, `"otro", ${headers.etag}`, '*'])
      assert.equal((await ask(entry, { headers: { 'if-none-match': tag } })).status, 304, tag);
    const refused = await ask(entry, { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } });
    assert.equal(refused.headers['content-encoding'], undefined);
    assert.equal((await ask(entry, { headers: { 'accept-encoding': 'gzip, br' } })).headers['content-encoding'], 'br');
  });

  describe('sends of a release exactly the files of its list', () => {
    const blog = 'mf-blog';
    const folder = (...path: string[]) => join(releasesDir, blog, good, 'client', ...path);
    const address = (path: string) => `/mf/${blog}/${good}/${path}`;
    const gone = async (path: string, headers = {}) => {
      const answer = await ask(path, { headers });
      assert.equal(answer.status, 404, path);
      assert.equal(answer.headers['cache-control'], 'no-store', path);
      assert.doesNotMatch(answer.body, /secreto/, path);
    };
    const script = 'console.log(1);';

    before(() => {
      putBundle(blog, good, 'export const createRoutes = () => [{}];');
      writeFileSync(join(releasesDir, 'secret.key'), 'secreto');
      mkdirSync(join(releasesDir, 'elsewhere'));
      writeFileSync(join(releasesDir, 'elsewhere', 'linked.js'), script);
    });
    function lay(): Release {
      rmSync(folder(), { recursive: true, force: true });
      const remote = putFiles(blog, good, {
        'js/main.js': script,
        'js/linked.js': script,
        'assets/icon.svg': '<svg/>',
        'assets/linked.svg': '<svg/>',
      });
      live = { ...live, remotes: [remote] };
      return remote;
    }
    after(() => {
      live = { ...live, remotes: [] };
    });

    it('which are kept for good', async () => {
      lay();
      const sent = await ask(address('js/main.js'));
      assert.deepEqual([sent.status, sent.body], [200, script]);
      assert.match(String(sent.headers['cache-control']), /immutable/);
      assert.equal((await ask('/assets/icon.svg')).status, 200);
    });

    it('and none that came later, under any name', async () => {
      lay();
      for (const path of ['js/later.js', 'x.txt', 'assets/later.svg', 'index.html', 'js/main.js.map']) {
        writeFileSync(folder(path), 'secreto');
        await gone(address(path));
      }
      await gone('/assets/later.svg');
      await gone(address('toString'));
    });

    it('and follows no link: to a file, to a folder, or to the very same content', async () => {
      lay();
      symlinkSync(join(releasesDir, 'secret.key'), folder('x.txt'));
      await gone(address('x.txt'));
      const listed = {
        'js/linked.js': join(releasesDir, 'elsewhere', 'linked.js'),
        'assets/linked.svg': folder('assets/icon.svg'),
      };
      for (const [path, target] of Object.entries(listed)) {
        rmSync(folder(path));
        symlinkSync(target, folder(path));
        await gone(address(path));
      }
      await gone('/assets/linked.svg');
      rmSync(folder('js'), { recursive: true });
      symlinkSync(join(releasesDir, 'elsewhere'), folder('js'));
      await gone(address('js/linked.js'));
    });

    it('and none that was changed, not even after it was sent, nor in a ready-made encoding', async () => {
      lay();
      logged.length = 0;
      assert.equal((await ask(address('js/main.js'))).status, 200);
      writeFileSync(folder('js/main.js'), script.replace('1', '2'));
      await gone(address('js/main.js'));
      writeFileSync(folder('assets/icon.svg'), '<svg onload="alert(1)"/>');
      await gone('/assets/icon.svg');
      assert.deepEqual(logged, ['A file of a release is not what was released: it is not sent']);

      lay();
      const headers = { 'accept-encoding': 'br' };
      for (const wrong of [
        brotliCompressSync('secreto'),
        brotliCompressSync(script + ' '.repeat(99)),
        Buffer.from('no'),
      ]) {
        writeFileSync(folder('js/main.js.br'), wrong);
        const answer = await ask(address('js/main.js'), { headers });
        assert.deepEqual([answer.status, answer.headers['content-encoding'], answer.body], [200, undefined, script]);
      }
      await gone(address('js/main.js.br'));
    });

    it('also of a version that is not live any more, and nothing of one that nobody released', async () => {
      const old = lay();
      live = { ...live, remotes: [] };
      released = [old];
      assert.equal((await ask(address('js/main.js'))).body, script);
      writeFileSync(folder('js/later.js'), 'secreto');
      await gone(address('js/later.js'));
      released = [];
      putFiles('mf-nadie', good, { 'main.js': 'secreto' });
      await gone(`/mf/mf-nadie/${good}/main.js`);
    });
  });

  describe('sends what teams’ repositories install', () => {
    const tarball = '\x1f\x8b a package';
    const list = '{"version":"…"}';
    const kitFile = (name: string, version = good) => join(releasesDir, 'shell', version, 'kit', name);
    /** Lays packages into a release of the shell. @returns the release, with a list of them */
    function layKit(version: string): Release {
      mkdirSync(kitFile('', version), { recursive: true });
      const files = { 'platform.tgz': tarball, 'kit.json': list };
      const kitIntegrity = Object.fromEntries(
        Object.entries(files).map(([name, content]) => {
          writeFileSync(kitFile(name, version), content);
          return [name, `sha256-${createHash('sha256').update(content).digest('base64')}`];
        }),
      );
      return { ...release('shell', version), kitIntegrity };
    }
    before(() => {
      live = { ...live, shell: layKit(good) };
    });
    after(() => {
      live = { ...live, shell: release('shell', good) };
    });

    it('as it was released, kept for good, and known again', async () => {
      const sent = await ask(`/kit/${good}/platform.tgz`);
      assert.deepEqual([sent.status, sent.body], [200, tarball]);
      assert.equal(sent.headers['content-type'], 'application/gzip');
      assert.match(String(sent.headers['cache-control']), /immutable/);
      const headers = { 'if-none-match': String(sent.headers.etag) };
      assert.equal((await ask(`/kit/${good}/platform.tgz`, { headers })).status, 304);
      assert.equal((await ask(`/kit/${good}/kit.json`)).headers['content-type'], 'application/json; charset=utf-8');
    });

    it('and leads to the live version where an address names none', async () => {
      for (const [path, target] of [
        ['/kit', 'kit.json'],
        ['/kit/', 'kit.json'],
        [`/kit/${good}/`, 'kit.json'],
        ['/kit/platform.tgz', 'platform.tgz'],
      ] as const) {
        const { status, headers } = await ask(path);
        assert.deepEqual([status, headers.location], [302, `/kit/${good}/${target}`], path);
        assert.equal(headers['cache-control'], 'no-store', path);
      }
    });

    it('also of a version that is not live any more, and nothing else', async () => {
      released = [layKit(missing)];
      assert.equal((await ask(`/kit/${missing}/platform.tgz`)).body, tarball);
      released = [];
      writeFileSync(join(releasesDir, 'shell', missing, 'release.json'), JSON.stringify(layKit(missing)));
      assert.equal((await ask(`/kit/${missing}/platform.tgz`)).body, tarball, 'the rest of it was cleared away');
      assert.equal((await ask(`/mf/shell/${missing}/js/main.js`)).status, 404);
      for (const damaged of ['{"name":', '[]', 'null', '']) {
        writeFileSync(join(releasesDir, 'shell', broken, 'release.json'), damaged);
        assert.equal((await ask(`/kit/${broken}/platform.tgz`)).status, 404, damaged);
      }
      writeFileSync(kitFile('later.tgz'), 'secreto');
      writeFileSync(kitFile('platform.tgz.br'), brotliCompressSync(tarball));
      const headers = { 'accept-encoding': 'br' };
      assert.equal((await ask(`/kit/${good}/platform.tgz`, { headers })).headers['content-encoding'], undefined);
      for (const path of ['later.tgz', 'platform.tgz.br', '../client/main.js', 'toString'])
        assert.equal((await ask(`/kit/${good}/${path}`)).status, 404, path);
      writeFileSync(kitFile('platform.tgz'), 'secreto');
      assert.equal((await ask(`/kit/${good}/platform.tgz`)).status, 404);
    });

    it('and says so where the live version has no packages', async () => {
      live = { ...live, shell: release('shell', good) };
      for (const path of ['/kit/', '/kit/platform.tgz']) {
        const { status, body } = await ask(path);
        assert.deepEqual([status, body], [404, 'Esta versión del sitio no ofrece paquetes.'], path);
      }
    });
  });

  it('calls it no failure when a reader leaves before her page is made', async () => {
    logged.length = 0;
    const { port } = server.address() as AddressInfo;
    const leaving = request({ host: '127.0.0.1', port, path: '/lenta' });
    leaving.once('error', () => {});
    const asked = new Promise((resolve) => server.once('request', resolve));
    leaving.end();
    await asked;
    leaving.destroy();
    for (let i = 0; i < 5; i++) await ask('/');
    assert.deepEqual(logged, []);
  });
});
