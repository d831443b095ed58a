import { openPage, type PageToVisit, visitName } from '../every-page.ts';
import { enlarge, enlargements, unreadable } from '../reflow.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

/** One of each kind. */
const pages: PageToVisit[] = [
  { path: '/' },
  { path: '/eventos' },
  { path: '/eventos/accesibilidad-principio-a-fin-demo' },
  { path: '/recursos/css/css-grid' },
  { path: '/blog' },
  { path: '/contacto' },
  { path: '/ofertas-de-trabajo' },
  { path: '/presentaciones-destacadas/css-grid-que-escala-demo' },
  { path: '/stats' },
  { path: '/personaliza-perfil', asAdmin: true },
  { path: '/admin/comments', asAdmin: true },
  { path: '/admin/eventos/00000000-0000-4000-8000-000000000103', asAdmin: true },
];

for (const target of pages) {
  test(`${visitName(target)} can be read enlarged`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await answerCookies(page);
    await openPage(page, target);
    for (const enlargement of enlargements) {
      await enlarge(page, enlargement);
      expect.soft(await unreadable(page), enlargement.name).toEqual([]);
    }
  });
}

test('dialogs can be used at 400 %', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  await untilLive(page);
  const banner = page.getByRole('region', { name: 'Aviso de cookies' });
  await banner.getByRole('button', { name: 'Política de cookies' }).click();
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
