import { unreadable } from '../reflow.ts';
import { expect, test, untilLive } from '../visitor.ts';

test('dialogs can be used at 400 %', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  await untilLive(page);
  const banner = page.getByRole('region', { name: 'Aviso de cookies' });
  await banner.getByRole('link', { name: 'Política de cookies' }).click();
  const dialog = page.getByRole('dialog', { name: 'Política de cookies' });
  await expect(dialog).toBeVisible();
  expect(await unreadable(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cerrar' }).click({ trial: true });
  await dialog.getByRole('button', { name: 'Aceptar' }).click();
  await expect(dialog).toBeHidden();
  await banner.getByRole('button', { name: 'Rechazar' }).click();
  await expect(banner).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
});
