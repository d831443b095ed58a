import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { be, beAdmin } from '../api.ts';
import { readMails } from '../mailbox.ts';
import { addMember, memberPassword, openMemberSession } from '../new-member.ts';
import { violationsOf } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const pdf = (text = 'Hola') => Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Title (${text}) >>\nendobj\n%%EOF\n`);
const file = (name: string, buffer: Buffer = pdf()) => ({ name, mimeType: 'application/octet-stream', buffer });

/** A member with a name of her own, in this tab. */
async function beMember(page: Page): Promise<{ name: string; email: string }> {
  const mark = randomBytes(4).toString('hex');
  const member = { name: `Núria ${mark}`, email: `nuria-${mark}@prueba.example` };
  const id = await addMember(member.email, member.name);
  await answerCookies(page);
  await be(page, await openMemberSession(id));
  return member;
}

const form = (page: Page) => page.getByRole('form', { name: 'CV para prioridad en empleo' });
const chooser = (page: Page) => page.getByLabel('Elegir archivos');

/** @returns the reference of what she sent */
async function sendCv(page: Page): Promise<string> {
  await page.goto('/enviar-documentacion/nuevo?tramite=cv');
  await form(page).getByLabel('Qué trabajo buscas').fill('Frontend');
  await chooser(page).setInputFiles([file('currículum.pdf'), file('carta.pdf', pdf('Carta'))]);
  await expect(form(page).getByText('Subido', { exact: true })).toHaveCount(2);
  await form(page)
    .getByRole('checkbox', { name: /He leído/ })
    .check();
  await form(page).getByRole('button', { name: 'Enviar documentos' }).click();
  await expect(page.getByRole('heading', { name: 'Hemos recibido 2 documentos' })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads what can be sent, what for, and how long it is kept', async ({ page }) => {
    await page.goto('/enviar-documentacion');
    await expect(page.getByRole('heading', { level: 1, name: 'Envía tus documentos' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6);
    await expect(page.getByText('Lo guardamos 6 meses, o hasta que lo retires.')).toBeVisible();
  });
});

test('a visitor who wants to send something logs in and is where she was', async ({ page }) => {
  const email = `volver-${randomBytes(4).toString('hex')}@prueba.example`;
  await addMember(email, 'Vuelve de Prueba');
  await answerCookies(page);
  await page.goto('/enviar-documentacion');
  await untilLive(page);
  await page.getByRole('link', { name: 'CV para prioridad en empleo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'CV para prioridad en empleo' })).toBeVisible();
  await page.getByRole('link', { name: 'Iniciar sesión' }).last().click();
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(memberPassword);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await expect(form(page)).toBeVisible();
  await expect(page).toHaveURL(/nuevo\?tramite=cv$/);
});

test('documents are sent, looked at, completed, accepted and withdrawn, and their owner sees who opened them', async ({
  page,
  anotherVisitor: staff,
}) => {
  const { name, email } = await beMember(page);
  const reference = await sendCv(page);
  await expect(page.getByText(/Solo los ve el equipo de administración\. Se borran el/)).toBeVisible();
  const [received] = await readMails(page, `Documentos recibidos (${reference})`);
  expect(received?.to).toBe(email);
  expect(received?.text).not.toContain('currículum');

  await answerCookies(staff);
  await beAdmin(staff);
  await staff.goto('/admin/documentos');
  await staff.getByRole('searchbox').fill(reference.toLowerCase());
  await staff.getByRole('link', { name }).click();
  const downloading = staff.waitForEvent('download');
  await staff.getByRole('button', { name: 'Abrir currículum.pdf' }).click();
  expect(readFileSync(await (await downloading).path())).toEqual(pdf());
  await staff.getByRole('radio', { name: 'Falta algo' }).check();
  await staff.getByRole('button', { name: 'Un correo o un teléfono en el CV' }).click();
  await staff.getByRole('button', { name: 'Pedirlo' }).click();
  await expect(staff.getByRole('main').getByText('pidió lo que falta')).toBeVisible();
  const mails = await readMails(page, email, 2);
  expect(mails.map(({ subject }) => subject)).toContain('Falta un correo o un teléfono en el CV');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nos falta algo' })).toBeVisible();
  await expect(page.getByText('Un correo o un teléfono en el CV')).toBeVisible();
  await expect(page.getByText('Administradora abrió currículum.pdf')).toBeVisible();
  await chooser(page).setInputFiles(file('cv-con-correo.pdf'));
  await expect(form(page).getByText('Subido', { exact: true })).toHaveCount(3);
  await form(page).getByRole('button', { name: 'Volver a enviar' }).click();
  await expect(page.getByRole('heading', { name: 'Hemos recibido 3 documentos' })).toBeFocused();

  await staff.reload();
  await staff.getByRole('radio', { name: 'Aceptado', exact: true }).check();
  await staff.getByRole('button', { name: 'Aceptar', exact: true }).click();
  await expect(staff.getByRole('main').getByText('lo aceptó')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Está aceptado' })).toBeVisible();
  await page.getByRole('button', { name: 'Retirar mis documentos' }).click();
  await page.getByRole('button', { name: 'Retirar y borrar' }).click();
  await expect(page.getByRole('heading', { name: 'Lo has retirado' })).toBeFocused();
  await expect(page.getByRole('button', { name: /Descargar/ })).toHaveCount(0);
  await staff.reload();
  await expect(staff.getByText(/Lo ha retirado ella: los documentos ya no existen/)).toBeVisible();
  await expect(staff.getByRole('button', { name: /Abrir/ })).toHaveCount(0);
});

test('with the keyboard alone documents are chosen, sent and withdrawn', async ({ page }) => {
  await beMember(page);
  await page.goto('/enviar-documentacion');
  await untilLive(page);
  const link = page.getByRole('link', { name: 'Justificante de un evento' });
  await link.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Qué evento').focus();
  await page.keyboard.type('Taller de prueba');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  // The page learns of the wait on another way than of keys: what it is asked in between, it answers after it knows.
  const choosing = page.waitForEvent('filechooser');
  await expect(chooser(page)).toBeFocused();
  await page.keyboard.press('Space');
  await (await choosing).setFiles(file('recibo.pdf'));
  await expect(page.getByText('Subido', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: /He leído/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hemos recibido 1 documento' })).toBeVisible();

  await page.getByRole('button', { name: 'Retirar mis documentos' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Retirar y borrar' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lo has retirado' })).toBeFocused();
});

test('a file that only calls itself a document is refused next to its name, and the draft outlives a reload', async ({
  page,
  watch,
}) => {
  watch.tolerate(/status of 400/);
  await beMember(page);
  await page.goto('/enviar-documentacion/nuevo?tramite=cv');
  await form(page).getByLabel('Qué trabajo buscas').fill('Datos');
  await chooser(page).setInputFiles([file('virus.pdf', Buffer.from('MZ un programa')), file('cv.pdf')]);
  await expect(form(page).getByText(/no es un PDF, DOCX, ODT, PNG ni JPG de verdad/)).toBeVisible();
  await expect(form(page).getByText('Subido', { exact: true })).toHaveCount(1);
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await expect(form(page).getByLabel('Qué trabajo buscas')).toHaveValue('Datos');
  await expect(form(page).getByRole('button', { name: 'Quitar cv.pdf' })).toBeVisible();
  await expect(form(page).getByRole('button', { name: 'Quitar virus.pdf' })).toHaveCount(0);
});

test('a file of ten megabytes goes through, and a larger one does not leave the browser', async ({ page }) => {
  await beMember(page);
  await page.goto('/enviar-documentacion/nuevo?tramite=cv');
  const whole = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(10 * 1024 * 1024 - 20, 32),
    Buffer.from('\n%%EOF\n'),
  ]);
  await chooser(page).setInputFiles(file('grande.pdf', whole));
  await expect(form(page).getByText('Subido', { exact: true })).toBeVisible();
  await chooser(page).setInputFiles(file('enorme.pdf', Buffer.concat([whole, Buffer.alloc(100)])));
  await expect(form(page).getByText('El archivo no puede pasar de 10 MB.')).toBeVisible();
});

test('a file that did not arrive is sent again where it stands', async ({ page, watch }) => {
  watch.tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await beMember(page);
  await page.goto('/enviar-documentacion/nuevo?tramite=cv');
  await form(page).getByLabel('Qué trabajo buscas').fill('Datos');
  await page.route('**/files/**', (route) => route.abort());
  await chooser(page).setInputFiles(file('cv.pdf'));
  await expect(form(page).getByText('No ha llegado: parece que no hay conexión.')).toBeVisible();
  await page.unroute('**/files/**');
  await form(page).getByRole('button', { name: 'Reintentar cv.pdf' }).click();
  await expect(form(page).getByText('Subido', { exact: true })).toBeVisible();
});
