import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestBucket } from '@femcoders/storage/testing/open-test-bucket';
import type { Page } from '@playwright/test';
import { be } from '../api.ts';
import { type Cdn, startCdn } from '../cdn.ts';
import { logInAt } from '../pending-comments.ts';
import { freePort, type RunningSite, startSite } from '../running-site.ts';
import { siteUnderTest } from '../site-under-test.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const admin = { userEmail: 'primera@ejemplo.example', userPassword: 'siete ranas en la acequia' };
const article = '/recursos/css/css-grid';

let site: RunningSite;
let cdn: Cdn;
let varDir: string;

async function startSiteWithCdn(): Promise<RunningSite> {
  varDir = await mkdtemp(join(tmpdir(), 'femcoders-assets-'));
  // What the site under test was built from need not be built again.
  await cp(join(siteUnderTest().varDir, 'releases'), join(varDir, 'releases'), { recursive: true });
  const port = await freePort();
  cdn = await startCdn((path) => fetch(`http://127.0.0.1:${port}${path}`));
  const environment = { ASSETS_URL: cdn.url, ADMIN_EMAIL: admin.userEmail, ADMIN_PASSWORD: admin.userPassword };
  return startSite({ varDir, port, environment });
}

test.describe.configure({ mode: 'serial' });
test.use({
  baseURL: async ({ browserName: _ }, use) => {
    site ??= await startSiteWithCdn();
    await use(site.url);
  },
});
test.beforeEach(async ({ page, watch }) => {
  cdn.state = 'up';
  watch.tolerate(new RegExp(`^third party: ${cdn.url}/mf/`));
  await answerCookies(page);
});
test.afterAll(async () => {
  await site?.stop();
  cdn?.close();
  if (varDir) await rm(varDir, { recursive: true, force: true });
});

/** Released files that a page asks for from now on: origin → paths. */
function followFiles(page: Page): Map<string, string[]> {
  const files = new Map<string, string[]>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (/^\/mf\/[^/]+\/[0-9a-f]{16}\//.test(pathname) && !pathname.endsWith('.html'))
      files.set(origin, [...(files.get(origin) ?? []), pathname]);
  });
  return files;
}

for (const path of ['/', '/eventos', article, '/blog'])
  test(`${path} has all files of its releases from the other origin, and is live`, async ({ page }) => {
    const files = followFiles(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await untilLive(page);
    await page.evaluate(() => document.fonts.ready);
    expect([...files.keys()]).toEqual([cdn.url]);
    const asked = files.get(cdn.url)?.join(' ') ?? '';
    expect(asked).toMatch(/\/shell\/[0-9a-f]{16}\/js\/main\.js/);
    expect(asked).toMatch(/\.woff2/);
    // Nothing is asked for twice: the page's own tags are what the bundler's loaders find.
    expect(new Set(files.get(cdn.url)).size).toBe(files.get(cdn.url)?.length);
  });

test('navigation in the page loads other pages from the other origin, too', async ({ page }) => {
  const files = followFiles(page);
  await page.goto('/');
  await untilLive(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  for (const [name, path] of [
    ['Eventos', '/eventos'],
    ['Blog', '/blog'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect([...files.keys()]).toEqual([cdn.url]);
  expect(files.get(cdn.url)?.join(' ')).toMatch(/\/mf-blog\/.*hashes\.json|\/mf-blog\//);
});

test('a member’s pages and the administration, and an article’s examples, work with it', async ({ page }) => {
  const files = followFiles(page);
  await page.goto('/');
  await be(page, await logInAt(site.url, admin));
  for (const path of ['/personaliza-perfil', '/admin', article]) {
    await page.goto(path);
    await untilLive(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  }
  expect([...files.keys()]).toEqual([cdn.url]);
});

test('a page is whole without scripts while the other origin is down', async ({ browser, baseURL }) => {
  cdn.state = 'down';
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(article);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

for (const state of ['down', 'corrupt'] as const)
  test(`a page becomes live from the site while the other origin is ${state}`, async ({ page, watch }) => {
    watch.tolerate(/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED/, /integrity/);
    cdn.state = state;
    const files = followFiles(page);
    await page.goto('/eventos');
    await untilLive(page);
    await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).first().click();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(files.get(site.url)?.join(' ')).toMatch(/main\.js.*\/mf-blog\//);
  });

test('an open page goes on from the site when the other origin is lost', async ({ page, watch }) => {
  watch.tolerate(/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED/);
  const files = followFiles(page);
  await page.goto('/');
  await untilLive(page);
  cdn.state = 'down';
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  expect(files.get(site.url)?.join(' ')).toMatch(/\/mf-blog\//);
});

test('the store’s own public address has the files, behind a CDN that knows where they lie', async ({
  page,
  watch,
}) => {
  test.setTimeout(180_000);
  const bucket = await openTestBucket();
  const publicUrl = await bucket.openToAll();
  const ofStore = await startCdn(async (path) => {
    const key = path.replace(/^\/mf\/([^/]+)\/([^/]+)\//, 'releases/$1/$2/client/');
    const answer = await fetch(publicUrl + key);
    const headers = new Headers(answer.headers);
    headers.set('access-control-allow-origin', '*');
    return new Response(answer.body, { status: answer.status, headers });
  });
  const folder = await mkdtemp(join(tmpdir(), 'femcoders-assets-store-'));
  await cp(join(siteUnderTest().varDir, 'releases'), join(folder, 'releases'), { recursive: true });
  const environment = { ASSETS_URL: ofStore.url, STORAGE_URL: bucket.url, ...bucket.server.variables };
  const other = await startSite({ varDir: folder, port: await freePort(), environment });
  watch.tolerate(new RegExp(`^third party: (${other.url}/|${ofStore.url}/mf/)`));
  try {
    const html = await (await fetch(`${other.url}/eventos`)).text();
    const entry = /<script src="([^"]+)" defer data-entry/.exec(html)?.[1] ?? '';
    await expect.poll(async () => (await fetch(entry)).status, { timeout: 60_000 }).toBe(200);
    const files = followFiles(page);
    await page.goto(`${other.url}/eventos`);
    await untilLive(page);
    expect([...files.keys()]).toEqual([ofStore.url]);
    const answer = await fetch(entry);
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  } finally {
    await other.stop();
    ofStore.close();
    await bucket.close();
    await rm(folder, { recursive: true, force: true });
  }
});
