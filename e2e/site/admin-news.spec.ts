import type { Page } from '@playwright/test';
import { beAdmin } from '../api.ts';
import { violationsInBothThemes } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const uniqueTitle = () => `Crónica ${Math.random().toString(36).slice(2, 8)} de otoño`;
/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Texto' });

/** Drafts news with the keyboard alone and stays on their page. */
async function draftNews(page: Page, title: string): Promise<void> {
  await page.goto('/admin/noticias');
  await page.getByRole('link', { name: 'Escribir una noticia' }).click();
  await page.getByLabel('Título', { exact: true }).fill(title);
  await page.getByLabel(/^Resumen/).fill('Lo que pasó en el encuentro de otoño.');
  await page.getByLabel(/^Etiquetas/).fill('comunidad, eventos');
  await textOf(page).focus();
  const { keyboard } = page;
  await keyboard.type('Vinimos cincuenta. ');
  await keyboard.press('ControlOrMeta+b');
  await keyboard.type('Y nos quedamos');
  await keyboard.press('ControlOrMeta+b');
  await keyboard.press('Enter');
  await keyboard.type('## Lo que aprendimos');
  await keyboard.press('Enter');
  await keyboard.type('- Escuchar');
  await keyboard.press('Enter');
  await keyboard.type('Preguntar');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Noticia', exact: true })).toBeVisible();
  await expect(textOf(page)).toContainText('Preguntar');
}

async function publish(page: Page, button: 'Publicar' | 'Publicar los cambios'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByText('Publicada', { exact: true })).toBeVisible();
}

test('news are written by keyboard, looked at in their page, published, changed, restored and taken off the site', async ({
  page,
  anotherVisitor,
  request,
}) => {
  test.slow();
  await answerCookies(page);
  await answerCookies(anotherVisitor);
  await beAdmin(page);
  const title = uniqueTitle();
  await draftNews(page, title);

  await page.getByRole('link', { name: 'Ver cómo se verá' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Así se verá.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Lo que aprendimos' })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Seguir editando' }).click();
  const path = `/noticias/${await page.getByLabel(/^Dirección/).inputValue()}`;
  expect((await request.get(path)).status(), 'nobody sees a draft').toBe(404);

  await publish(page, 'Publicar');
  await anotherVisitor.goto(path);
  await untilLive(anotherVisitor);
  await expect(anotherVisitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(anotherVisitor.getByText('Y nos quedamos')).toBeVisible();
  await anotherVisitor.getByRole('link', { name: 'Lo que aprendimos' }).first().click();
  await expect(anotherVisitor).toHaveURL(/#lo-que-aprendimos$/);
  for (const list of [
    '/blog',
    '/blog/noticias',
    '/blog?etiqueta=comunidad',
    '/blog/rss.xml',
    '/blog/noticias/feed.json',
  ])
    expect(await (await request.get(list)).text(), list).toContain(title);
  // The search hears of it by itself.
  await expect
    .poll(async () => (await request.get(`/api/search?q=${encodeURIComponent(title)}`)).text(), { timeout: 90_000 })
    .toContain(path);

  await textOf(page).press('ControlOrMeta+End');
  await page.keyboard.type(' mucho');
  await page.getByLabel(/^Dirección/).fill(`${path.slice('/noticias/'.length)}-2`);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Publicada, con cambios')).toBeVisible();
  expect(await (await request.get(path)).text(), 'what is saved is not published').not.toContain('mucho');
  await publish(page, 'Publicar los cambios');
  expect(await (await request.get(`${path}-2`)).text()).toContain('mucho');
  await expect
    .poll(async () => (await request.get(path, { maxRedirects: 0 })).headers().location, { timeout: 90_000 })
    .toContain(`${path}-2`);

  await page
    .getByRole('button', { name: /^Volver al texto/ })
    .last()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Volver a este texto' }).click();
  await expect(textOf(page)).not.toContainText('mucho');
  await page.getByRole('button', { name: 'Retirar de la web' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByText('Borrador', { exact: true })).toBeVisible();
  expect((await request.get(`${path}-2`)).status()).toBe(404);
});

test('a picture that is pasted or dropped into the text opens its panel, and what is no picture is named', async ({
  page,
}) => {
  await answerCookies(page);
  await beAdmin(page);
  await draftNews(page, uniqueTitle());
  const panel = page.getByRole('group', { name: 'Imagen' });
  const give = (kind: 'paste' | 'drop', name: string, type: string) =>
    textOf(page).evaluate(
      (text, [kind, name, type, bytes]) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(bytes)], name, { type }));
        const options = { bubbles: true, cancelable: true };
        text.dispatchEvent(
          kind === 'paste'
            ? new ClipboardEvent('paste', { ...options, clipboardData: data })
            : new DragEvent('drop', { ...options, dataTransfer: data }),
        );
      },
      [kind, name, type, [...pixel]] as const,
    );
  await give('drop', 'programa.pdf', 'application/pdf');
  await expect(panel.getByText('La imagen tiene que ser JPG, PNG, WebP, AVIF o GIF')).toBeVisible();
  await give('paste', 'aula.png', 'image/png');
  await expect(panel.getByText('Imagen subida')).toBeVisible();
  await panel.getByLabel(/¿Qué se ve/).fill('Un aula llena');
  await panel.getByRole('button', { name: 'Poner la imagen' }).click();
  await expect(textOf(page).getByRole('img', { name: 'Un aula llena' })).toBeVisible();
});

test('a picture and a link are set without a mouse, and the bar of buttons is one stop', async ({ page }) => {
  await answerCookies(page);
  await beAdmin(page);
  await draftNews(page, uniqueTitle());
  await textOf(page).press('ControlOrMeta+End');
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('button', { name: 'Título', exact: true })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Enlace' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('¿Adónde lleva?').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Escribe una dirección completa/)).toBeVisible();
  await page.getByLabel('¿Adónde lleva?').fill('ejemplo.org/agenda');
  await page.keyboard.press('Enter');
  await expect(textOf(page).getByRole('link', { name: 'https://ejemplo.org/agenda' })).toBeVisible();

  await page.getByRole('toolbar').getByRole('button', { name: 'Imagen' }).click();
  const panel = page.getByRole('group', { name: 'Imagen' });
  await panel
    .getByLabel('Imagen', { exact: true })
    .setInputFiles({ name: 'aula.png', mimeType: 'image/png', buffer: pixel });
  await expect(panel.getByText('Imagen subida')).toBeVisible();
  await panel.getByRole('button', { name: 'Poner la imagen' }).click();
  await expect(panel.getByText('Escribe qué se ve en la imagen')).toBeVisible();
  await panel.getByLabel(/¿Qué se ve/).fill('Un aula llena');
  await panel.getByRole('button', { name: 'Poner la imagen' }).click();
  await expect(textOf(page).getByRole('img', { name: 'Un aula llena' })).toBeVisible();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Cambios guardados.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver cómo se verá' }).click();
  await expect(page.getByRole('main').getByRole('img', { name: 'Un aula llena' })).toBeVisible();
});

test('what is pasted is text, whatever it is: no HTML comes to life', async ({ page }) => {
  await answerCookies(page);
  await beAdmin(page);
  await page.goto('/admin/noticias/nueva');
  await textOf(page).focus();
  await textOf(page).evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text/html', '<img src=x onerror="document.title=1"><b>hola</b>');
    data.setData('text/plain', 'Hola\n\n- a todas\n- y a todos');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(textOf(page).getByRole('listitem')).toHaveText(['a todas', 'y a todos']);
  await expect(textOf(page).locator('img, b')).toHaveCount(0);
});

test('the form of news, with what is wrong in it, can be used by everybody', async ({ page }) => {
  await answerCookies(page);
  await beAdmin(page);
  await page.goto('/admin/noticias/nueva');
  await expect(textOf(page)).toBeVisible();
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsInBothThemes(page), `${width} px wide`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('a visitor who opens a draft gets the way to log in, and nothing of it', async ({ page, request }) => {
  const path = '/noticias/borrador/00000000-0000-4000-8000-000000007901';
  const answer = await request.get(path);
  expect(await answer.text()).not.toContain('encuentro');
  await page.goto(path);
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).last()).toHaveAttribute('href', /volver/);
});
