import { type Beacon, beaconSchema } from '@femcoders/contracts/beacon';
import { beaconPath } from '@femcoders/contracts/beacon-path';
import { rolloutCookie } from '@femcoders/contracts/rollout-cookie';
import { writeRolloutNumber } from '@femcoders/contracts/rollout-number';
import type { Locator, Page, Request } from '@playwright/test';
import { beAdmin, countedRefusals, liveVersion, readRegistry } from '../api.ts';
import { releaseFaulty } from '../releases/faulty-release.ts';
import { releaseSources } from '../releases/releases.ts';
import { askDatabase } from '../site-database.ts';
import { siteUnderTest } from '../site-under-test.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const article = '/recursos/css/css-grid';
const pattern = '/recursos/:area/:slug';

test.beforeEach(({ page }) => answerCookies(page));

/** Returns the beacons of a page from now on. */
function hearBeacons(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api${beaconPath}`) sent.push(request);
  });
  return sent;
}

/** The reader turns to another tab. */
const turnAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

const read = (request: Request | undefined): Beacon => beaconSchema.parse(request?.postDataJSON());

async function countedViews(): Promise<number> {
  const [row] = await askDatabase<{ sum: string }>(
    `select coalesce(sum(count), 0) as sum from registry.beacons where page = $1 and metric = 'views'`,
    [pattern],
  );
  return Number(row?.sum);
}

test('a tab that leaves an article reports once how it loaded, and names versions and a pattern only', async ({
  page,
}) => {
  const sent = hearBeacons(page);
  await page.goto(`${article}?utm_source=boletin&comentarios=1#pistas`);
  await untilLive(page);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Eventos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Próximos eventos tech' })).toBeVisible();
  expect(sent).toEqual([]);
  await turnAway(page);
  await expect.poll(() => sent.length).toBe(1);
  await turnAway(page);

  const { shell, remotes } = await readRegistry();
  const version = (name: string) => remotes.find((remote) => remote.name === name)?.version;
  const beacon = read(sent[0]);
  expect(beacon).toMatchObject({
    page: pattern,
    owner: { name: 'mf-blog', version: version('mf-blog') },
    shell: { name: 'shell', version: shell.version },
    errors: [],
  });
  expect(Object.keys(beacon.vitals ?? {}).sort()).toEqual(expect.arrayContaining(['cls', 'fcp', 'lcp', 'ttfb']));
  expect(beacon.loads.map(({ name }) => name).sort()).toEqual(['mf-blog', 'mf-events']);
  expect(JSON.stringify(beacon)).not.toMatch(/css-grid|utm|pistas|\?/);
  const headers = (await sent[0]?.allHeaders()) ?? {};
  expect(headers.referer).toBeUndefined();
  expect(headers.cookie).toBeUndefined();
  expect(sent).toHaveLength(1);
});

test('the view of a reader who closes the tab is counted on the server', async ({ page, context }) => {
  const before = await countedViews();
  const tab = await context.newPage();
  await answerCookies(tab);
  await tab.goto(article);
  await untilLive(tab);
  await tab.close();
  await expect.poll(countedViews, { timeout: 20_000 }).toBeGreaterThan(before);
  await page.goto('/');
});

test.describe('a page that was chosen by a number', () => {
  const number = 42;

  /** Arrives as while some release goes to a share of the visitors; which one, does not matter here. */
  async function arriveWithNumber(page: Page, path: string): Promise<void> {
    const { url } = siteUnderTest();
    await page.context().addCookies([{ name: rolloutCookie, value: writeRolloutNumber(number), url }]);
    await page.route(url + path, async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(/(<script[^>]* id="boot"[^>]*>\{)/, '$1"gradual":true,');
      await route.fulfill({ response, body });
    });
    await page.goto(path);
    await untilLive(page);
  }

  /** Follows a link while the API fails. @returns what the page tells when it is left */
  async function followWhileApiFails(page: Page, link: Locator, asked: string) {
    const sent = hearBeacons(page);
    let failed = 0;
    await page.route(asked, (route) => {
      failed++;
      return route.fulfill({ status: 500, json: {} });
    });
    await link.click();
    await expect.poll(() => failed).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await turnAway(page);
    await expect.poll(() => sent.length).toBe(1);
    return read(sent[0]).drawn;
  }

  test('is reported, and on whose page the API failed', async ({ page, watch }) => {
    watch.tolerate(/^console: /);
    await arriveWithNumber(page, article);
    const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Eventos' });
    const troubled = [{ name: 'mf-events', version: await liveVersion('mf-events') }];
    expect(await followWhileApiFails(page, link, '**/api/events**')).toEqual({ number, troubled });
  });

  test('blames the page that was on its way for what that asked for, and not the one that was shown', async ({
    page,
    watch,
  }) => {
    watch.tolerate(/^console: /);
    await arriveWithNumber(page, '/');
    const link = page.locator('main a[href^="/eventos/"]').first();
    const troubled = [{ name: 'mf-events', version: await liveVersion('mf-events') }];
    expect(await followWhileApiFails(page, link, '**/api/events/**')).toEqual({ number, troubled });
  });
});

test('who asks not to be tracked reports nothing', async ({ page }) => {
  const sent = hearBeacons(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto(article);
  await untilLive(page);
  await turnAway(page);
  await page.request.get('/');
  expect(sent).toEqual([]);
  const policyFor = async (headers: Record<string, string>) =>
    (await page.request.get(article, { headers })).headers()['content-security-policy'];
  expect(await policyFor({})).toContain('report-uri');
  expect(await policyFor({ 'sec-gpc': '1' })).not.toContain('report-uri');
});

test('what a browser refuses counts for the remote of the page and for the shell, and the team sees it', async ({
  page,
  watch,
}) => {
  watch.tolerate(/^console: .*(?:style-src|img-src)/);
  const { version } = (await readRegistry()).shell;
  const blog = await liveVersion('mf-blog');
  const counted = async () => [await countedRefusals('mf-blog', blog), await countedRefusals('shell', version)];
  const before = await counted();
  await page.goto(`${article}?utm_source=boletin`);
  await untilLive(page);
  await page.evaluate(() => {
    document.querySelector('h1')?.setAttribute('style', 'color: red');
    new Image().src = URL.createObjectURL(new Blob(['nada'], { type: 'image/png' }));
  });
  for (const [at, part] of ['mf-blog', 'shell'].entries()) {
    for (const directive of ['style-src-attr', 'img-src']) {
      await expect
        .poll(async () => (await counted())[at]?.[directive] ?? 0, { message: `${part} ${directive}`, timeout: 20_000 })
        .toBeGreaterThan(before[at]?.[directive] ?? 0);
    }
  }

  await beAdmin(page);
  await page.goto('/admin/despliegues');
  const part = page.getByRole('region', { name: 'En vivo' }).getByRole('listitem').filter({ hasText: 'mf-blog' });
  await expect(part.getByText(/^Los navegadores han rechazado: .*estilos en atributos \(\d+\)/)).toBeVisible();
});

test.describe('when a remote is broken', () => {
  test.describe.configure({ timeout: 150_000 });
  test.afterEach(() => releaseSources('mf-events'));

  test('its errors are counted for it, in its version, and none of their text is sent', async ({ page, watch }) => {
    watch.tolerate(/^console: /, /^uncaught: /);
    const faulty = await releaseFaulty('mf-events', 'throws in render');
    const sent = hearBeacons(page);
    await page.goto('/');
    await untilLive(page);
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Eventos' }).click();
    await expect(page.getByRole('main').getByText('Esta parte no ha podido cargarse', { exact: true })).toBeVisible();
    await turnAway(page);
    await expect.poll(() => sent.length).toBe(1);
    const { errors } = read(sent[0]);
    expect(errors.map(({ name, version }) => ({ name, version }))).toEqual([
      { name: 'mf-events', version: faulty.version },
    ]);
    expect(Object.keys(errors[0] ?? {}).sort()).toEqual(['count', 'name', 'version']);
  });
});
