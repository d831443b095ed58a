import { beAdmin } from '../api.ts';
import { routeOf } from '../page-templates.ts';
import { siteRoutes, siteUnderTest } from '../site-under-test.ts';
import { expectSocialPicture, listedPaths, metaOf } from '../sitemap.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const attribute = (html: string, element: RegExp) => element.exec(html)?.[1];

test('every page of the sitemap says what it is, in words of its own', async ({ request }) => {
  test.setTimeout(180_000);
  const { url } = siteUnderTest();
  const paths = await listedPaths(request);
  for (const path of ['/', '/eventos', '/blog', '/recursos/css/css-grid', '/equipo', '/aviso-legal', '/accesibilidad'])
    expect(paths).toContain(path);

  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of paths) {
    const response = await request.get(path, { maxRedirects: 0 });
    // Other journeys publish and withdraw: what they withdrew leaves the sitemap within seconds.
    if (response.status() === 404) {
      await expect.poll(() => listedPaths(request), { message: path, timeout: 20_000 }).not.toContain(path);
      continue;
    }
    expect(response.status(), path).toBe(200);
    expect(response.headers()['x-robots-tag'], path).toBeUndefined();
    const html = await response.text();
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    expect(attribute(html, /<link rel="canonical" href="([^"]*)"/), path).toBe(url + path);
    expect(metaOf(html, 'og:url'), path).toBe(url + path);

    const title = attribute(html, /<title>([^<]+)<\/title>/) ?? '';
    const description = metaOf(html, 'description') ?? '';
    expect(title, path).toMatch(/FemCoders Club$/);
    expect(description.length, `${path}: ${description}`).toBeGreaterThan(20);
    expect(titles.get(title), `${path} is called as another page`).toBeUndefined();
    expect(descriptions.get(description), `${path} is described as another page`).toBeUndefined();
    titles.set(title, path);
    descriptions.set(description, path);

    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
      ([, text = '']) => JSON.parse(text) as { '@type': string },
    );
    expect(
      data.map((object) => object['@type']),
      path,
    ).toContain(path === '/' ? 'Organization' : 'BreadcrumbList');
  }
});

test('a page of each kind has a picture for social networks', async ({ request }) => {
  const routes = siteRoutes();
  const kinds = new Map((await listedPaths(request)).map((path) => [routeOf(routes, path).path, path]));
  for (const path of kinds.values()) await expectSocialPicture(request, path);
});

test('what is private is neither in the sitemap nor indexed', async ({ request }) => {
  const paths = await listedPaths(request);
  for (const path of ['/login', '/welcome', '/admin', '/admin/comments']) {
    expect(paths).not.toContain(path);
    const response = await request.get(path);
    expect(response.headers()['x-robots-tag'], path).toBe('noindex');
    expect(metaOf(await response.text(), 'robots'), path).toBe('noindex');
  }
});

test('crawlers and browsers find what they ask for besides the pages', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${siteUnderTest().url}/sitemap.xml`);
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  for (const { src } of [
    ...manifest.icons,
    { src: '/favicon.ico' },
    { src: '/favicon.svg' },
    { src: '/icons/apple-touch-icon.png' },
  ])
    expect((await request.get(src)).status(), src).toBe(200);
});

test('title, canonical address and description follow a navigation in the page', async ({ page }) => {
  await answerCookies(page);
  await page.goto('/aviso-legal');
  await untilLive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accesibilidad' }).click();
  await expect(page).toHaveTitle('Accesibilidad · FemCoders Club');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${siteUnderTest().url}/accesibilidad`);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /cualquiera pueda usar esta web/);
});

test.describe('an unknown address', () => {
  test.beforeEach(({ watch }) => watch.tolerate(/status of 404/));

  test('offers the page that was meant, and leads to the search', async ({ page }) => {
    const response = await page.goto('/evntos');
    expect(response?.status()).toBe(404);
    await untilLive(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: '¿Buscabas esto?' })).toBeVisible();
    await expect(main.getByRole('listitem').locator('a[href="/eventos"]').first()).toBeVisible();

    await main.getByRole('searchbox').fill('GRÍD');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/buscar\?q=GR%C3%8DD$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('«GRÍD»');
  });

  test('says the same after a navigation in the page', async ({ page }) => {
    await page.goto('/');
    await untilLive(page);
    await page.evaluate(() => {
      const state = { key: 'nueva', idx: 1 };
      history.pushState(state, '', '/blogg');
      dispatchEvent(new PopStateEvent('popstate', { state }));
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Aquí falta un pétalo' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '/blog' }).first()).toBeVisible();
    await expect(page).toHaveTitle(/No encontramos esta página/);
  });

  test('helps without JavaScript, too', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUnderTest().url });
    const page = await context.newPage();
    await page.goto('/no-existe');
    await page.getByRole('searchbox').fill('grid');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(/\/buscar\?q=grid$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('«grid»');
    await context.close();
  });

  test('leads members to private pages, but does not find them for everybody', async ({ page }) => {
    await beAdmin(page);
    await page.goto('/admin/coments');
    await untilLive(page);
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '/admin/comments' })).toBeVisible();
  });
});
