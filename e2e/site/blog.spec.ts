import type { Page } from '@playwright/test';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

test.beforeEach(async ({ page }) => answerCookies(page));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the blog is filtered by links, and what it filters by stands in the address', async ({ page }) => {
    await page.goto('/blog');
    const filters = page.getByRole('navigation', { name: 'Filtrar los artículos' });
    await filters.getByRole('link', { name: /^CSS \d/ }).click();
    await expect(page).toHaveURL('/blog?categoria=css');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/artículos? de CSS$/);
    for (const card of await page.getByRole('article').all()) await expect(card).toContainText('CSS');
    await page.getByRole('link', { name: 'Quitar filtros' }).click();
    await expect(page).toHaveURL('/blog');
  });

  test('a filter that nobody knows is said, and such a page asks not to be found', async ({ page }) => {
    await page.goto('/blog?categoria=nada');
    await expect(page.getByRole('main')).toContainText('No hay ninguna categoría «nada», así que las ves todas.');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.goto('/blog');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog$/);
  });

  test('the resources are listed with their level, their time and the quizzes', async ({ page }) => {
    await page.goto('/blog/recursos');
    const css = page.getByRole('region', { name: 'CSS' });
    await expect(css.getByRole('listitem').filter({ hasText: 'CSS Grid' })).toContainText(
      /Nivel inicial.*min de lectura/,
    );
    await expect(css.getByRole('listitem').filter({ hasText: 'Quiz' })).toContainText('preguntas');
  });

  test('the slides of the article on Grid can all be read', async ({ page }) => {
    await page.goto('/recursos/css/css-grid');
    const slides = page.getByRole('region', { name: 'Seis disposiciones hechas con Grid' });
    await expect(slides.getByRole('img')).toHaveCount(6);
  });
});

test('the feeds that the blog names are there, and an unchanged one is not sent again', async ({ page, request }) => {
  await page.goto('/blog?categoria=css');
  const links = page.locator('link[rel=alternate]');
  await expect(links).toHaveCount(6);
  for (const link of await links.all()) {
    const address = new URL((await link.getAttribute('href')) ?? '').pathname;
    const answer = await request.get(address);
    expect(answer.headers()['content-type']).toContain(await link.getAttribute('type'));
    expect(await answer.text()).toContain('/recursos/css/css-grid');
    const again = await request.get(address, { headers: { 'if-none-match': answer.headers().etag ?? '' } });
    expect(again.status()).toBe(304);
  }
  expect((await request.get('/blog/nada/rss.xml')).status()).toBe(404);
});

test('another spelling of an article’s address leads to its own', async ({ page }) => {
  await page.goto('/recursos/css/CSS-Grid');
  await expect(page).toHaveURL('/recursos/css/css-grid');
});

test('the article on Grid shows six layouts: they wrap, play by themselves and rest under the mouse', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/recursos/css/css-grid');
  await untilLive(page);
  const island = page.locator('[data-island=slides]');
  const height = await island.evaluate((element) => element.clientHeight);
  await island.scrollIntoViewIfNeeded();
  const slides = island.locator('[data-live]').getByRole('region', { name: 'Seis disposiciones hechas con Grid' });
  await expect(slides).toBeVisible();
  expect(await island.evaluate((element) => element.clientHeight)).toBe(height);

  await expectSlide(page, 1);
  await page.clock.runFor(5_000);
  await expectSlide(page, 2);
  await slides.hover();
  await page.clock.runFor(20_000);
  await expectSlide(page, 2);
  await slides.getByRole('button', { name: /^1 de 6/ }).click();
  await slides.getByRole('button', { name: 'Diapositiva anterior' }).click();
  await expectSlide(page, 6);
  await slides.getByRole('button', { name: 'Diapositiva siguiente' }).click();
  await expectSlide(page, 1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_000);
  await expectSlide(page, 2);
});

async function expectSlide(page: Page, number: number): Promise<void> {
  const current = page
    .locator('[data-island=slides] [data-live]')
    .getByRole('button', { name: new RegExp(`^${number} de 6`) });
  await expect(current).toHaveAttribute('aria-current', 'true');
}
