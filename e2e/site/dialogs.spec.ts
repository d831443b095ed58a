import type { Page } from '@playwright/test';
import { beAdmin } from '../api.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

test.beforeEach(async ({ page }) => answerCookies(page));

const opener = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

/** Files that a page asked for and whose names say what they are for. */
function filesAskedFor(page: Page, names: RegExp): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (names.test(name)) asked.push(name.split('.')[0] ?? '');
  });
  return asked;
}

test('what draws a dialog comes when somebody comes near its opener, and only once', async ({ page }) => {
  const asked = filesAskedFor(page, /^(dialogs|modals)\.js$/);
  await page.goto('/');
  await untilLive(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await opener(page, 'Preguntas frecuentes').focus();
  await expect.poll(() => asked.sort()).toEqual(['dialogs', 'modals']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Preguntas Frecuentes' })).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('a dialog that does not come says so, loses nothing, and opens when it is asked for again', async ({
  page,
  watch,
}) => {
  watch.tolerate(/ERR_FAILED/);
  await page.route(/\/dialogs\.js$/, (route) => route.abort());
  await page.goto('/');
  await untilLive(page);
  await opener(page, 'Preguntas frecuentes').click();
  const notice = page.getByText('No se ha podido abrir. Comprueba tu conexión y vuelve a intentarlo.');
  await expect(notice).toBeVisible();
  await page.unroute(/\/dialogs\.js$/);
  await opener(page, 'Preguntas frecuentes').click();
  await expect(page.getByRole('dialog', { name: 'Preguntas Frecuentes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener(page, 'Preguntas frecuentes')).toBeFocused();
});

test('a dialog holds the focus and the page, and one that follows another gives both back to the first opener', async ({
  page,
}) => {
  await page.goto('/');
  await untilLive(page);
  await opener(page, 'Política de cookies').click();
  const cookies = page.getByRole('dialog', { name: 'Política de cookies' });
  await expect(cookies).toBeFocused();
  const height = await page.evaluate(() => scrollY);
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab');
    expect(await cookies.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.mouse.move(10, 10);
  await page.mouse.wheel(0, -600);
  expect(await page.evaluate(() => scrollY)).toBe(height);

  await cookies.getByRole('link', { name: 'Política de privacidad' }).click();
  const privacy = page.getByRole('dialog', { name: 'Política de Privacidad y Términos de Uso' });
  await expect(privacy).toBeFocused();
  await expect(cookies).toHaveCount(0);
  await privacy.getByRole('button', { name: 'Aceptar' }).click();
  await expect(opener(page, 'Política de cookies')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(height);
});

test('the avatar menu goes by the keyboard alone, and only who is signed in loads it', async ({ page }) => {
  const asked = filesAskedFor(page, /^user-menu\.js$/);
  await page.goto('/eventos');
  await untilLive(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const { userName } = await beAdmin(page);
  await page.reload();
  await untilLive(page);
  const avatar = page.getByRole('button', { name: `Menú de ${userName}` });
  await avatar.focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeFocused();
  await page.keyboard.press('m');
  await expect(page.getByRole('menuitem', { name: 'Mi Perfil' })).toBeFocused();
  for (const key of ['Tab', 'Escape']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(avatar).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Mi Perfil' })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/welcome');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what opens a dialog leads to the page with the same text', async ({ page }) => {
    for (const [name, path, title] of [
      ['Política de cookies', '/politica-de-cookies', 'Política de cookies'],
      ['Política de privacidad', '/politica-de-privacidad', 'Política de Privacidad y Términos de Uso'],
      ['Preguntas frecuentes', '/preguntas-frecuentes', 'Preguntas frecuentes'],
    ] as const) {
      await page.goto('/');
      await opener(page, name).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Preferencias de cookies' })).toBeHidden();

    await page.goto('/contacto');
    await page.getByRole('main').getByRole('link', { name: 'preguntas frecuentes' }).click();
    await expect(page).toHaveURL('/preguntas-frecuentes');
  });
});
