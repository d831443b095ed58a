import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { beAdmin } from '../api.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

/** Every page of the site, and how it is reached. */
const pages = [
  { path: '/' },
  { path: '/femcoders-quienes-somos' },
  { path: '/eventos' },
  { path: '/eventos/accesibilidad-principio-a-fin-demo' },
  { path: '/equipo' },
  { path: '/equipo/maria-del-mar-ejemplo' },
  { path: '/blog' },
  { path: '/recursos/css/css-grid' },
  { path: '/contacto' },
  { path: '/contacto?motivo=conducta' },
  { path: '/login' },
  { path: '/register' },
  { path: '/forgot-password' },
  { path: '/reset-password' },
  { path: '/welcome', asAdmin: true },
  { path: '/admin', asAdmin: true },
  { path: '/admin/comments', asAdmin: true },
  { path: '/admin/contact', asAdmin: true },
  { path: '/admin/equipo', asAdmin: true },
  { path: '/admin/comments?estado=aprobados', asAdmin: true },
  { path: '/admin/comments?estado=rechazados', asAdmin: true },
  { path: '/admin/comments?estado=spam', asAdmin: true },
  { path: '/admin/cifras', asAdmin: true },
  { path: '/admin/eventos', asAdmin: true },
  { path: '/admin/eventos/nuevo', asAdmin: true },
  { path: '/admin/eventos/00000000-0000-4000-8000-000000000103', asAdmin: true },
  { path: '/admin/correos', asAdmin: true },
  { path: '/admin/correos/buzon', asAdmin: true },
  { path: '/admin/registro', asAdmin: true },
  { path: '/admin/versiones', asAdmin: true },
  { path: '/admin/eventos/importar', asAdmin: true },
  { path: '/aviso-legal' },
  { path: '/accesibilidad' },
  { path: '/no-existe' },
];

async function open(page: Page, { path, asAdmin }: { path: string; asAdmin?: boolean }) {
  if (asAdmin) await beAdmin(page);
  await page.goto(path);
  await untilLive(page);
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
}

async function violationsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

for (const target of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1440]) {
      test(`${target.path} can be used by everybody: ${colorScheme}, ${width} px`, async ({ page, watch }) => {
        watch.tolerate(/status of 404/);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        if (colorScheme === 'dark') await answerCookies(page);
        await open(page, target);
        expect(await violationsOf(page)).toEqual([]);
      });
    }
  }

  test(`${target.path} never scrolls sideways on 320 px`, async ({ page, watch }) => {
    watch.tolerate(/status of 404/);
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, target);
    const { content, screen } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      screen: document.documentElement.clientWidth,
    }));
    expect(content).toBeLessThanOrEqual(screen);
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
