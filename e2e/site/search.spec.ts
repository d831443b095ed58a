import { siteUnderTest } from '../site-under-test.ts';
import { violationsOf } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const article = '/recursos/css/css-grid';

/** The index is read from the site itself, shortly after it is ready. */
test.beforeAll(async ({ request }) => {
  const { url } = siteUnderTest();
  const found = async () => {
    const answer = await request.get(`${url}/api/search?q=subgrid`);
    return answer.ok() && JSON.stringify(await answer.json()).includes(article);
  };
  await expect.poll(found, { timeout: 60_000 }).toBe(true);
});

test.beforeEach(async ({ page }) => answerCookies(page));

test('the search leads from any page to a heading inside an article, by the keyboard alone', async ({ page }) => {
  await page.goto('/equipo');
  await untilLive(page);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Buscar en toda la web' });
  await expect(field).toBeFocused();
  await page.keyboard.type('subgrid');
  const first = page.getByRole('option').first();
  await expect(first).toContainText(/^CSS Grid.*subgrid/i);
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('para «subgrid»');
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(new RegExp(`${article}#`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const heading = page.locator(`[id="${decodeURIComponent(new URL(page.url()).hash.slice(1))}"]`);
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();

  // Another place of the same page is gone to as well.
  await page.keyboard.press('Control+k');
  await field.fill('grid-template-areas');
  await page.getByRole('option').filter({ hasText: 'CSS Grid' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(article));
});

test('the search is closed by Escape and by going back, gives the focus back, and holds the page behind it still', async ({
  page,
}) => {
  await page.goto('/');
  await untilLive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Eventos' }).click();
  await expect(page).toHaveURL(/\/eventos$/);
  const opener = page.getByRole('banner').getByRole('link', { name: 'Buscar' });
  await opener.click();
  await expect(page.getByRole('combobox')).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('grid');
  await expect(page.getByRole('option').last()).toContainText('Ver todos los resultados de «grid»');
  expect(await violationsOf(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
});

test('the search fits on the narrowest phone, and its menu leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/blog');
  await untilLive(page);
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click();
  await page.getByRole('combobox').fill('grid');
  const all = page.getByRole('option').last();
  await expect(all).toContainText('Ver todos');
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);
  await all.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Resultados de «grid»');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await sideways()).toBeLessThanOrEqual(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of the search finds, narrows and leads to the heading', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click();
    await page.getByRole('searchbox').fill('grid');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(/\/buscar\?q=grid$/);
    await expect(page.getByRole('status')).toContainText('para «grid»');
    await expect(page.locator('main mark').first()).toHaveText(/grid/i);
    const kinds = page.getByRole('navigation', { name: 'Tipos de resultado' });
    await kinds.getByRole('link', { name: /^Eventos/ }).click();
    await expect(page).toHaveURL(/tipo=evento/);
    await expect(page.getByRole('main').locator('ol a:not([href^="/eventos/"])')).toHaveCount(0);
    await kinds.getByRole('link', { name: /^Todo/ }).click();
    await page.getByRole('main').locator(`a[href^="${article}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('CSS Grid');
  });

  test('a word that is mistyped is understood, and what cannot be found leads on', async ({ page }) => {
    await page.goto('/buscar?q=subgird');
    await expect(page.getByRole('status')).toContainText('¿Querías decir subgrid?');
    await page.getByRole('status').getByRole('link').click();
    await expect(page).toHaveURL(/\/buscar\?q=subgrid$/);
    await page.goto(`/buscar?q=${encodeURIComponent('zqxj "🌸" <b>')}`);
    await expect(page.getByRole('status')).toContainText('No hay resultados para «zqxj "🌸" <b>»');
    await expect(page.getByRole('heading', { name: 'Por dónde empezar' })).toBeVisible();
  });
});

test('what the page of the search suggests to look for is found', async ({ page }) => {
  await page.goto('/buscar');
  const suggested = page.getByRole('main').locator('a[href^="/buscar?q="]');
  const addresses = await suggested.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('status')).toContainText(/^\d+ resultados? para/);
  }
});

test('when the search does not answer, the page says so, and what she typed is found on a further try', async ({
  page,
  watch,
}) => {
  watch.tolerate(/ERR_FAILED|Failed to load resource/);
  await page.goto('/buscar');
  await untilLive(page);
  await page.route('**/api/search?*', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('grid');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('No hemos podido buscar.');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/buscar\?q=grid$/);
  await expect(page.getByRole('alert')).toContainText('No hemos podido buscar', { timeout: 20_000 });
  await page.unroute('**/api/search?*');
  await page.getByRole('link', { name: 'Reintentar' }).click();
  await expect(page.getByRole('status')).toContainText('para «grid»');
});
