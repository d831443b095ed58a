// Pages that are kept, as readers get them: through the whole server, from releases on disk.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setImmediate as breathe } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LimitReachedError } from '@femcoders/contracts/concurrency-limit';
import { withoutStylesHeader } from '@femcoders/contracts/page-data';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import type { PageAnswer } from './page-answer.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { type RequestScope, requestScope } from './request-scope.ts';
import { createShell } from './shell.ts';
import { sourceHash } from './source-hash.ts';

const first = 'a000000000000001';
const second = 'b000000000000002';
const broken = 'c000000000000003';

const style = 'body{color:red}';
const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function release(name: string, version: string): Release {
  return {
    name,
    version,
    builtAt: '2026-11-21T00:00:00.000Z',
    commit: null,
    owner: '',
    globalName: name === 'shell' ? null : name.replace('-', '_'),
    entry: `/mf/${name}/${version}/main.js`,
    routes: [],
    blocks: [],
    documents: [],
    chunks: name === 'shell' ? { main: { js: [], css: [`/mf/shell/${version}/main.css`] } } : {},
    integrity: { [`/mf/${name}/${version}/main.css`]: integrityOf(style) },
    sizes: { [`/mf/${name}/${version}/main.css`]: style.length },
    serverIntegrity: {},
    contract: { offers: null, needs: null },
  };
}

/** A shell that counts its pages and writes what the API says into them. */
const shellBundle = (version: string) => `
  export const beforePaintScript = 'document.title';
  export const libraryStyles = ['a library’s'];
  export const listPages = async () => [{ path: '/Aniversario', title: '', noindex: false }];
  const nothing = { title: 'Prueba', tags: [], structuredData: [], noindex: false, page: null, loaded: [], problems: {}, failedBlocks: [], queries: { mutations: [], queries: [] } };
  export async function render({ url, host, remotes, signal, onSectionError }) {
    globalThis.pagesMade = (globalThis.pagesMade ?? 0) + 1;
    const { pathname, search } = url;
    if (pathname === '/lenta') await new Promise((resolve, reject) => {
      globalThis.goOn = resolve;
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    if (pathname === '/aniversario' || pathname === '/nada') return { ...nothing, status: 404, html: 'nada' };
    if (pathname === '/Eventos') return { status: 301, location: '/eventos' + search };
    let failed = pathname === '/rota';
    const said = await host.api.request('/events').catch(() => (failed = true, 'disculpa'));
    const faces = await Promise.all(remotes.map((remote) => remote.load().then(({ face }) => face, (error) => {
      failed = true;
      onSectionError(error, remote);
      return 'disculpa';
    })));
    const page = pathname === '/curso/uno' ? { id: 'uno:0', owner: 'mf-uno', params: { curso: 'uno' } } : null;
    return { ...nothing, page, status: 200, html: ['shell ${version}', pathname + search, said, ...faces].join(' · '),
      noindex: pathname === '/privada', problems: failed ? { uno: 'failed' } : {}, failedBlocks: pathname === '/bloque' ? ['uno'] : [] };
  }`;

const made = () => (globalThis as { pagesMade?: number }).pagesMade ?? 0;

describe('kept pages', () => {
  let releasesDir: string;
  let server: Server;
  let live: RegistryDocument;
  let pageCache: PageCache<PageAnswer>;
  let revision = 1;
  let events = 'Taller';
  let apiIsAway = false;
  let roomIsFull = false;
  let production = true;
  const logged: string[] = [];

  const apiFetch: typeof fetch = async (_, init) => {
    if (apiIsAway) throw new TypeError('connection refused');
    const etag = `W/"${events}"`;
    const known = new Headers(init?.headers).get('if-none-match') === etag;
    return known
      ? new Response(null, { status: 304, headers: { etag } })
      : Response.json(events, { headers: { etag } });
  };

  /** The requests for which it was asked what is live. */
  let scopes: (RequestScope | undefined)[] = [];
  let meanwhile = async () => {};

  before(async () => {
    releasesDir = mkdtempSync(join(tmpdir(), 'kept-pages-'));
    for (const version of [first, second]) {
      putBundle('shell', version, shellBundle(version));
      putBundle('mf-uno', version, `export const createRoutes = () => []; export const face = 'uno ${version}';`);
    }
    for (const name of ['mf-uno', 'mf-roto']) putBundle(name, broken, `throw new Error('roto')`);
  });
  beforeEach(async () => {
    live = {
      revision: 1,
      shell: release('shell', first),
      remotes: [release('mf-uno', first)],
      fallbacks: [],
      skipped: [],
    };
    revision++;
    events = 'Taller';
    apiIsAway = false;
    roomIsFull = false;
    production = true;
    pageCache = new PageCache<PageAnswer>({
      revision: async () => {
        if (apiIsAway) throw new Error('away');
        return revision;
      },
      apiFetch,
    });
    server?.close();
    server?.closeAllConnections();
    const shell = createShell({
      registry: async () => {
        scopes.push(requestScope.getStore());
        await meanwhile();
        return live;
      },
      releasesDir,
      cacheDir: join(releasesDir, 'cache'),
      apiFetch,
      apiBaseUrl: 'http://api',
      site: defaultSiteConfig,
      publicUrl: 'http://sitio.example',
      log: { warn() {}, error: (_details: object, message: string) => void logged.push(message) },
      previews: {
        allowed: () => [{ name: 'mf-uno', version: second }],
        release: async (name, version) => release(name, version),
        localCode: (cookies) =>
          cookies === 'vista-previa=local' ? { name: 'mf-uno', origin: 'http://localhost:4312' } : null,
        forget: '',
      },
      pageCache,
      renderQueue: {
        run(render) {
          if (roomIsFull) throw new LimitReachedError('full');
          return render();
        },
      },
      get production() {
        return production;
      },
    });
    server = createServer((incoming, response) => void shell(incoming, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  after(() => {
    server.close();
    server.closeAllConnections();
    rmSync(releasesDir, { recursive: true, force: true });
  });

  function putBundle(name: string, version: string, source: string) {
    const folder = join(releasesDir, name, version);
    mkdirSync(join(folder, 'server'), { recursive: true });
    mkdirSync(join(folder, 'client'), { recursive: true });
    writeFileSync(join(folder, 'server', 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'server', 'index.js'), source);
    writeFileSync(join(folder, 'client', 'main.css'), style);
  }

  const decode: Record<string, (bytes: Buffer) => Buffer> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    none: (bytes) => bytes,
  };

  function ask(path: string, { method = 'GET', headers = {} } = {}) {
    const { port } = server.address() as AddressInfo;
    return new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; body: string; bytes: number }>(
      (resolve, reject) => {
        request({ host: '127.0.0.1', port, path, method, headers }, async (answer) => {
          const bytes = await buffer(answer);
          const body = bytes.byteLength > 0 ? decode[answer.headers['content-encoding'] ?? 'none']?.(bytes) : '';
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            body: String(body),
            bytes: bytes.byteLength,
          });
        })
          .once('error', reject)
          .end();
      },
    );
  }

  /** How many pages are made for some questions. */
  async function madeFor(questions: () => Promise<unknown>): Promise<number> {
    const before = made();
    await questions();
    return made() - before;
  }

  /** Hashes of what is inline in a page, as its policy has to name them. */
  const inlineOf = (body: string) => ({
    scripts: [...body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => sourceHash(text)),
    styles: [...body.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => sourceHash(text)),
  });
  const sourcesOf = ({ headers }: Pick<Awaited<ReturnType<typeof ask>>, 'headers'>, directive: string) =>
    new RegExp(`${directive} 'self'([^;]*)`).exec(String(headers['content-security-policy']))?.[1]?.trim().split(' ');

  it('ask what they ask in the name of their reader, also of one who leaves meanwhile', {
    timeout: 20_000,
  }, async () => {
    scopes = [];
    await ask('/', { headers: { 'x-request-id': 'una', 'x-forwarded-for': '198.51.100.9' } });
    assert.ok(scopes.length > 1);
    const from = { address: '127.0.0.1', forwardedFor: '198.51.100.9' };
    for (const scope of scopes) assert.deepEqual(scope, { requestId: 'una', from });

    scopes = [];
    const before = made();
    const { port } = server.address() as AddressInfo;
    const leaving = request({ host: '127.0.0.1', port, path: '/curso/uno', localAddress: '127.0.0.7' }).once(
      'error',
      () => {},
    );
    const connected = once(server, 'connection');
    leaving.end();
    const [socket] = await connected;
    meanwhile = async () => {
      meanwhile = async () => {};
      const left = once(socket, 'close');
      leaving.destroy();
      await left;
    };
    while (scopes.length < 2) await breathe();
    for (const scope of scopes) assert.equal(scope?.from?.address, '127.0.0.7');
    for (let turn = 0; turn < 50; turn++) await breathe();
    assert.equal(made(), before, 'no page is made for who has left');
  });

  it('are the same bytes for everybody, in every encoding, and their policy names what is inline in them', async () => {
    const seen = new Set<string>();
    const count = await madeFor(async () => {
      for (const encoding of ['br', 'gzip', 'identity', 'br', 'gzip', 'identity', 'br', 'gzip']) {
        const answer = await ask('/eventos', { headers: { 'accept-encoding': encoding } });
        assert.equal(answer.headers['content-encoding'], encoding === 'identity' ? undefined : encoding);
        assert.equal(Number(answer.headers['content-length']), answer.bytes);
        const { scripts, styles } = inlineOf(answer.body);
        assert.deepEqual([scripts.length, styles.length], [1, 1]);
        assert.deepEqual(sourcesOf(answer, 'script-src'), scripts);
        assert.deepEqual(sourcesOf(answer, 'style-src'), [...styles, sourceHash('a library’s')]);
        seen.add(`${answer.body} ${answer.headers['content-security-policy']} ${answer.headers.etag}`);
      }
    });
    assert.deepEqual([count, seen.size], [1, 1]);
  });

  it('come once: who has them is answered 304, until they change', async () => {
    const { headers } = await ask('/eventos');
    const again = { headers: { 'if-none-match': String(headers.etag), 'accept-encoding': 'br' } };
    const known = await ask('/eventos', again);
    assert.deepEqual([known.status, known.body, known.headers.etag], [304, '', headers.etag]);
    for (const name of ['cache-control', 'content-security-policy', 'vary'])
      assert.equal(known.headers[name], headers[name], name);
    assert.equal((await ask('/eventos', { ...again, method: 'HEAD' })).status, 304);
    events = 'Otro taller';
    revision++;
    const changed = await ask('/eventos', again);
    assert.equal(changed.status, 200);
    assert.match(changed.body, /Otro taller/);
    live = { ...live, shell: release('shell', second) };
    const released = await ask('/eventos', { headers: { 'if-none-match': String(changed.headers.etag) } });
    assert.equal(released.status, 200, 'of another version');
    for (const path of ['/nada', `/eventos?mf=uno@${second}`]) {
      const { status, headers: fresh } = await ask(path);
      const asked = await ask(path, { headers: { 'if-none-match': String(fresh.etag) } });
      if (status === 404) assert.equal(asked.status, 404, 'what is not there is said each time');
    }
  });

  it('may be kept by caches in front for a moment, where they are whole and public', async () => {
    const keeps = async (path: string) => String((await ask(path)).headers['cache-control']);
    for (const path of ['/eventos', '/eventos?pagina=2'])
      assert.match(await keeps(path), /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/, path);
    for (const path of ['/privada', '/nada', '/rota', '/bloque']) assert.equal(await keeps(path), 'no-cache', path);
  });

  it('say where browsers report what they refuse of it: the pattern and the versions, and nothing to who asks not to be tracked', async () => {
    const withPage = (version: string): Release => ({
      ...release('mf-uno', version),
      routes: [{ id: 'uno:0', path: '/curso/:curso', chunks: [], styles: [], slots: [] }],
    });
    live = { ...live, remotes: [withPage(first)] };
    const reportTo = async (path: string, headers = {}) =>
      /; report-uri (.+)$/.exec(String((await ask(path, { headers })).headers['content-security-policy']))?.[1];
    const address = (version: string) => `/api/refusals?page=/curso/:curso&owner=mf-uno@${version}&shell=${first}`;
    const count = await madeFor(async () => {
      assert.equal(await reportTo('/curso/uno'), address(first));
      assert.equal(await reportTo('/curso/uno', { 'sec-gpc': '1' }), undefined);
      assert.equal(await reportTo('/curso/uno', { dnt: '1' }), undefined);
      assert.equal(await reportTo('/curso/uno', { dnt: '0' }), address(first));
    });
    assert.equal(count, 1, 'all of them get the page that is kept');

    live = { ...live, remotes: [withPage(second)] };
    assert.equal(await reportTo('/curso/uno'), address(second), 'a release has its own');
    for (const path of ['/nada', `/curso/uno?mf=mf-uno@${second}`]) assert.equal(await reportTo(path), undefined, path);
    revision++;
    events = 'Otro taller';
    production = false;
    assert.equal(await reportTo('/curso/uno'), undefined, 'nor does development');
  });

  it('come with the headers of a page that is made now, for HEAD and for scripts, too', async () => {
    const headersOf = async (options = {}) => {
      const { date, ...rest } = (await ask('/eventos', options)).headers;
      return rest;
    };
    const fresh = await headersOf();
    assert.deepEqual(await headersOf(), fresh);
    assert.equal(fresh['set-cookie'], undefined);
    const { 'content-length': length, ...head } = await headersOf({ method: 'HEAD' });
    assert.equal(length, fresh['content-length']);
    assert.equal((await ask('/eventos', { method: 'HEAD' })).body, '');
    assert.equal(head.vary, 'accept-encoding, dnt, sec-gpc, x-without-styles');

    const script = { headers: { [withoutStylesHeader]: '1' } };
    const count = await madeFor(async () => {
      for (let time = 0; time < 2; time++) {
        const { headers, body } = await ask('/eventos', script);
        assert.equal(headers['cache-control'], 'no-store');
        assert.doesNotMatch(body, /<style/);
      }
      assert.match((await ask('/eventos')).body, /<style/);
    });
    assert.equal(count, 1);
  });

  it('are named as their request is in the log, and answer no form', async () => {
    const named = { headers: { 'x-request-id': 'una-pregunta' } };
    for (const path of ['/eventos', '/eventos', '/nada', '/Eventos'])
      assert.equal((await ask(path, named)).headers['x-request-id'], 'una-pregunta', path);
    assert.equal((await ask('/eventos', { method: 'POST' })).status, 303);
    assert.equal((await ask('/eventos', { method: 'PUT' })).status, 405);
  });

  it('are of one version set each: a release, a rollback and a retired remote show with the next page', async () => {
    const shown = async () => {
      const { body } = await ask('/eventos');
      const versions = new Set(body.match(/[abc]0{14}\d/g));
      assert.ok(versions.size <= 1, [...versions].join());
      return [/shell (\w)0/.exec(body)?.[1], /uno (\w)0/.exec(body)?.[1]].join('');
    };
    assert.equal(await shown(), 'aa');
    live = { ...live, shell: release('shell', second), remotes: [release('mf-uno', second)] };
    assert.equal(await shown(), 'bb');
    live = { ...live, shell: release('shell', first), remotes: [release('mf-uno', first)] };
    assert.equal(await madeFor(async () => assert.equal(await shown(), 'aa')), 0, 'kept meanwhile');
    live = { ...live, remotes: [] };
    assert.equal(await shown(), 'a');
  });

  it('are those of the version that stands in, where the live one cannot be loaded', async () => {
    live = { ...live, remotes: [release('mf-uno', broken)], fallbacks: [release('mf-uno', first)] };
    for (let time = 0; time < 2; time++) assert.match((await ask('/eventos')).body, /uno a0/);
  });

  it('show what was written with the next page, wherever it was shown', async () => {
    await ask('/eventos');
    await ask('/eventos?pagina=2');
    events = 'Taller y charla';
    revision++;
    for (const path of ['/eventos', '/eventos?pagina=2']) assert.match((await ask(path)).body, /Taller y charla/, path);
    revision++;
    assert.equal(await madeFor(() => ask('/eventos')), 0, 'something else was written');
  });

  it('are none that is private, unknown, moved or has a part that failed', async () => {
    for (const path of ['/privada', '/nada', '/Eventos', '/aniversario', '/rota', '/bloque', '/%65ventos'])
      assert.equal(await madeFor(async () => [await ask(path), await ask(path)]), 2, path);
    live = { ...live, remotes: [release('mf-roto', broken)] };
    assert.equal(await madeFor(async () => [await ask('/eventos'), await ask('/eventos')]), 2, 'a broken remote');
    rmSync(join(releasesDir, 'shell', second, 'client', 'main.css'));
    live = { ...live, shell: release('shell', second), remotes: [] };
    assert.equal(await madeFor(async () => [await ask('/eventos'), await ask('/eventos')]), 2, 'a missing stylesheet');
    writeFileSync(join(releasesDir, 'shell', second, 'client', 'main.css'), style);
  });

  it('are never shown in a preview, nor is a preview kept', async () => {
    await ask('/eventos');
    const preview = `/eventos?mf=uno@${second}`;
    const count = await madeFor(async () => {
      for (let time = 0; time < 2; time++) {
        const { body, headers } = await ask(preview);
        assert.match(body, /uno b0/);
        assert.match(body, /id="vista-previa"/);
        assert.equal(headers['cache-control'], 'private, no-store');
        const { scripts, styles } = inlineOf(body);
        assert.deepEqual([scripts.length, styles.length], [2, 2], 'with those of the badge');
        assert.deepEqual(sourcesOf({ headers }, 'script-src'), scripts);
        for (const hash of styles) assert.ok(sourcesOf({ headers }, 'style-src')?.includes(hash));
      }
    });
    assert.equal(count, 2);
    const { body } = await ask('/eventos');
    assert.match(body, /uno a0/);
    assert.doesNotMatch(body, /vista-previa/);
  });

  it('are never those with code of a reader’s own machine, at no address and for nobody', async () => {
    const cookie = 'vista-previa=local';
    const local = '/eventos?mf=uno@http://localhost:4312';
    await ask('/eventos');
    for (let time = 0; time < 2; time++) {
      const { body, headers } = await ask(local, { headers: { cookie } });
      assert.match(body, /http:\/\/localhost:4312\/remote-entry\.js/);
      assert.equal(headers['cache-control'], 'private, no-store');
    }
    // With the cookie alone a page is the kept one, and so is the next reader's at any of the addresses.
    assert.equal(await madeFor(async () => [await ask('/eventos', { headers: { cookie } })]), 0);
    for (const path of ['/eventos', local]) {
      const { body, headers } = await ask(path);
      assert.match(body, /uno a0/, path);
      assert.doesNotMatch(body + String(headers['content-security-policy']), /localhost:4312/, path);
    }
  });

  it('are the same for links that count visitors, who keep their query where a page has moved', async () => {
    const count = await madeFor(async () => {
      for (const query of ['', '?utm_source=slack', '?fbclid=abc']) {
        const { body } = await ask(`/eventos${query}`);
        assert.match(body, /· \/eventos ·/);
      }
    });
    assert.equal(count, 1);
    assert.equal((await ask('/Eventos?utm_source=slack')).headers.location, '/eventos?utm_source=slack');
    assert.equal((await ask('/aniversario?utm_source=slack')).headers.location, '/Aniversario?utm_source=slack');
  });

  it('are the same with any parameter that their route does not name, however long', async () => {
    const before = live;
    const route = { id: 'shell:0', path: '/talleres', chunks: [], styles: [], slots: [], query: ['pagina'] };
    live = { ...live, shell: { ...live.shell, routes: [route] } };
    const count = await madeFor(async () => {
      for (const query of [
        '',
        `?${'x'.repeat(500)}`,
        `?a=${'y'.repeat(41)}`,
        '?mf=blog@0123456789abcdef',
        '?a&b&c&d&e&f&g=1',
      ]) {
        const { body } = await ask(`/talleres${query}`);
        assert.match(body, /· \/talleres ·/, query);
      }
      for (const query of ['?pagina=2', '?otra=1&pagina=2', '?pagina=2&pagina=3'])
        assert.match((await ask(`/talleres${query}`)).body, /· \/talleres\?pagina=2 ·/, query);
    });
    assert.equal(count, 2);
    live = before;
  });

  it('are made once for all who ask at the same time, and readers who leave take nothing from the others', async () => {
    const { port } = server.address() as AddressInfo;
    const count = await madeFor(async () => {
      const leaving = request({ host: '127.0.0.1', port, path: '/lenta' }).once('error', () => {});
      const asked = once(server, 'request');
      leaving.end();
      const [, answer] = await asked;
      const waiting = Array.from({ length: 10 }, () => ask('/lenta'));
      while (!pageCache.figures().includes('page_cache_answers_total{from="shared"} 10'))
        await new Promise(setImmediate);
      leaving.destroy();
      await once(answer, 'close');
      (globalThis as unknown as { goOn: () => void }).goOn();
      const answers = await Promise.all(waiting);
      assert.ok(answers.every(({ status }) => status === 200));
      assert.equal(new Set(answers.map(({ body }) => body)).size, 1);
    });
    assert.equal(count, 1);
  });

  it('are sent on while no other page can be made: who asks for another hears so, in Spanish, and files still come', async () => {
    const documents = [{ path: '/uno.xml', type: 'application/xml' }];
    live = { ...live, remotes: [{ ...release('mf-uno', first), documents }] };
    await ask('/eventos');
    roomIsFull = true;
    assert.match((await ask('/eventos')).body, /Taller/);
    assert.equal((await ask(`/mf/shell/${first}/main.css`)).status, 200);
    const written = logged.length;
    assert.equal((await ask('/uno.xml')).status, 503);
    const refused = await ask('/otra');
    assert.equal(refused.status, 503);
    assert.ok(Number(refused.headers['retry-after']) > 0);
    assert.equal(refused.headers['cache-control'], 'no-store');
    assert.match(refused.body, /<html lang="es">.*vuelve a cargar la página/s);
    assert.equal(logged.length, written, 'nothing has failed');
    roomIsFull = false;
    assert.match((await ask('/otra')).body, /Taller/);
  });

  it('are sent on while the API is away, in place of an apology', async () => {
    await ask('/eventos');
    apiIsAway = true;
    assert.match((await ask('/eventos')).body, /Taller/);
    assert.match((await ask('/otra')).body, /disculpa/);
    apiIsAway = false;
    assert.match((await ask('/otra')).body, /Taller/);
  });
});
