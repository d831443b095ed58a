import { violationsInBothThemes } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

test.beforeEach(async ({ page }) => answerCookies(page));

test('every example of the design system can be used by everybody', async ({ page }) => {
  await page.goto('/sistema');
  await untilLive(page);
  const contents = page.getByRole('navigation', { name: 'Contenidos' }).getByRole('link');
  expect(await contents.count()).toBeGreaterThan(15);
  for (const address of await contents.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
    await expect(page.locator(address)).toHaveCount(1);
  }
  expect(await violationsInBothThemes(page)).toEqual([]);
});

test('the design system is not for search engines', async ({ request }) => {
  const answer = await request.get('/sistema');
  expect(answer.headers()['x-robots-tag']).toBe('noindex');
});

test('a chosen theme holds against the device, from the first paint on, in every tab', async ({
  page,
  context,
  watch,
}) => {
  watch.tolerate(/ERR_FAILED/);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await untilLive(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = 'rgb(20, 11, 39)';
  expect(await ground()).toBe('rgb(255, 249, 242)');
  const other = await context.newPage();
  await other.goto('/login');
  await untilLive(other);
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Oscuro' }).check();
  expect(await ground()).toBe(dark);
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');

  // Before any script of the page but the one in its head.
  await page.route(/\/mf\/shell\/.*\.js$/, (route) => route.abort());
  await page.goto('/eventos', { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  expect(await ground()).toBe(dark);
});
