import type { Page } from '@playwright/test';
import { siteUnderTest } from '../site-under-test.ts';
import { answerCookies, becomeNobody, expect, test, untilLive } from '../visitor.ts';

/** Fills in the form of the login page and sends it. */
async function logIn(page: Page, { adminEmail, adminPassword } = siteUnderTest()) {
  await page.getByLabel(/^Correo/).fill(adminEmail);
  await page.getByLabel('Contraseña', { exact: true }).fill(adminPassword);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
}

test.beforeEach(async ({ page }) => answerCookies(page));

test('the first admin logs in, has the avatar menu, and logs out', async ({ page }) => {
  await page.goto('/login');
  await untilLive(page);
  const profile = page.waitForResponse((response) => /\/api\/user\/[^/]+$/.test(response.url()));
  await logIn(page);
  await page.waitForURL('/welcome');

  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  expect(Object.keys(stored).sort()).toEqual(['authToken', 'userId', 'userName']);

  // The profile call of the specification: bearer of the token, and the header shows whom it names.
  await page.reload();
  const answer = await profile;
  expect(new URL(answer.url()).pathname).toBe(`/api/user/${stored.userId}`);
  expect(answer.request().headers().authorization).toBe(`Bearer ${stored.authToken}`);
  expect(answer.status()).toBe(200);

  const banner = page.getByRole('banner');
  const avatar = banner.getByRole('button', { name: `Menú de ${stored.userName}` });
  await avatar.click();
  await expect(page.getByRole('menuitem', { name: 'Mi Perfil' })).toBeVisible();
  await page.mouse.click(600, 700);
  await expect(page.getByRole('menuitem', { name: 'Mi Perfil' })).toHaveCount(0);

  await avatar.click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await page.waitForURL('/login');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await expect(banner.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();

  const revoked = await page.request.get(`/api/user/${stored.userId}`, {
    headers: { authorization: `Bearer ${stored.authToken}` },
  });
  expect(revoked.status(), 'the token after logging out').toBe(401);
});

test('a wrong password shows a Spanish error, and nothing typed is lost', async ({ page, watch }) => {
  watch.tolerate(/status of 401/);
  await page.goto('/login');
  await untilLive(page);
  await logIn(page, { ...siteUnderTest(), adminEmail: 'nadie@femcoders.example', adminPassword: 'no-es-esta' });
  await expect(page.getByRole('alert').getByText('El correo o la contraseña no son correctos')).toBeVisible();
  await expect(page.getByLabel(/^Correo/)).toHaveValue('nadie@femcoders.example');
});

test('a stored token that is not good means logged out', async ({ page, watch }) => {
  watch.tolerate(/status of 401/, /Error fetching user profile/);
  await page.addInitScript(() => {
    sessionStorage.setItem('authToken', 'no-vale');
    sessionStorage.setItem('userId', '1');
  });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
});

test('logging in leads back to where the reader came from, and never to another site', async ({ page }) => {
  for (const [asked, landing] of [
    ['/eventos', '/eventos'],
    ['//malo.example/robo', '/welcome'],
    ['https://malo.example/', '/welcome'],
    ['/\\malo.example', '/welcome'],
  ]) {
    await page.goto(`/login?volver=${encodeURIComponent(asked ?? '')}`);
    await untilLive(page);
    await logIn(page);
    await expect(page).toHaveURL(landing ?? '');
    await becomeNobody(page);
  }
});
