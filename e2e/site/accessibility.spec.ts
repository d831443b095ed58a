import { beAdmin } from '../api.ts';
import { violationsOf } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

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
  await page.getByRole('contentinfo').getByRole('link', { name: 'Política de cookies' }).click();
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
