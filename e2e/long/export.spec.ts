import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { type Exported, exportSite } from '@femcoders/start/export/export-site';
import { asVisitor, crawlSite } from '../link-crawl.ts';
import { siteUnderTest } from '../site-under-test.ts';
import { listedPaths } from '../sitemap.ts';
import { expect, test } from '../visitor.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

let folder: string;
let exported: Exported;
let origin: string;

/** As any server of files: a folder has an `index.html`, and what is not there is `404.html`. */
const server = createServer(async (request, response) => {
  const path = decodeURIComponent(request.url?.split('?')[0] ?? '/');
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  const found = await stat(file).catch(() => null);
  if (found?.isDirectory()) return void response.writeHead(301, { location: `${path}/` }).end();
  response.writeHead(found ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  response.end(await readFile(found ? file : join(folder, '404.html')));
});

test.describe.configure({ mode: 'serial', timeout: 5 * 60_000 });
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'femcoders-export-'));
  const { url } = siteUnderTest();
  exported = await exportSite({ origin: url, publicUrl: url, folder, formNote: 'Aquí había un formulario.' });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

test('the exported site has every page of the site map, and no link of it is dead', async ({ page, request }) => {
  expect(exported.dead).toEqual([]);
  for (const path of await listedPaths(request)) expect((await fetch(`${origin}${path}`)).status, path).toBe(200);
  const { visited, faults } = await crawlSite(await asVisitor(page, origin), origin, { mostAlike: 1_000 });
  expect(faults).toEqual([]);
  expect(visited.length).toBeGreaterThan(100);
});

for (const path of ['/', '/eventos/', '/recursos/css/css-grid/', '/contacto/'])
  test(`${path} of the exported site is whole, and nothing in it is refused or missing`, async ({ page, watch }) => {
    watch.tolerate(new RegExp(`^third party: ${origin}/`));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link').first()).toBeVisible();
    expect(asked.filter((url) => !url.startsWith(origin))).toEqual([]);
    expect(await page.locator('form, script:not([type])').count()).toBe(0);
  });
