import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { adminSession } from '../api.ts';
import { readMails } from '../mailbox.ts';
import { siteUnderTest } from '../site-under-test.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const referencePattern = /FC-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}/;
const inbox = 'hola@femcoders.example';

async function referenceOn(page: Page): Promise<string> {
  const sentence = page.getByRole('paragraph').filter({ hasText: /Tu referencia es/ });
  await expect(sentence).toHaveText(referencePattern);
  return referencePattern.exec((await sentence.textContent()) ?? '')?.[0] ?? '';
}

test.beforeEach(async ({ page }) => answerCookies(page));

test('a company writes about sponsoring: she has a reference and a mail, and so have those who answer', async ({
  page,
}) => {
  await page.goto('/contacto');
  await untilLive(page);
  await page.getByRole('link', { name: 'Hablemos de patrocinio' }).click();
  const form = page.getByRole('form', { name: 'Escríbenos' });
  await expect(form.getByRole('radio', { name: 'Patrocinio' })).toBeFocused();
  await form.getByLabel('Nombre').fill('Persona de prueba');
  await form.getByLabel('Correo').fill('persona@empresa.example');
  await form.getByLabel('Empresa').fill('Empresa de prueba');
  await form.getByRole('checkbox', { name: 'Cediendo un espacio' }).check();
  await form.getByRole('textbox', { name: 'Mensaje' }).fill('Tenemos una sala libre los jueves por la tarde.');
  await form.getByLabel(/Archivo/).setInputFiles({
    name: 'sala.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nplano de la sala\n%%EOF\n'),
  });
  await form.getByRole('checkbox', { name: /He leído/ }).check();
  await form.getByRole('button', { name: 'Enviar mensaje' }).click();

  await expect(page.getByRole('heading', { name: 'Mensaje enviado.' })).toBeFocused();
  const mails = await readMails(page, await referenceOn(page), 2);
  const notice = mails.find(({ to }) => to === inbox);
  expect(notice?.text).toContain('Tenemos una sala libre los jueves por la tarde.');
  expect(notice?.text).toContain('Adjunto: sala.pdf');
  expect(mails.map(({ to }) => to).sort()).toEqual([inbox, 'persona@empresa.example']);
  expect(await page.evaluate(() => localStorage.getItem('contactDraft'))).toBeNull();
});

test('an anonymous report leaves nothing behind: no draft, no session, no address in log or counters', async ({
  page,
}) => {
  const secret = `Algo que pasó en un taller ${Math.random().toString(36).slice(2)}`;
  const { authToken, userId, userName } = await adminSession();
  await page.addInitScript(
    (session) => {
      for (const [name, value] of Object.entries(session)) sessionStorage.setItem(name, value);
    },
    { authToken, userId, userName },
  );
  await page.goto('/contacto');
  await untilLive(page);
  const form = page.getByRole('form', { name: 'Escríbenos' });
  await form.getByRole('radio', { name: /Código de conducta/ }).check();
  await form.getByRole('checkbox', { name: /de forma anónima/ }).check();
  await expect(form.getByLabel('Nombre')).toHaveCount(0);
  await form.getByRole('textbox', { name: 'Mensaje' }).fill(secret);
  await form.getByRole('checkbox', { name: /He leído/ }).check();
  // What waits for a pause in the typing is kept when the page is left.
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('taller');

  const sending = page.waitForRequest('**/api/contact');
  await form.getByRole('button', { name: 'Enviar mensaje' }).click();
  const request = await sending;
  expect(request.headers()).not.toHaveProperty('authorization');
  expect(request.postDataJSON()).toMatchObject({ name: '', email: '', anonymous: true });
  await expect(page.getByRole('heading', { name: 'Mensaje enviado.' })).toBeFocused();
  // Its subject does not say which message it is.
  const mails = await readMails(page, 'Mensaje privado', 1);
  expect(mails[0]?.text).toContain(secret);
  expect(mails[0]?.text).toContain(await referenceOn(page));
  expect(mails[0]?.text).toContain('Mensaje anónimo');

  const logs = join(siteUnderTest().varDir, 'log');
  const logged = readdirSync(logs)
    .map((file) => readFileSync(join(logs, file), 'utf8'))
    .join('');
  expect(logged).toContain('"route":"/contact"');
  expect(logged).not.toMatch(/127\.0\.0\.1.*contact|contact.*127\.0\.0\.1|taller/);
});

test('a message that is sent while the network is gone arrives by itself when it is back, once', async ({
  page,
  context,
  watch,
}) => {
  watch.tolerate(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/contacto');
  await untilLive(page);
  const form = page.getByRole('form', { name: 'Escríbenos' });
  await form.getByRole('radio', { name: 'La comunidad' }).check();
  await form.getByLabel('Nombre').fill('Persona de prueba');
  await form.getByLabel('Correo').fill('sin-red@empresa.example');
  await form.getByRole('textbox', { name: 'Mensaje' }).fill('Escribo esto desde un tren con túneles.');
  await form.getByRole('checkbox', { name: /He leído/ }).check();
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByRole('alert')).toContainText('no sabemos si ha llegado');
  await expect(page.getByRole('alert')).toContainText('lo comprobamos por ti en cuanto vuelva la conexión');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Mensaje enviado.' })).toBeFocused();
  expect(await readMails(page, await referenceOn(page), 2)).toHaveLength(2);
});

test('anyone who must not be seen here is away with one press, and the way back does not lead here', async ({
  page,
  watch,
}) => {
  watch.tolerate(/third party: https:\/\/www\.aemet\.es/);
  await page.route('https://www.aemet.es/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>El tiempo</h1>' }),
  );
  await page.goto('/eventos');
  await page.goto('/contacto?motivo=conducta');
  await untilLive(page);
  await page.getByRole('link', { name: 'Salir rápido' }).click();
  await expect(page.getByRole('heading', { name: 'El tiempo' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/eventos');

  await page.goto('/contacto?motivo=conducta');
  await untilLive(page);
  await expect(page.getByRole('link', { name: 'Salir rápido' })).toBeVisible();
  // The keys are watched a moment after the page is live.
  await expect(async () => {
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift');
    await expect(page.getByRole('heading', { name: 'El tiempo' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form asks for what belongs to the reason and is sent all the same', async ({ page }) => {
    await page.goto('/contacto');
    const form = page.getByRole('form', { name: 'Escríbenos' });
    await expect(form.getByLabel('Empresa')).toBeHidden();
    await form.getByRole('radio', { name: 'Patrocinio' }).check();
    await expect(form.getByLabel('Empresa')).toBeVisible();
    await form.getByRole('radio', { name: /Código de conducta/ }).check();
    await form.getByRole('checkbox', { name: /de forma anónima/ }).check();
    await expect(form.getByLabel('Nombre')).toBeHidden();
    await form.getByRole('radio', { name: 'Prensa' }).check();
    await form.getByLabel('Nombre').fill('Persona de prueba');
    await form.getByLabel('Correo').fill('persona@radio.example');
    await form.getByRole('textbox', { name: 'Mensaje' }).fill('Preparamos un programa sobre mujeres en tecnología.');
    await form.getByRole('checkbox', { name: /He leído/ }).check();
    await form.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible();
    const mails = await readMails(page, await referenceOn(page), 2);
    expect(mails.map(({ to }) => to).sort()).toEqual([inbox, 'persona@radio.example']);
  });
});
