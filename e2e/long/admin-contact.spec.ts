import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { beAdmin } from '../api.ts';
import { readMails } from '../mailbox.ts';
import { violationsInBothThemes } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const plan = Buffer.from('%PDF-1.7\nplano de la sala\n%%EOF\n');

/** Somebody writes on the contact page, with a file. @returns the reference that she gets */
async function writeToUs(page: Page, name: string): Promise<string> {
  await page.goto('/contacto');
  await untilLive(page);
  const form = page.getByRole('form', { name: 'Escríbenos' });
  await form.getByRole('radio', { name: 'Patrocinio' }).check();
  await form.getByLabel('Nombre').fill(name);
  await form.getByLabel('Correo').fill('persona@empresa.example');
  await form.getByLabel('Empresa').fill('Empresa de prueba');
  await form.getByRole('textbox', { name: 'Mensaje' }).fill('Tenemos una sala libre los jueves.\n¿Os la quedáis?');
  await form.getByLabel(/Archivo/).setInputFiles({ name: 'plano.pdf', mimeType: 'application/pdf', buffer: plan });
  await form.getByRole('checkbox', { name: /He leído/ }).check();
  await form.getByRole('button', { name: 'Enviar mensaje' }).click();
  const sentence = await page.getByText(/Tu referencia es/).textContent();
  return /FC-\w{4}-\w{4}/.exec(sentence ?? '')?.[0] ?? '';
}

test('a message with a file is found, taken, answered by mail and settled', async ({ page, anotherVisitor }) => {
  await answerCookies(page);
  await answerCookies(anotherVisitor);
  const name = `Persona ${Math.random().toString(36).slice(2, 8)}`;
  const reference = await writeToUs(anotherVisitor, name);

  await beAdmin(page);
  await page.goto('/admin/contact');
  await page.getByRole('searchbox').fill(reference.toLowerCase());
  await expect(page).toHaveURL(/buscar=/);
  await expect(page.getByText('1 mensaje', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: new RegExp(name) }).focus();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('¿Os la quedáis?')).toBeVisible();
  await page.getByRole('button', { name: 'Lo llevo yo' }).click();
  await expect(page.getByRole('main').getByText('En curso', { exact: true })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar plano.pdf' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('plano.pdf');
  expect(readFileSync(await download.path())).toEqual(plan);

  await page.getByRole('textbox', { name: 'Nota', exact: true }).fill('Preguntar por el aforo.');
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(page.getByRole('list').getByText('Preguntar por el aforo.')).toBeVisible();

  const answer = page.getByRole('textbox', { name: /Para persona@empresa.example/ });
  await answer.fill('Nos la quedamos.');
  await page.reload();
  await expect(answer).toHaveValue('Nos la quedamos.');
  await answer.press('Control+Enter');
  await expect(page.getByRole('list').getByText('Nos la quedamos.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Resuelto', { exact: true })).toBeVisible();
  await expect(answer).toHaveValue('');
  const [mail] = await readMails(page, `Re: Patrocinio (${reference})`);
  expect(mail?.to).toBe('persona@empresa.example');
  expect(mail?.text).toContain('Nos la quedamos.');
  expect(mail?.text).toContain('> ¿Os la quedáis?');
  expect(mail?.text).not.toContain('aforo');

  await page.getByRole('button', { name: 'Volver a abrir' }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('main').getByText('Resuelto', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Volver a la bandeja' }).click();
  await page
    .getByRole('navigation', { name: /Estado/ })
    .getByRole('link', { name: /Resueltos/ })
    .click();
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
});

test('two answer the same message: the second reads what the first wrote before hers goes out', async ({
  page,
  anotherVisitor,
  watch,
}) => {
  watch.tolerate(/status of 409/);
  await answerCookies(page);
  await answerCookies(anotherVisitor);
  const name = `Persona ${Math.random().toString(36).slice(2, 8)}`;
  await writeToUs(anotherVisitor, name);
  await beAdmin(page);
  await beAdmin(anotherVisitor);
  await page.goto('/admin/contact');
  await page.getByRole('link', { name: new RegExp(name) }).click();
  const answerOn = (tab: Page) => tab.getByRole('textbox', { name: /Para persona@empresa.example/ });
  await answerOn(page).fill('La segunda respuesta.');
  await anotherVisitor.goto(page.url());
  await answerOn(anotherVisitor).fill('La primera respuesta.');
  await anotherVisitor.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(anotherVisitor.getByText('Resuelto', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'mientras escribías' })).toBeFocused();
  await expect(page.getByText('La primera respuesta.')).toBeVisible();
  await expect(answerOn(page)).toHaveValue('La segunda respuesta.');
  await page.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(page.getByRole('list').getByText('La segunda respuesta.')).toBeVisible();
});

test('the inbox and a message can be used by everybody', async ({ page, anotherVisitor }) => {
  await answerCookies(page);
  await answerCookies(anotherVisitor);
  const name = `Persona ${Math.random().toString(36).slice(2, 8)}`;
  await writeToUs(anotherVisitor, name);
  await beAdmin(page);
  await page.goto('/admin/contact');
  const link = page.getByRole('link', { name: new RegExp(name) });
  await expect(link).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await link.click();
  await page.getByRole('textbox', { name: 'Nota', exact: true }).fill('Una nota.');
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(page.getByRole('list').getByText('Una nota.')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Revisa' })).toBeFocused();
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await violationsInBothThemes(page)).toEqual([]);
});
