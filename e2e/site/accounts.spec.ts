import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { linkTo, readMails } from '../mailbox.ts';
import { answerCookies, becomeNobody, expect, test, untilLive } from '../visitor.ts';

const password = 'siete ranas en la acequia';
const another = 'un tejado con tres gatos';

test.beforeEach(async ({ page }) => answerCookies(page));

/** An address that nobody has written from, in an earlier attempt either: the tests count what comes to it. */
const newAddress = (name: string) => `${name}-${randomUUID()}@registro.example`;

/** Registers and reads the mail; the account is made by opening its link. */
async function register(page: Page, email: string, name = "Begoña O'Neill-Núñez"): Promise<string> {
  await page.goto('/register');
  await untilLive(page);
  await page.getByLabel('Nombre').fill(name);
  await page.getByLabel('Correo', { exact: true }).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  for (const label of [/16 años/, /términos de uso$/, /política de privacidad$/]) {
    await page.getByRole('checkbox', { name: label }).check();
  }
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mira tu correo' })).toBeFocused();
  const [mail] = await readMails(page, email);
  expect(mail?.subject).toBe('Confirma tu correo');
  return linkTo('/register/confirmar', mail as NonNullable<typeof mail>);
}

async function confirm(page: Page, link: string) {
  await page.goto(link);
  await untilLive(page);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Confirmar y entrar' }).click();
  await page.waitForURL('/register/sobre-ti');
  await page.getByRole('link', { name: 'Ahora no' }).click();
  await page.waitForURL('/welcome');
}

async function logIn(page: Page, email: string, typed: string) {
  await page.goto('/login');
  await untilLive(page);
  await page.getByLabel('Correo', { exact: true }).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(typed);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
}

test('somebody registers, confirms her mail and is a member', async ({ page, watch }) => {
  watch.tolerate(/status of 404/);
  const email = newAddress('begona');
  const link = await register(page, email);
  await confirm(page, link);
  await expect(page.getByRole('heading', { level: 1, name: "Hola, Begoña O'Neill-Núñez" })).toBeVisible();
  const subjects = (await readMails(page, email, 2)).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual(['Confirma tu correo', 'Te damos la bienvenida: 3 primeros pasos']);

  // The link was for once.
  await becomeNobody(page);
  await page.goto(link);
  await untilLive(page);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Confirmar y entrar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Este enlace ya no sirve' })).toBeVisible();
});

test('who has an account already learns it from her mail alone', async ({ page }) => {
  const email = newAddress('repetida');
  await confirm(page, await register(page, email));
  await becomeNobody(page);
  await page.goto('/register');
  await untilLive(page);
  await page.getByLabel('Nombre').fill('Otra persona');
  await page.getByLabel('Correo', { exact: true }).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(another);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(page.getByText('Ábrelo para confirmar (caduca en 24 h)')).toBeVisible();
  const mails = await readMails(page, email, 3);
  expect(mails.map(({ subject }) => subject)).toContain('Ya tienes cuenta con nosotras');
});

test('a forgotten password is replaced by mail, and a stolen account is locked', async ({ page, watch }) => {
  watch.tolerate(/status of 401/);
  const email = newAddress('olvidadiza');
  await confirm(page, await register(page, email));
  await becomeNobody(page);

  await page.goto('/login');
  await untilLive(page);
  await page.getByRole('link', { name: 'He olvidado mi contraseña' }).click();
  // The page before asks for the mail, too.
  await expect(page.getByRole('button', { name: 'Enviar el enlace' })).toBeVisible();
  await page.getByLabel('Correo', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(page.getByText(/Si hay una cuenta con ese correo/)).toBeVisible();

  const [reset] = (await readMails(page, email, 3)).filter(({ subject }) => subject === 'Cambia tu contraseña');
  await page.goto(linkTo('/reset-password', reset as NonNullable<typeof reset>));
  await untilLive(page);
  await page.getByLabel('Contraseña nueva').fill(another);
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contraseña cambiada' })).toBeFocused();

  await logIn(page, email, password);
  await expect(page.getByText('El correo o la contraseña no son correctos')).toBeVisible();
  await logIn(page, email, another);
  await page.waitForURL('/welcome');

  const [changed] = (await readMails(page, email, 4)).filter(({ subject }) => subject === 'Tu contraseña ha cambiado');
  await page.goto(linkTo('/forgot-password', changed as NonNullable<typeof changed>));
  await untilLive(page);
  await page.getByRole('button', { name: 'Bloquear mi cuenta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cuenta bloqueada' })).toBeVisible();
  await logIn(page, email, another);
  await expect(page.getByText('El correo o la contraseña no son correctos')).toBeVisible();
});

test('these pages say without scripts that they need them', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const access = ['/register', '/register/confirmar', '/forgot-password', '/reset-password'];
  for (const path of [...access, '/personaliza-perfil', '/personaliza-perfil/seguridad', '/welcome']) {
    await page.goto(path);
    await expect(page.getByText(/hace falta JavaScript/), path).toBeVisible();
    await expect(page.getByText('Cargando tu perfil…'), path).toBeHidden();
  }
  await context.close();
});
