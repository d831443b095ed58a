import type { Page } from '@playwright/test';
import { readMails } from '../mailbox.ts';
import { addMember, memberPassword } from '../new-member.ts';
import { codeOf, secretOnPage } from '../second-factor.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const security = '/personaliza-perfil/seguridad';

async function logIn(page: Page, email: string) {
  await page.goto(`/login?volver=${security}`);
  await untilLive(page);
  await page.getByLabel('Correo', { exact: true }).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(memberPassword);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: /^Menú de/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await page.waitForURL('/login');
}

const enter = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();

test('a member sets up her second factor, enters with a code and with a recovery code, and switches it off', async ({
  page,
  watch,
}) => {
  // A wrong code, and what asks for a proof.
  watch.tolerate(/status of 40[03]/);
  const email = 'dos-pasos@registro.example';
  await addMember(email);
  await answerCookies(page);

  await logIn(page, email);
  await page.waitForURL(security);
  await page.getByRole('button', { name: 'Activar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await dialog.getByLabel('Contraseña actual').fill(memberPassword);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  const secret = await secretOnPage(page);
  await page.getByLabel('Código de verificación').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByRole('heading', { name: 'Guarda tus códigos de recuperación' })).toBeFocused();
  const codes = await page.getByRole('main').locator('ol').getByRole('code').allTextContents();
  expect(codes).toHaveLength(10);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar' }).click();
  expect((await download).suggestedFilename()).toBe('codigos-de-recuperacion.txt');
  await page.getByRole('button', { name: 'Ya los he guardado' }).click();
  await expect(page.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible();
  const subjects = (await readMails(page, email, 2)).map(({ subject }) => subject);
  expect(subjects).toContain('Tu cuenta tiene verificación en dos pasos');

  await logOut(page);
  await logIn(page, email);
  await expect(page.getByLabel('Código de verificación')).toBeFocused();
  await page.getByLabel('Código de verificación').fill('000 000');
  await enter(page);
  await expect(page.getByRole('alert')).toBeFocused();
  const code = codeOf(secret, 1);
  await page.getByLabel('Código de verificación').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await enter(page);
  await page.waitForURL(security);
  await expect(page.getByText('Activada', { exact: true })).toBeVisible();

  await logOut(page);
  await logIn(page, email);
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await page.getByLabel('Código de recuperación').fill(codes[0] ?? '');
  await enter(page);
  await page.waitForURL(security);
  await expect(page.getByText('Te quedan 9 códigos de recuperación.')).toBeVisible();

  await page.getByRole('button', { name: 'Desactivar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).click();
  await dialog.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await dialog.getByLabel('Código de recuperación').fill(codes[1] ?? '');
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Desactivada')).toBeVisible();
  await logOut(page);
  await logIn(page, email);
  await page.waitForURL(security);
});
