import { approvedComments, beAdmin, pendingComments, sendComment } from '../api.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const article = '/recursos/css/css-grid';
const thanks = 'Tu comentario ha sido enviado y está pendiente de moderación. ¡Gracias por participar!';

/** A text that no other test and no earlier run has sent. */
const uniqueText = (what: string) => `${what} ${Math.random().toString(36).slice(2, 10)}`;

test.beforeEach(async ({ page }) => answerCookies(page));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the article and its approved comments are in the HTML that the server sends', async ({ page }) => {
    const comments = await approvedComments();
    expect(comments.length, 'approved demo comments').toBeGreaterThan(0);
    await page.goto(article);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/CSS Grid/i);
    await expect(page.getByText('17 de noviembre de 2023').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Volver al Blog' }).first()).toHaveAttribute('href', '/blog');
    const newest = comments.slice(0, 3);
    for (const { content } of newest)
      await expect(page.getByRole('main')).toContainText(content.trim().split('\n')[0] ?? '');
  });
});

test('a reader comments, reads the thanks and sees her comment pending, and the form is empty again', async ({
  page,
  anotherVisitor,
}) => {
  const text = uniqueText('¿Sirve también para maquetar una revista? Pregunta de prueba');
  await page.goto(article);
  await untilLive(page);
  await page.getByRole('textbox', { name: /comentario/i }).fill(text);
  await page.getByRole('textbox', { name: /alias/i }).fill('Lectora de prueba');
  await page.getByRole('button', { name: 'Enviar comentario' }).click();

  await expect(page.getByText(thanks)).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText(/pendiente/i).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: /comentario/i })).toHaveValue('');

  await anotherVisitor.goto(article);
  await expect(anotherVisitor.getByText(text)).toHaveCount(0);
});

test('an empty comment is stopped by the browser', async ({ page }) => {
  await page.goto(article);
  await untilLive(page);
  const field = page.getByRole('textbox', { name: /comentario/i });
  await page.getByRole('button', { name: 'Enviar comentario' }).click();
  expect(await field.evaluate((element: HTMLTextAreaElement) => element.validity.valueMissing)).toBe(true);
  await expect(field).toBeFocused();
});

test('a comment that cannot be sent stays in the form, and the reader is told', async ({ page, watch }) => {
  watch.tolerate(/.*/);
  const text = uniqueText('Un texto que costó escribir');
  await page.goto(article);
  await untilLive(page);
  await page.route('**/api/comments', (route) => route.abort());
  await page.getByRole('textbox', { name: /comentario/i }).fill(text);
  await page.getByRole('button', { name: 'Enviar comentario' }).click();
  await expect(page.getByText(/No se ha podido enviar/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /comentario/i })).toHaveValue(text);
});

test('markup in a comment is text', async ({ page }) => {
  const session = await beAdmin(page);
  const text = `${uniqueText('Prueba')} <img src=x onerror="document.title='roto'"><b>negrita</b>`;
  await sendComment(text, '<i>Lectora</i>');
  await page.goto('/admin/comments');
  await expect(page.getByText(text).first()).toBeVisible();
  await expect(page).not.toHaveTitle('roto');
  const sent = (await pendingComments(session.authToken)).find(({ content }) => content === text);
  expect(sent?.alias).toBe('<i>Lectora</i>');
});

test.describe('moderation', () => {
  test('an approved comment is on the article within a second, for other visitors too', async ({
    page,
    anotherVisitor,
  }) => {
    const text = uniqueText('Me ha servido mucho. Comentario de prueba');
    await sendComment(text, 'Lectora de muestra');
    await beAdmin(page);
    await page.goto('/admin/comments');
    await page.getByRole('row').filter({ hasText: text }).getByRole('button').click();
    await page.getByRole('button', { name: 'Aprobar', exact: true }).click();
    await expect(page.getByText('Aprobado «Lectora de muestra».', { exact: true })).toBeVisible();

    await expect(async () => {
      expect((await approvedComments()).map(({ content }) => content)).toContain(text);
    }).toPass({ timeout: 1_000, intervals: [50] });
    await anotherVisitor.goto(article);
    await expect(anotherVisitor.getByText(text)).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: text })).toHaveCount(0);
  });

  test('a rejected comment is gone from every list', async ({ page, anotherVisitor }) => {
    const text = uniqueText('Publicidad de prueba');
    await sendComment(text, 'Anuncio de muestra');
    const { authToken } = await beAdmin(page);
    await page.goto('/admin/comments');
    await page.getByRole('row').filter({ hasText: text }).getByRole('button').click();
    await page.getByRole('button', { name: 'Rechazar', exact: true }).click();
    await expect(page.getByText('Rechazado «Anuncio de muestra».', { exact: true })).toBeVisible();

    await expect(async () => {
      expect((await pendingComments(authToken)).map(({ content }) => content)).not.toContain(text);
    }).toPass();
    expect((await approvedComments()).map(({ content }) => content)).not.toContain(text);
    await anotherVisitor.goto(article);
    await expect(anotherVisitor.getByText(text)).toHaveCount(0);
  });

  test('a rejection can be undone', async ({ page }) => {
    const text = uniqueText('Rechazado sin querer');
    await sendComment(text, 'Lectora de muestra');
    const { authToken } = await beAdmin(page);
    await page.goto('/admin/comments');
    await page.getByRole('row').filter({ hasText: text }).getByRole('button').click();
    await page.getByRole('button', { name: 'Rechazar', exact: true }).click();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByRole('row').filter({ hasText: text })).toBeVisible();
    await expect(async () => {
      expect((await pendingComments(authToken)).map(({ content }) => content)).toContain(text);
    }).toPass();
  });

  test('a visitor who is not logged in is led to the login page', async ({ page }) => {
    await page.goto('/admin/comments');
    await expect(
      page
        .getByRole('link', { name: /iniciar sesión/i })
        .or(page.getByRole('button', { name: 'Entrar' }))
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  });
});
