import type { Page } from '@playwright/test';
import { liveVersion } from '../api.ts';
import { answerCookies, expect, pressRetry, stopRetries, test, untilLive } from '../visitor.ts';

const article = '/recursos/css/css-grid';
const apology = 'Esta parte no ha podido cargarse';

test.beforeEach(({ page }) => answerCookies(page));

/** Goes to an article from a page that lists it, without a full load. */
async function openFromList(page: Page): Promise<void> {
  await page.goto('/blog/recursos');
  await untilLive(page);
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
  await followToArticle(page);
}

const followToArticle = (page: Page) => page.getByRole('main').locator(`a[href="${article}"]`).first().click();

const isStillTheSamePage = (page: Page) => page.evaluate(() => 'stillTheSamePage' in window);

/** Words and structure of the article, as far as nothing has come to life in it. */
const readText = (page: Page) =>
  page
    .locator(`[id="texto-${article}"]`)
    .evaluate((text) =>
      [...text.querySelectorAll('h2,h3,p,pre,a,svg,img')]
        .filter((element) => !element.closest('[data-island],noscript'))
        .map((element) => `${element.tagName} ${element.className.toString()} ${element.textContent}`),
    );

test('an article that a link leads to is the same text, styled, that its address shows', async ({ page }) => {
  await page.goto(article);
  const expected = await readText(page);
  const width = await page
    .locator(`[id="portada-${article}"] svg`)
    .first()
    .evaluate((svg) => svg.clientWidth);
  expect(expected.length).toBeGreaterThan(50);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openFromList(page);
  await expect(page.getByRole('heading', { level: 1, name: /CSS Grid/ })).toBeFocused();
  expect(await isStillTheSamePage(page)).toBe(true);
  expect(await readText(page)).toEqual(expected);
  const drawing = page.locator(`[id="portada-${article}"] svg`).first();
  expect(await drawing.evaluate((svg) => svg.clientWidth)).toBe(width);
  expect(asked.filter((path) => path === article)).toHaveLength(1);
  await expect(page.locator('noscript iframe')).toHaveCount(0);
});

test('its contents lead to its sections, its code is copied and its examples come to life', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFromList(page);
  const section = page.getByRole('article').getByRole('navigation').getByRole('link').nth(2);
  const hash = (await section.getAttribute('href')) ?? '';
  await section.click();
  await expect(page).toHaveURL(article + hash);
  await expect(page.locator(`[id="${decodeURI(hash.slice(1))}"]`)).toBeInViewport();

  const code = page.locator('figure', { has: page.locator('[data-code="copy"]') }).first();
  await code.getByRole('button', { name: /^Copiar/ }).click();
  const written = ((await code.locator('pre').textContent()) ?? '').trimEnd();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(written);

  const island = page.locator('[data-island=slides]');
  await island.scrollIntoViewIfNeeded();
  await expect(island.locator('[data-live]').getByRole('region')).toBeVisible();
});

test('from one article to the next and back each shows its own text, and a known one is not asked for again', async ({
  page,
}) => {
  await page.goto(article);
  await untilLive(page);
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
  const first = await page.getByRole('heading', { level: 1 }).innerText();
  const near = page.getByRole('navigation', { name: 'Artículos anterior y siguiente' }).getByRole('link').first();
  const next = (await near.getAttribute('href')) ?? '';
  await near.click();
  await expect(page).toHaveURL(next);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first);
  await expect(page.locator(`[id="texto-${next}"]`)).toContainText(/\w{3}/);
  await expect(page.locator(`[id="texto-${article}"]`)).toHaveCount(0);
  const second = await page.locator(`[id="texto-${next}"]`).innerText();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
  await expect(page.locator(`[id="texto-${article}"]`)).toContainText('Grid');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goForward();
  await expect(page.locator(`[id="texto-${next}"]`)).toBeVisible();
  expect(await page.locator(`[id="texto-${next}"]`).innerText()).toBe(second);
  expect(asked).not.toContain(next);
  expect(await isStillTheSamePage(page)).toBe(true);
});

test('without a connection an article apologises in its place, and "Reintentar" loads it', async ({ page, watch }) => {
  // What kept it from arriving is in the console.
  watch.tolerate(/^console: /);
  await page.clock.install();
  await page.goto('/blog/recursos');
  await untilLive(page);
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
  await page.route(`**${article}`, (route) => route.abort('internetdisconnected'));
  await stopRetries(page);
  await followToArticle(page);
  await expect(page.getByRole('main').getByText(apology, { exact: true })).toBeVisible();
  await page.unroute(`**${article}`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await expect(page.getByRole('main').getByText(apology, { exact: true })).toBeVisible();
  expect(asked).not.toContain(article);
  await pressRetry(page);
  await expect(page.getByRole('heading', { level: 1, name: /CSS Grid/ })).toBeVisible();
  expect(await isStillTheSamePage(page)).toBe(true);
});

test('when another version of the blog is live than the tab’s, the article is loaded whole, in that one', async ({
  page,
}) => {
  const version = await liveVersion('mf-blog');
  await page.route(`**${article}`, async (route) => {
    if (route.request().resourceType() === 'document') return route.fallback();
    const answer = await route.fetch();
    const newer = (await answer.text()).replace(
      `data-remote-version="${version}"`,
      'data-remote-version="fedcba9876543210"',
    );
    await route.fulfill({ response: answer, body: newer });
  });
  await openFromList(page);
  await expect(page.getByRole('heading', { level: 1, name: /CSS Grid/ })).toBeVisible();
  await expect(page).toHaveURL(article);
  expect(await isStillTheSamePage(page)).toBe(false);
});
