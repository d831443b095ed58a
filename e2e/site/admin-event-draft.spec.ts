import { beAdmin } from '../api.ts';
import { violationsInBothThemes } from '../violations.ts';
import { answerCookies, expect, test } from '../visitor.ts';

test('a draft of an event is looked at in its own page before anybody sees it', async ({ page, request }) => {
  await answerCookies(page);
  await beAdmin(page);
  const name = `Taller ${Math.random().toString(36).slice(2, 8)} de prueba`;
  await page.goto('/admin/eventos/nuevo');
  await page.getByLabel('Nombre', { exact: true }).fill(name);
  await page.getByRole('textbox', { name: /^Texto de la página/ }).focus();
  const { keyboard } = page;
  await keyboard.type('Lo que haremos ');
  await keyboard.press('ControlOrMeta+b');
  await keyboard.type('juntas');
  await keyboard.press('ControlOrMeta+b');
  await keyboard.press('Enter');
  await keyboard.type('## Qué traer');
  await keyboard.press('Enter');
  await keyboard.type('- Portátil');
  await page.getByLabel('Empieza', { exact: true }).fill('2030-03-08T18:30');
  await page.getByLabel(/^Lugar, en pocas palabras/).fill('Biblioteca, Barcelona');
  await page.getByRole('button', { name: 'Crear borrador' }).click();
  await page.getByRole('link', { name: 'Ver cómo se verá' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('strong', { hasText: 'juntas' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Qué traer' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Portátil' })).toBeVisible();
  await expect(page.getByRole('note', { name: 'Borrador' })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  const draft = await (await request.get(new URL(page.url()).pathname)).text();
  expect(draft, 'the server tells nobody').not.toContain(name);

  await page.getByRole('link', { name: 'Seguir editando' }).click();
  await page.getByRole('button', { name: 'Borrar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, borrarlo' }).click();
  await expect(page).toHaveURL(/\/admin\/eventos$/);
});

test('who hears of a change is said before, with the mails, as the API says it', async ({ page }) => {
  await answerCookies(page);
  await beAdmin(page);
  await page.goto('/admin/eventos/00000000-0000-4000-8000-000000000103');
  const form = page.getByRole('form', { name: 'Datos del evento' });
  await form.getByLabel('Sede', { exact: false }).first().fill('Otra sede de prueba');
  const mails = page.getByRole('list', { name: 'Correos que se enviarán' });
  await expect(mails.getByRole('listitem').first()).toContainText(/.+, a \d+ personas?/);
  const people = /\d+/.exec((await mails.getByRole('listitem').first().textContent())?.split(', a ').at(-1) ?? '')?.[0];
  await expect(page.getByText(`Al guardar se avisará a ${people} persona`)).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar el evento' }).click();
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Correos que se enviarán' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Dejarlo como está' }).click();
});
