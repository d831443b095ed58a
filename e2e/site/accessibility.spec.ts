import { beAdmin } from '../api.ts';
import { everyPage, openPage, visitName } from '../every-page.ts';
import { violationsOf } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

// Each only looks: they need not wait for one another.
test.describe.configure({ mode: 'parallel' });

for (const target of everyPage) {
  test(`${visitName(target)} can be used by everybody, at a desk by night and on a phone by day`, async ({
    page,
    watch,
  }) => {
    watch.tolerate(/status of 404/);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await answerCookies(page);
    await openPage(page, target);
    expect(await violationsOf(page), 'at a desk').toEqual([]);

    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await violationsOf(page), 'on a phone').toEqual([]);

    await page.setViewportSize({ width: 320, height: 700 });
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await sideways(), 'scrolled sideways on 320 px').toBeLessThanOrEqual(0);
  });
}

test('dialogs and menus can be used by everybody', async ({ page }) => {
  await answerCookies(page);
  await beAdmin(page);
  await page.goto('/');
  await untilLive(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Menú de/ })
    .click();
  expect(await violationsOf(page), 'avatar menu').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Política de cookies' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violationsOf(page), 'cookie policy').toEqual([]);
});

test('the question about cookies can be answered by everybody', async ({ page }) => {
  for (const [colorScheme, width] of [
    ['light', 390],
    ['dark', 1440],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await untilLive(page);
    await expect(page.getByRole('button', { name: 'Rechazar' })).toBeVisible();
    expect(await violationsOf(page), colorScheme).toEqual([]);
  }
});
