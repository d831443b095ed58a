import type { LoginAnswer } from '@femcoders/contracts/session';
import type { Page } from '@playwright/test';
import { noteShifts, shiftBudget, sumOf } from '../layout-shifts.ts';
import { linkTo, readMails } from '../mailbox.ts';
import { addMember, memberPassword, openMemberSession } from '../new-member.ts';
import { askDatabase } from '../site-database.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const avatarMenu = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: `Menú de ${name}` });
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' });

/** Opens a page with a session that is stored once, as logging in does: what ends later stays ended. */
async function openAs(page: Page, path: string, { authToken, userId, userName }: LoginAnswer) {
  await answerCookies(page);
  await page.goto('/favicon.svg');
  await page.evaluate((session) => Object.assign(sessionStorage, session), { authToken, userId, userName });
  await page.goto(path);
  await untilLive(page);
}

const storedIn = (page: Page) => page.evaluate(() => ({ ...sessionStorage }));

test('a new tab takes the session over with nothing jumping, and logging out in one reaches the other', async ({
  page,
}) => {
  const session = await openMemberSession(await addMember('pestanas@sesiones.example'));
  await openAs(page, '/eventos', session);
  await expect(avatarMenu(page, 'Begoña Núñez')).toBeVisible();

  const tab = await page.context().newPage();
  await answerCookies(tab);
  const moved = await noteShifts(tab);
  await tab.goto('/femcoders-quienes-somos');
  await expect(avatarMenu(tab, 'Begoña Núñez')).toBeVisible();
  const { authToken, userId, userName } = session;
  expect(await storedIn(tab)).toMatchObject({ authToken, userId, userName });
  expect(await tab.evaluate(() => ({ ...localStorage, url: location.href }))).not.toMatchObject({ authToken });
  expect(sumOf(await moved())).toBeLessThanOrEqual(shiftBudget);

  // A private page in a third tab, without a way over the login.
  const third = await page.context().newPage();
  await answerCookies(third);
  await third.goto('/welcome');
  await expect(third.getByRole('heading', { level: 1, name: /Begoña Núñez/ })).toBeVisible();
  expect(new URL(third.url()).pathname).toBe('/welcome');

  await avatarMenu(tab, 'Begoña Núñez').click();
  await tab.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await tab.waitForURL('/login');
  await expect(loginLink(page)).toBeVisible();
  expect(await storedIn(page)).not.toHaveProperty('authToken');
  await third.waitForURL('/login');
});

test('tabs with two accounts keep them apart', async ({ page }) => {
  const [one, other] = await Promise.all([
    addMember('una@sesiones.example', 'Una Prueba').then((id) => openMemberSession(id)),
    addMember('otra@sesiones.example', 'Otra Prueba').then((id) => openMemberSession(id)),
  ]);
  await openAs(page, '/eventos', one);
  const tab = await page.context().newPage();
  await openAs(tab, '/eventos', other);
  await expect(avatarMenu(page, 'Una Prueba')).toBeVisible();
  await expect(avatarMenu(tab, 'Otra Prueba')).toBeVisible();
  await avatarMenu(page, 'Una Prueba').click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await page.waitForURL('/login');
  await tab.reload();
  await expect(avatarMenu(tab, 'Otra Prueba')).toBeVisible();
  await expect(loginLink(page)).toBeVisible();
});

test('a session that is closed from another browser is led to the login at its next call, and back', async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await addMember('remota@sesiones.example');
  const context = await browser.newContext({ locale: 'es-ES', ...(baseURL && { baseURL }) });
  const phone = await context.newPage();
  await openAs(phone, '/personaliza-perfil/apariencia', await openMemberSession(id, 'Safari en iOS'));
  await expect(avatarMenu(phone, 'Begoña Núñez')).toBeVisible();

  await openAs(page, '/personaliza-perfil/seguridad', await openMemberSession(id, 'Firefox en Linux'));
  const list = page.getByRole('list', { name: 'Sesiones abiertas' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: /^Cerrar la sesión de Safari en iOS/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar la sesión' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toBeFocused();

  await phone.getByRole('link', { name: 'Seguridad' }).click();
  await phone.waitForURL('/login?volver=/personaliza-perfil/seguridad');
  await expect(phone.getByText('Tu sesión ha caducado. Entra de nuevo y seguimos donde estabas.')).toBeVisible();
  await phone.getByLabel('Correo', { exact: true }).fill('remota@sesiones.example');
  await phone.getByLabel('Contraseña', { exact: true }).fill(memberPassword);
  await phone.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await phone.waitForURL('/personaliza-perfil/seguridad');
  await expect(phone.getByRole('list', { name: 'Sesiones abiertas' }).getByRole('listitem')).toHaveCount(2);
  await context.close();
});

test('what is being written when a session ends is kept, and goes on once she is in again in another tab', async ({
  page,
  watch,
}) => {
  watch.tolerate(/status of 401/);
  const email = 'escribe@sesiones.example';
  const id = await addMember(email);
  await openAs(page, '/personaliza-perfil/seguridad', await openMemberSession(id));
  await page.getByLabel('Contraseña nueva').fill('un tejado con tres gatos');
  await askDatabase('delete from sessions where user_id = $1', [id]);
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(page.getByText('Tu sesión ha caducado. Lo que has escrito sigue aquí.')).toBeVisible();

  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Entrar en otra pestaña' }).click();
  const tab = await opened;
  await untilLive(tab);
  await tab.getByLabel('Correo', { exact: true }).fill(email);
  await tab.getByLabel('Contraseña', { exact: true }).fill(memberPassword);
  await tab.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await tab.waitForURL('/welcome');

  // Playwright shows every tab at once: nobody comes back to this one.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(avatarMenu(page, 'Begoña Núñez')).toBeVisible();
  await expect(page.getByText(/Lo que has escrito sigue aquí/)).toHaveCount(0);
  await expect(page.getByLabel('Contraseña nueva')).toHaveValue('un tejado con tres gatos');
});

test('a password is changed after proving who is there, and a login on a new device sends a mail', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  // The answer that asks for a proof.
  watch.tolerate(/status of 403/);
  const email = 'cambia@sesiones.example';
  const id = await addMember(email);
  const other = await openMemberSession(id);
  await openAs(page, '/personaliza-perfil/seguridad', await openMemberSession(id));
  await page.getByLabel('Contraseña nueva').fill('un tejado con tres gatos');
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Contraseña actual').fill(memberPassword);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Contraseña cambiada. Hemos cerrado tus demás sesiones.')).toBeVisible();
  const headers = { authorization: `Bearer ${other.authToken}` };
  expect((await page.request.get(`/api/user/${id}`, { headers })).status()).toBe(401);
  const [changed] = await readMails(page, email);
  expect(changed?.subject).toBe('Tu contraseña ha cambiado');

  const context = await browser.newContext({ locale: 'es-ES', ...(baseURL && { baseURL }) });
  const laptop = await context.newPage();
  await answerCookies(laptop);
  await laptop.goto('/login');
  await untilLive(laptop);
  await laptop.getByLabel('Correo', { exact: true }).fill(email);
  await laptop.getByLabel('Contraseña', { exact: true }).fill('un tejado con tres gatos');
  await laptop.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await laptop.waitForURL('/welcome');
  const [access] = (await readMails(page, email, 2)).filter(({ subject }) => subject === 'Nuevo acceso a tu cuenta');
  for (const words of [access?.text, access?.html]) expect(words).toMatch(/ en (Windows|Linux)[\s\S]*hora de Madrid/);

  // It was not her.
  await laptop.goto(linkTo('/forgot-password', access as NonNullable<typeof access>));
  await untilLive(laptop);
  await laptop.getByRole('button', { name: 'Bloquear mi cuenta' }).click();
  await expect(laptop.getByRole('heading', { level: 1, name: 'Cuenta bloqueada' })).toBeVisible();
  await context.close();
});

test('anyone suspended reads why and how to appeal, once her password is right', async ({ page, watch }) => {
  watch.tolerate(/status of 403/);
  const email = 'suspendida@sesiones.example';
  const id = await addMember(email);
  await askDatabase(
    `update users set suspended_at = now(), suspended_until = now() + interval '3 days', suspend_reason = 'Anuncios en comentarios'
     where id = $1`,
    [id],
  );
  await answerCookies(page);
  await page.goto('/login');
  await untilLive(page);
  await page.getByLabel('Correo', { exact: true }).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(memberPassword);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'No puedes entrar por ahora' })).toBeFocused();
  await expect(page.getByText(/suspendida hasta el .* Motivo: Anuncios en comentarios\./)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Recurrir' }).click();
  await page.waitForURL('/contacto');
});

test('password managers find where a password is changed, and a well-known address that is none is not found', async ({
  page,
}) => {
  const known = await page.request.get('/.well-known/change-password', { maxRedirects: 0 });
  expect([known.status(), known.headers().location]).toEqual([302, '/personaliza-perfil/seguridad']);
  const none = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await page.request.get(none)).status()).toBe(404);
});
