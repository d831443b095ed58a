import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { SearchAnswer } from '@femcoders/contracts/search';
import type { SitePages } from '@femcoders/contracts/site-pages';
import { addEvent } from '../../testing/add-event.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { crawlSite } from './crawl-site.ts';
import { eventSource } from './event-source.ts';
import { indexSource } from './search-index.ts';

const html = (text: string) => `<!doctype html><title>x</title><nav>Menú</nav><main>${text}</main><footer>Pie</footer>`;

/** A site of which each test says what it answers. */
interface FakeSite {
  pages: Record<
    string,
    { title: string; owner: string; html: string; status?: number; robots?: string; kind?: string }
  >;
  /** Those that the site names without letting them be read. */
  unread: NonNullable<SitePages['unread']>;
  missing: string[];
  version: string;
  listStatus: number;
  asked: string[];
  /** Done before a page is answered. */
  meanwhile: (path: string) => Promise<void>;
}

describe('the pages of the site in the search', () => {
  let api: TestApi;
  let server: Server;
  let siteUrl: string;
  let site: FakeSite;
  let warnings: string[];
  before(async () => {
    api = await createTestApi();
    server = createServer(async ({ url = '', headers }, response) => {
      site.asked.push(url);
      if (url === '/paginas.json') {
        const listed: SitePages = {
          versions: { shell: site.version },
          missing: site.missing,
          unread: site.unread,
          pages: Object.entries(site.pages).map(([path, { title, owner, kind }]) => ({
            path,
            title,
            owner,
            ...(kind && { kind, level: 'inicial', published: '2026-01-02T10:00:00Z', postId: 16 }),
          })),
        };
        const etag = `"${Buffer.from(JSON.stringify(listed)).toString('base64url').slice(-40)}-${site.version}"`;
        if (headers['if-none-match'] === etag) return void response.writeHead(304).end();
        return void response.writeHead(site.listStatus, { etag }).end(JSON.stringify(listed));
      }
      await site.meanwhile(url);
      const page = site.pages[url];
      const robots = page?.robots && { 'x-robots-tag': page.robots };
      response.writeHead(page?.status ?? (page ? 200 : 404), { ...robots }).end(page?.html);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(async () => {
    server.close();
    await api.close();
  });
  beforeEach(async () => {
    await api.pool.query('delete from site_pages; delete from search_readings; delete from events');
    api.clock.now = new Date('2026-11-22T12:00:00Z');
    warnings = [];
    site = {
      pages: {
        '/guia': {
          title: 'Guía',
          owner: 'mf-uno',
          kind: 'articulo',
          html: html(
            '<p>Zarzamora.</p><h2 id="tarta">Tarta de <em>moras</em></h2><p>Con azúcar.</p><h2>Sin ancla</h2>Limón.',
          ),
        },
        '/casa': { title: 'Casa', owner: 'shell', html: html('<p>Puerta y ventana.</p>') },
      },
      unread: [],
      missing: [],
      version: '1',
      listStatus: 200,
      asked: [],
      meanwhile: async () => {},
    };
  });

  const read = (stopping?: AbortSignal) =>
    crawlSite({
      pool: api.pool,
      siteUrl,
      stopping,
      clock: () => api.clock.now,
      log: { warn: (details, message) => void warnings.push(`${message} ${JSON.stringify(details)}`) },
    });
  async function search(q: string) {
    const answer = (await api.call('GET', `/search?q=${encodeURIComponent(q)}`)).json<SearchAnswer>();
    return answer.results;
  }
  const paths = async (q: string) => (await search(q)).map(({ path }) => path);

  test('are found by their text, each part under the address of its heading', async () => {
    await read();
    assert.deepEqual(await paths('zarzamoras'), ['/guia']);
    const [tarta] = await search('azúcar');
    assert.equal(tarta?.path, '/guia#tarta');
    assert.deepEqual(
      [tarta?.heading, tarta?.kind, tarta?.level, tarta?.date],
      ['Tarta de moras', 'articulo', 'inicial', '2026-01-02'],
    );
    assert.deepEqual(await paths('limón'), ['/guia#tarta']);
    assert.deepEqual(await paths('menú'), []);
    const { rows } = await api.pool.query('select path, title, kind from site_pages where post_id = 16');
    assert.deepEqual(rows, [{ path: '/guia', title: 'Guía', kind: 'articulo' }]);
  });

  test('that search engines shall not know are found by title, description and address, and are not read', async () => {
    site.unread = [{ path: '/entrada', title: 'Iniciar sesión', description: 'Con tu contraseña.', owner: 'shell' }];
    await read();
    for (const q of ['inicia sesión', 'contraseñas', 'entrada']) assert.deepEqual(await paths(q), ['/entrada'], q);
    assert.deepEqual(site.asked, ['/paginas.json', '/guia', '/casa']);
    site.unread = [];
    site.version = '2';
    await read();
    assert.deepEqual(await paths('contraseñas'), []);
  });

  test('are read also where their list is longer than a page may be', async () => {
    site.pages['/nunca'] = { title: 'x'.repeat(5_100_000), owner: 'shell', html: '', status: 404 };
    await read();
    assert.deepEqual(await paths('zarzamoras'), ['/guia']);
  });

  test('are read again when another version is live, and else not before a quarter of an hour', async () => {
    await read();
    site.pages['/casa'] = { title: 'Casa', owner: 'shell', html: html('Balcón.') };
    await read();
    assert.deepEqual(site.asked, ['/paginas.json', '/guia', '/casa', '/paginas.json']);
    assert.deepEqual(await paths('balcón'), []);
    site.version = '2';
    await read();
    assert.deepEqual(await paths('balcón'), ['/casa']);
    assert.deepEqual(await paths('ventana'), []);

    site.pages['/casa'] = { title: 'Casa', owner: 'shell', html: html('Azotea.') };
    api.clock.now = new Date(api.clock.now.getTime() + 14 * 60_000);
    await read();
    assert.deepEqual(await paths('azotea'), []);
    api.clock.now = new Date(api.clock.now.getTime() + 2 * 60_000);
    await read();
    assert.deepEqual(await paths('azotea'), ['/casa']);
  });

  test('are gone once the site no longer lists or has them', async () => {
    await read();
    delete site.pages['/casa'];
    await read();
    assert.deepEqual(await paths('ventana'), []);
    site.pages['/guia'] = { title: 'Guía', owner: 'mf-uno', html: '', status: 410 };
    site.version = '2';
    await read();
    assert.deepEqual(await paths('azúcar'), []);
  });

  test('stay while their part of the site fails, and come back fresh as soon as it is well', async () => {
    await read();
    const { '/guia': guia } = site.pages;
    delete site.pages['/guia'];
    site.missing = ['mf-uno'];
    await read();
    assert.deepEqual(await paths('azúcar'), ['/guia#tarta']);
    site.pages['/guia'] = { ...(guia ?? assert.fail()), html: html('<h2 id="sal">Sal</h2>') };
    site.missing = [];
    await read();
    assert.deepEqual(await paths('azúcar'), []);
    assert.deepEqual(await paths('sal'), ['/guia#sal']);
  });

  test('stay while they cannot be read, and are tried again after five minutes', async () => {
    await read();
    const failures = [
      { status: 503 },
      { status: 200, robots: 'noindex' },
      { status: 302 },
      { status: 200, html: 'nada' },
    ];
    for (const failure of failures) {
      site.version += '1';
      site.pages['/guia'] = { title: 'Guía', owner: 'mf-uno', html: html('Otra cosa.'), ...failure };
      await read();
      assert.deepEqual(await paths('azúcar'), ['/guia#tarta'], JSON.stringify(failure));
      assert.match(warnings.join(), /\/guia/);
    }
    site.pages['/guia'] = { title: 'Guía', owner: 'mf-uno', html: html('Sal.') };
    api.clock.now = new Date(api.clock.now.getTime() + 6 * 60_000);
    await read();
    assert.deepEqual(await paths('azúcar'), []);
    assert.deepEqual(await paths('sal'), ['/guia']);
  });

  test('stay when the site does not answer, or not with its pages', async () => {
    await read();
    site.listStatus = 503;
    site.version = '2';
    await assert.rejects(read(), /503/);
    await assert.rejects(
      crawlSite({ pool: api.pool, siteUrl: 'http://127.0.0.1:9', clock: () => new Date(), log: { warn() {} } }),
    );
    assert.deepEqual(await paths('azúcar'), ['/guia#tarta']);
  });

  test('are let go when the process stops, which is no trouble of theirs', async () => {
    await read();
    const stopping = new AbortController();
    site.version = '2';
    site.pages['/guia'] = { title: 'Guía', owner: 'mf-uno', html: html('Sal.') };
    site.meanwhile = async () => stopping.abort();
    await assert.rejects(read(stopping.signal), { name: 'AbortError' });
    assert.deepEqual(warnings, []);
    assert.deepEqual(await paths('azúcar'), ['/guia#tarta']);
  });

  test('are read by one process at a time', async () => {
    let again: Promise<void> | undefined;
    site.meanwhile = async () => {
      again ??= read();
      await again;
    };
    await read();
    assert.deepEqual(site.asked, ['/paginas.json', '/guia', '/casa']);
  });

  test('are left to the area that lists them itself, also from when it begins to', async () => {
    site.pages['/eventos/taller'] = { title: 'Taller', owner: 'mf-dos', html: html('De la página.') };
    await read();
    assert.equal((await search('taller'))[0]?.kind, 'pagina');
    await addEvent(api.pool, { slug: 'taller', name: 'Taller' });
    await indexSource(api.pool, eventSource);
    site.version = '2';
    await read();
    assert.equal((await search('taller'))[0]?.kind, 'evento');
    assert.deepEqual(await paths('página'), []);
  });
});
