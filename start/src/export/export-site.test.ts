import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type Exported, exportSite } from './export-site.ts';

const publicUrl = 'https://sitio.example';
const page = (body: string, head = '') =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Prueba</title>${head}</head><body>${body}</body></html>`;

/** Path → kind, content and headers. */
const site: Record<string, [type: string, content: string, headers?: Record<string, string>, status?: number]> = {
  '/': [
    'text/html; charset=utf-8',
    page(
      `<header><a href="/login">Entrar</a><a href="/eventos?tipo=taller#lista">Eventos</a></header>
       <img src="/assets/a.png" srcset="/assets/a.png 1x, /api/pictures/b 2x" alt="">
       <a href="${publicUrl}/viejo">Lo de antes</a> <a href="/privada">Mi perfil</a> <a href="https://otra.example/">Otra</a> <a href="#fin">Fin</a>
       <form id="escribenos" method="post" action="/api/contact"><input id="mensaje" name="message"><button>Enviar</button></form>
       <noscript><p>Sin programa se lee <a href="/eventos?pagina=2">todo</a>.</p></noscript>
       <iframe src="/mf/mf-blog/0123456789abcdef/examples/grid.html" title="Ejemplo"></iframe>
       <script>alert(1)</script><script type="application/ld+json">{"a":"b"}</script>`,
      `<style>@font-face{src:url(/mf/shell/0123456789abcdef/fonts/a.woff2)}@media (scripting: none){.menu{display:block}}@media (scripting: enabled){.lista{display:none}}</style>
       <link rel="canonical" href="${publicUrl}/"><link rel="search" href="/nada.xml"><meta property="og:url" content="${publicUrl}/">`,
    ),
  ],
  '/eventos': ['text/html; charset=utf-8', page('<ul id="lista"><li>Taller</li></ul>')],
  '/eventos?pagina=2': ['text/html; charset=utf-8', page('Más talleres')],
  '/suelta': ['text/html; charset=utf-8', page('Solo está en la lista de páginas: ñ')],
  '/privada': ['text/html; charset=utf-8', page('Tu perfil'), { 'x-robots-tag': 'noindex' }],
  '/login': ['text/html; charset=utf-8', page('Entra'), { 'x-robots-tag': 'noindex' }],
  '/viejo': ['text/plain', '', { location: '/eventos' }, 301],
  '/no-existe': ['text/html; charset=utf-8', page('No está'), { 'x-robots-tag': 'noindex' }, 404],
  '/assets/a.png': ['image/png', 'a'],
  '/api/pictures/b': ['image/webp', 'b'],
  '/mf/shell/0123456789abcdef/fonts/a.woff2': ['font/woff2', 'f'],
  '/mf/mf-blog/0123456789abcdef/examples/grid.html': [
    'text/html',
    page('<a href="/nunca">ejemplo</a><script>1</script>'),
  ],
  '/sitemap.xml': ['application/xml', `<urlset><url><loc>${publicUrl}/suelta</loc></url></urlset>`],
  '/robots.txt': ['text/plain', 'User-agent: *'],
};

describe('the exported site', () => {
  let server: Server;
  let folder: string;
  let exported: Exported;
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  before(async () => {
    server = createServer((request, response) => {
      const [type, content, headers = {}, status = 200] = site[request.url ?? ''] ?? ['text/plain', '', {}, 404];
      response.writeHead(status, { 'content-type': type, ...headers }).end(content);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    folder = mkdtempSync(join(tmpdir(), 'export-'));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    exported = await exportSite({ origin, publicUrl, folder, formNote: 'Aquí había un formulario.' });
  });
  after(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has every public page, what each of them loads and the page for what is not there, and nothing private', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length));
    assert.deepEqual(files.filter((file) => !file.startsWith('/estilos/')).sort(), [
      '/404.html',
      '/api/pictures/b.webp',
      '/assets/a.png',
      '/eventos/index.html',
      '/eventos/pagina/2/index.html',
      '/index.html',
      '/mf/mf-blog/0123456789abcdef/examples/grid.html',
      '/mf/shell/0123456789abcdef/fonts/a.woff2',
      '/robots.txt',
      '/sitemap.xml',
      '/suelta/index.html',
    ]);
    assert.equal(exported.pages, 5);
    assert.equal(exported.files, files.length);
  });

  it('leads from page to page, also where one has moved, and nowhere else', () => {
    assert.deepEqual(exported.dead, []);
    const home = read('index.html');
    assert.match(home, /href="\/eventos\/#lista"/);
    assert.match(home, /href="\/eventos\/pagina\/2\/"/);
    assert.match(home, /href="\/eventos\/">Lo de antes/);
    assert.match(home, /<a>Mi perfil<\/a>/);
    assert.doesNotMatch(home, /Entrar/, 'what a header offers and is not there');
    assert.match(home, /href="https:\/\/otra\.example\/"/);
    assert.match(home, /href="#fin"/);
    assert.match(home, /srcset="\/assets\/a\.png 1x, \/api\/pictures\/b\.webp 2x"/);
    assert.doesNotMatch(home, /nada\.xml/);
  });

  it('runs nothing, sends nothing, and says so where a form was', () => {
    const home = read('index.html');
    assert.doesNotMatch(home, /alert|<form|<input|<button|<style/);
    assert.match(
      home,
      /<p class="export-note">Aquí había un formulario\.<span id="escribenos"><\/span><span id="mensaje"><\/span><\/p>/,
    );
    assert.match(home, /application\/ld\+json/);
    const policy = /<head><meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(home)?.[1] ?? '';
    assert.match(policy, /default-src 'none'/);
    assert.doesNotMatch(policy, /script-src|unsafe/);
    assert.match(home, /<iframe[^>]* sandbox="allow-scripts allow-forms"/);
    assert.match(
      read('mf/mf-blog/0123456789abcdef/examples/grid.html'),
      /Content-Security-Policy.*script-src 'unsafe-inline'/,
    );
  });

  it('shows what is for browsers without scripts, with styles that are files', () => {
    const home = read('index.html');
    assert.match(home, /<p>Sin programa se lee/);
    const style = /<link rel="stylesheet" href="(\/estilos\/[0-9a-f]{16}\.css)">/.exec(home)?.[1] ?? '';
    const css = read(style);
    assert.match(css, /@media \(min-width: 0\)\{\.menu/);
    assert.match(css, /@media \(max-width: 0\)\{\.lista/);
    assert.match(css, /url\(\/mf\/shell\/0123456789abcdef\/fonts\/a\.woff2\)/);
  });
});

describe('an export of a site with odd addresses', () => {
  const servers: Server[] = [];
  const folders: string[] = [];
  after(() => {
    for (const server of servers) server.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'export-'));
    folders.push(folder);
    return folder;
  };

  /** A site whose first page is this, and whose other addresses are answered as given. */
  async function serve(body: string, others: Record<string, () => Answered> = {}): Promise<string> {
    const server = createServer((request, response) => {
      const found = request.url === '/' ? { body } : others[request.url ?? '']?.();
      const { status = 200, headers = {}, body: text = '' } = found ?? { status: 404 };
      response
        .writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers })
        .end(text.startsWith('<!doctype') ? text : page(text));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    servers.push(server);
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  interface Answered {
    status?: number;
    headers?: Record<string, string>;
    body?: string;
  }
  const isThere = (body = 'Está') => ({ body });
  const moved = (location: string) => () => ({ status: 301, headers: { location } });
  const exportTo = (folder: string, origin: string) => exportSite({ origin, publicUrl, folder, formNote: '' });
  const homeOf = (folder: string) => readFileSync(join(folder, 'index.html'), 'utf8');

  it('leads to where a page has moved in several steps, and nowhere where the steps go round', async () => {
    const origin = await serve('<a href="/uno">Uno</a> <a href="/vuelta">Vuelta</a>', {
      '/uno': moved('/dos'),
      '/dos': moved('/tres'),
      '/tres': isThere,
      '/vuelta': moved('/otra-vuelta'),
      '/otra-vuelta': moved('/vuelta'),
    });
    const folder = newFolder();
    await exportTo(folder, origin);
    assert.match(homeOf(folder), /<a href="\/tres\/">Uno<\/a> <a>Vuelta<\/a>/);
  });

  it('has the fonts of a site whose released files come from another origin', async () => {
    const font = '/mf/shell/0123456789abcdef/fonts/a.woff2';
    const style = `<style>@font-face{src:url(https://cdn.example${font})}</style>`;
    const html = `<!doctype html><html lang="es" data-assets="https://cdn.example"><head>${style}</head><body></body></html>`;
    const origin = await serve(html, { [font]: () => ({ headers: { 'content-type': 'font/woff2' } }) });
    const folder = newFolder();
    const { dead } = await exportTo(folder, origin);
    assert.deepEqual(dead, []);
    assert.ok(existsSync(join(folder, font)));
  });

  it('writes pages whose address has signs of its own, and finds them', async () => {
    const paths = ['/etiquetas/c%23', '/eventos/a.b', '/eventos/d%C3%ADa%20uno', '/100%25', '/que%3Ftal'];
    const origin = await serve(
      paths.map((path) => `<a href="${path}">Ir</a>`).join(''),
      Object.fromEntries(paths.map((path) => [path, isThere])),
    );
    const folder = newFolder();
    const { dead } = await exportTo(folder, origin);
    assert.deepEqual(dead, []);
    for (const path of paths) {
      assert.ok(homeOf(folder).includes(`href="${path}/"`), path);
      assert.ok(existsSync(join(folder, decodeURIComponent(path), 'index.html')), path);
    }
  });

  it('writes nothing outside its folder, whatever an address names, and stumbles over none', async () => {
    const paths = ['/..%2f..%2ffuera', '/a%00b', '/%E0%A4%A'];
    const origin = await serve(
      paths.map((path) => `<a href="${path}">Ir</a>`).join(''),
      Object.fromEntries(paths.map((path) => [path, isThere])),
    );
    const folder = join(newFolder(), 'a', 'b');
    await exportTo(folder, origin);
    const written = readdirSync(join(folder, '..', '..'), { recursive: true, withFileTypes: true });
    assert.deepEqual(
      written
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length))
        .sort(),
      ['/%E0%A4%A/index.html', '/404.html', '/index.html'],
    );
    assert.match(homeOf(folder), /<a>Ir<\/a><a>Ir<\/a><a href="\/%25E0%25A4%25A\/">Ir<\/a>/);
  });

  it('asks again for what the site cannot send now, and says what is missing where it never comes', async () => {
    let times = 0;
    const busy = { status: 503, headers: { 'retry-after': '0' } };
    const origin = await serve('<a href="/ocupada">Ocupada</a> <a href="/rota">Rota</a>', {
      '/ocupada': () => (times++ === 0 ? busy : isThere()),
      '/rota': () => busy,
    });
    const folder = newFolder();
    const { dead } = await exportTo(folder, origin);
    assert.match(homeOf(folder), /href="\/ocupada\/"/);
    assert.deepEqual(dead, ['/rota: 503']);
  });

  it('says which pages of the site map it has not: one whose parts failed says to search engines that it is none', async () => {
    const headers = { 'content-type': 'application/xml' };
    const sitemap = {
      headers,
      body: `<loc>${publicUrl}/entera</loc><loc>${publicUrl}/a-medias</loc><loc>https://otra.example/mal-puesta</loc>`,
    };
    const origin = await serve('Hola', {
      '/sitemap.xml': () => sitemap,
      '/entera': isThere,
      '/a-medias': () => ({ headers: { 'x-robots-tag': 'noindex' } }),
    });
    const { dead } = await exportTo(newFolder(), origin);
    assert.deepEqual(dead, ['/sitemap.xml: /a-medias', '/sitemap.xml: https://otra.example/mal-puesta']);
  });

  it('leaves nothing behind when the site stops half-way', async () => {
    const origin = await serve('<a href="/una">Una</a>', {
      '/una': () => {
        for (const server of servers) server.closeAllConnections();
        return {};
      },
    });
    const folder = newFolder();
    await assert.rejects(exportTo(folder, origin), /ha dejado de responder/);
    assert.deepEqual(readdirSync(folder), []);
  });

  it('is not mixed with what is in its folder already', async () => {
    const origin = await serve('Hoy');
    const folder = newFolder();
    writeFileSync(join(folder, 'ayer.html'), 'Ayer');
    await assert.rejects(exportTo(folder, origin), /no está vacía/);
    assert.deepEqual(readdirSync(folder), ['ayer.html']);
  });

  it('has the captions of films', async () => {
    const captions = () => ({ headers: { 'content-type': 'text/vtt' }, body: 'WEBVTT' });
    const film = '<video><track kind="captions" src="/assets/film.es.vtt"></video>';
    const origin = await serve(film, { '/assets/film.es.vtt': captions });
    const folder = newFolder();
    await exportTo(folder, origin);
    assert.ok(existsSync(join(folder, 'assets', 'film.es.vtt')));
  });

  it('has the picture of a page for social networks, which take whole addresses only', async () => {
    const meta = `<meta property="og:image" content="${publicUrl}/social/portada.png">`;
    const picture = () => ({ headers: { 'content-type': 'image/png' } });
    const origin = await serve(meta, { '/social/portada.png': picture });
    const folder = newFolder();
    await exportTo(folder, origin);
    assert.ok(homeOf(folder).includes(meta));
    assert.ok(existsSync(join(folder, 'social', 'portada.png')));
  });

  it('takes what a page says of itself for no address', async () => {
    const origin = await serve('Hola<meta name="description" content="/ es la portada">');
    const { dead } = await exportTo(newFolder(), origin);
    assert.deepEqual(dead, []);
  });
});
