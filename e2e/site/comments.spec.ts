import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { adminSession, approveComment, approvedComments, beAdmin, pendingComments, sendComment } from '../api.ts';
import { askDatabase } from '../site-database.ts';
import { siteUnderTest } from '../site-under-test.ts';
import { violationsInBothThemes, violationsOf } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const article = '/recursos/css/css-grid';
const thanks = 'Tu comentario ha sido enviado y está pendiente de moderación. ¡Gracias por participar!';

/** A text that no other test and no earlier run has sent. */
const uniqueText = (what: string) => `${what} ${Math.random().toString(36).slice(2, 10)}`;

test.beforeEach(async ({ page }) => answerCookies(page));

/** Rejects the comment that is open. */
async function reject(page: Page, reason: string) {
  await page.getByRole('button', { name: 'Rechazar', exact: true }).click();
  const form = page.getByRole('form', { name: 'Motivo del rechazo' });
  await form.getByRole('radio', { name: reason }).check();
  await form.getByRole('button', { name: 'Rechazar' }).click();
}

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

  test('the form is sent by the browser, which is answered with a page that leads back', async ({ page }) => {
    const text = uniqueText('Sin scripts también se comenta');
    await page.goto(article);
    await page.getByRole('textbox', { name: 'Comentario' }).fill(text);
    await page.getByRole('button', { name: 'Enviar comentario' }).click();
    await expect(page.getByText(thanks)).toBeVisible();
    await page.getByRole('link', { name: 'Volver al artículo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/CSS Grid/i);
    const { authToken } = await adminSession();
    expect((await pendingComments(authToken)).map(({ content }) => content)).toContain(text);
  });

  test('a comment is answered without scripts, from its own link', async ({ page }) => {
    const text = uniqueText('Respuesta sin guiones');
    await page.goto(article);
    await page
      .getByRole('link', { name: /^Responder/ })
      .first()
      .click();
    await expect(page.getByRole('form', { name: 'Responde' })).toContainText('debajo del comentario de');
    await page.getByRole('textbox', { name: 'Comentario' }).fill(text);
    await page.getByRole('button', { name: 'Enviar comentario' }).click();
    await expect(page.getByText(thanks)).toBeVisible();
    const { authToken } = await adminSession();
    const sent = (await pendingComments(authToken)).find(({ content }) => content === text);
    expect(sent?.answerTo).toBeTruthy();
  });

  test('every page of comments is an address, and the links lead from one to the next', async ({ page }) => {
    const all = await approvedComments();
    await page.goto(`${article}?comentarios=2`);
    const shown = page.getByRole('region', { name: 'Comentarios', exact: true }).getByRole('article');
    await expect(shown).toHaveCount(Math.min(20, Math.max(0, all.length - 20)));
    await page.getByRole('link', { name: 'Ver los más recientes' }).click();
    await expect(shown).toHaveCount(Math.min(20, all.length));
  });

  test('every page of the answers to a comment is an address, too', async ({ page }) => {
    const asked = await answeredOften(45);
    await page.goto('/recursos/css/fondos-e-imagenes');
    const answers = page.locator(`[id="comentario-${asked}"]`).getByRole('list').getByRole('article');
    await expect(answers).toHaveCount(20);
    await page.getByRole('link', { name: 'Ver más respuestas (25)' }).click();
    await expect(answers.first()).toContainText('Respuesta número 21');
    await page.getByRole('link', { name: 'Ver más respuestas (5)' }).click();
    await expect(answers).toHaveCount(5);
    await page.getByRole('link', { name: 'Ver respuestas anteriores' }).click();
    await expect(answers.first()).toContainText('Respuesta número 21');
  });
});

/** Publishes a comment below the article about backgrounds, and so many answers to it. @returns its id */
async function answeredOften(times: number): Promise<string> {
  const id = randomUUID();
  await askDatabase(
    `with asked as (
       insert into comments (id, post_id, content, alias, state, created_at, decided_at)
       values ('${id}', 143, '¿Quién más usa object-fit?', 'Ana', 'approved', now(), now()) returning id)
     insert into comments (id, post_id, content, alias, state, created_at, decided_at, answer_to)
     select gen_random_uuid(), 143, 'Respuesta número ' || n, 'Bea', 'approved', now() + n * interval '1 millisecond', now(), asked.id
       from asked, generate_series(1, ${times}) as n`,
  );
  await askDatabase('notify comments_changed');
  return id;
}

test('a comment whose answer is lost again and again is said to be of unknown fate, and is there once after all', async ({
  page,
  watch,
}) => {
  watch.tolerate(/ERR_CONNECTION_RESET/, /Error sending comment: UnreachableError/);
  const text = uniqueText('Se ha perdido la respuesta');
  const { authToken } = await adminSession();
  const waiting = async () =>
    (await pendingComments(authToken)).filter(({ content }) => content === text).map(({ content }) => content);
  let lost = 0;
  await page.route('**/api/comments', async (route) => {
    // The first and what looks after it by itself: both arrive, and no answer comes back.
    if (lost === 2) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto(article);
  await untilLive(page);
  await page.getByRole('textbox', { name: 'Comentario' }).fill(text);
  await page.getByRole('button', { name: 'Enviar comentario' }).click();
  await expect(page.getByRole('alert')).toContainText('no sabemos si ha llegado. Prueba otra vez');
  await expect(page.getByRole('textbox', { name: 'Comentario' })).toHaveValue(text);
  expect(await waiting()).toEqual([text]);

  await page.getByRole('button', { name: 'Enviar comentario' }).click();
  await expect(page.getByText(thanks)).toBeVisible();
  expect(lost).toBe(2);
  expect(await waiting()).toEqual([text]);
  // The answer that came at last has the secret to change it.
  const entry = page.getByRole('listitem').filter({ hasText: 'Pendiente de moderación' });
  await entry.getByRole('button', { name: 'Editar' }).click();
  await expect(page.getByRole('form', { name: 'Cambiar tu comentario' })).toBeVisible();
});

test('a comment whose answer was lost is the same after a reload; with another word, the form says that the first had arrived', async ({
  page,
  watch,
}) => {
  watch.tolerate(/ERR_CONNECTION_RESET/, /Error sending comment:/, /409 \(Conflict\)/);
  const text = uniqueText('Se ha perdido y he vuelto a cargar');
  const { authToken } = await adminSession();
  const waiting = async () =>
    (await pendingComments(authToken)).map(({ content }) => content).filter((content) => content.startsWith(text));
  let losing = true;
  await page.route('**/api/comments', async (route) => {
    if (!losing) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  const field = page.getByRole('textbox', { name: 'Comentario' });
  const send = page.getByRole('button', { name: 'Enviar comentario' });
  await page.goto(article);
  await untilLive(page);
  await field.fill(text);
  await send.click();
  await expect(page.getByRole('alert')).toContainText('no sabemos si ha llegado');
  await page.reload();
  await untilLive(page);
  await expect(field).toHaveValue(text);
  await send.click();
  await expect(page.getByRole('alert')).toContainText('no sabemos si ha llegado');
  expect(await waiting()).toEqual([text]);

  // With the first letter the form looks no more.
  await field.fill(`${text}, y más`);
  losing = false;
  await send.click();
  await expect(page.getByRole('alert')).toContainText('Lo que enviaste antes ya nos había llegado');
  expect(await waiting()).toEqual([text]);
  const entry = page.getByRole('listitem').filter({ hasText: 'Pendiente de moderación' });
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText(text);
  await expect(entry.getByRole('button', { name: 'Editar' })).toBeVisible();
  await send.click();
  await expect(page.getByText(thanks)).toBeVisible();
  expect((await waiting()).sort()).toEqual([text, `${text}, y más`]);
});

test('a reader changes what she has just sent, finds it after a reload, and takes it back', async ({ page }) => {
  const text = uniqueText('Con una errrata');
  const mended = uniqueText('Sin errata');
  await page.goto(article);
  await untilLive(page);
  await page.getByRole('textbox', { name: 'Comentario' }).fill(text);
  await page.getByRole('button', { name: 'Enviar comentario' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Pendiente de moderación' });
  await expect(entry).toContainText(text);

  await entry.getByRole('button', { name: 'Editar' }).click();
  const form = page.getByRole('form', { name: 'Cambiar tu comentario' });
  await form.getByRole('textbox', { name: 'Comentario' }).fill(mended);
  await form.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(entry).toContainText(mended);
  const { authToken } = await adminSession();
  const waiting = async () => (await pendingComments(authToken)).map(({ content }) => content);
  expect(await waiting()).toContain(mended);
  expect(await waiting()).not.toContain(text);

  await page.reload();
  await untilLive(page);
  // The live comments may take the place of those from the server meanwhile.
  await expect(() => page.getByRole('heading', { name: 'Comentarios' }).scrollIntoViewIfNeeded()).toPass();
  await expect(entry).toContainText(mended);
  expect(await violationsOf(page), 'the pending entry').toEqual([]);
  await entry.getByRole('button', { name: 'Retirar' }).click();
  await entry.getByRole('button', { name: 'Retirarlo' }).click();
  await expect(entry).toHaveCount(0);
  expect(await waiting()).not.toContain(mended);
});

test('a reader answers a comment; a moderator sees what it answers, and it stands below it', async ({
  page,
  anotherVisitor,
}) => {
  const text = uniqueText('Con `gap`, **siempre**: [la guía](https://web.dev/learn/css)');
  await page.goto(article);
  await untilLive(page);
  await page
    .getByRole('link', { name: /^Responder/ })
    .first()
    .click();
  const form = page.getByRole('form', { name: 'Responde' });
  await expect(form.getByRole('textbox', { name: 'Comentario' })).toBeFocused();
  await form.getByRole('textbox', { name: 'Comentario' }).fill(text);
  await page.getByRole('button', { name: 'Enviar comentario' }).click();
  await expect(page.getByText(thanks)).toBeFocused();
  expect(await violationsOf(page), 'the answer that waits').toEqual([]);

  const session = await beAdmin(anotherVisitor);
  await anotherVisitor.goto('/admin/comments');
  await anotherVisitor.getByRole('row').filter({ hasText: 'Respuesta · ' }).first().getByRole('button').click();
  await expect(anotherVisitor.getByText(/^Responde a /)).toBeVisible();
  const sent = (await pendingComments(session.authToken)).find(({ content }) => content === text);
  await approveComment(session.authToken, sent?.id ?? '');

  // Another hash alone would leave the page as it is.
  await page.goto('/aviso-legal');
  await page.goto(`${article}#comentario-${sent?.id}`);
  const answer = page.locator(`[id="comentario-${sent?.answerTo}"] [id="comentario-${sent?.id}"]`);
  await expect(answer).toBeInViewport();
  await expect(answer.getByRole('link', { name: 'la guía' })).toHaveAttribute('rel', 'ugc nofollow noopener');
  await expect(answer.locator('code')).toHaveText('gap');
});

test('a link to a comment leads to it, on whichever page it is', async ({ page }) => {
  const last = (await approvedComments()).at(-1);
  const entry = page.locator(`[id="comentario-${last?.id}"]`);
  await page.goto(`${article}#comentario-${last?.id}`);
  await expect(entry).toBeInViewport();
  // From a page of comments on which it is not.
  await page.goto(`${article}?comentarios=9#comentario-${last?.id}`);
  await expect(entry).toBeInViewport();
  await expect(entry).toBeFocused();
});

test('a link to one of very many answers leads to it, and more of them come below it', async ({ page }) => {
  const asked = await answeredOften(45);
  await page.goto('/recursos/css/fondos-e-imagenes');
  await untilLive(page);
  const answers = page.locator(`[id="comentario-${asked}"]`).getByRole('list').getByRole('article');
  await page.getByRole('link', { name: 'Ver más respuestas (25)' }).first().click();
  await expect(answers).toHaveCount(40);
  await expect(page.locator(':focus')).toContainText('Respuesta número 21');
  const address = await page.locator(':focus').getByRole('link').first().getAttribute('href');
  await page.goto('/aviso-legal');
  await page.goto(`/recursos/css/fondos-e-imagenes${address}`);
  await expect(answers.first()).toContainText('Respuesta número 21');
  await expect(answers.first()).toBeInViewport();
  expect(await violationsOf(page), 'the answers').toEqual([]);
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

test('a comment that cannot be sent stays in the form, and the page says so', async ({ page, watch }) => {
  watch.tolerate(/.*/);
  const text = uniqueText('Un texto que costó escribir');
  await page.goto(article);
  await untilLive(page);
  await page.route('**/api/comments', (route) => route.abort());
  await page.getByRole('textbox', { name: /comentario/i }).fill(text);
  await page.getByRole('button', { name: 'Enviar comentario' }).click();
  await expect(page.getByText(/no sabemos si ha llegado/)).toBeVisible();
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
    await reject(page, 'Publicidad');
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
    await reject(page, 'Publicidad');
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByRole('row').filter({ hasText: text })).toBeVisible();
    await expect(async () => {
      expect((await pendingComments(authToken)).map(({ content }) => content)).toContain(text);
    }).toPass();
  });

  test('a comment that a reader reports is kept by a moderator, who sees why, and the queue is empty again', async ({
    page,
    anotherVisitor,
  }) => {
    const text = uniqueText('Un comentario discutible');
    await sendComment(text, 'Lectora discutida');
    const { authToken } = await beAdmin(page);
    const id = (await pendingComments(authToken)).find(({ content }) => content === text)?.id ?? '';
    await approveComment(authToken, id);

    await anotherVisitor.goto(`${article}#comentario-${id}`);
    const entry = anotherVisitor.getByRole('listitem').filter({ hasText: text });
    await entry.getByRole('button', { name: /^Denunciar/ }).click();
    const dialog = anotherVisitor.getByRole('dialog', { name: 'Denunciar este comentario' });
    await dialog.getByText('No trata del tema').click();
    await dialog.getByRole('textbox', { name: /Nota/ }).fill('Habla de fútbol');
    expect(await violationsOf(anotherVisitor), 'the dialog').toEqual([]);
    await dialog.getByRole('button', { name: 'Enviar denuncia' }).click();
    await expect(anotherVisitor.getByText('Gracias por avisar.')).toBeVisible();
    await expect(entry.getByRole('button', { name: /^Denunciar/ })).toBeFocused();

    await page.goto('/admin/comments?estado=denunciados');
    await page.getByRole('row').filter({ hasText: text }).getByRole('button').click();
    const open = page.getByRole('complementary', { name: 'Comentario seleccionado' });
    await expect(open.getByRole('region', { name: '1 denuncia' })).toContainText('Habla de fútbol');
    expect(await violationsOf(page), 'the reported ones').toEqual([]);
    await open.getByRole('button', { name: 'Mantener publicado' }).click();
    await expect(page.getByText('Se mantiene «Lectora discutida».', { exact: true })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: text })).toHaveCount(0);
    expect((await approvedComments()).map(({ content }) => content)).toContain(text);
  });

  test('marks, reasons and the way back can be used by everybody', async ({ page }) => {
    for (const who of ['una', 'otra']) await sendComment(uniqueText('Para marcar'), `Lectora ${who}`);
    await beAdmin(page);
    await page.goto('/admin/comments');
    await page.getByRole('table').getByRole('checkbox').nth(1).check();
    await page.getByRole('group', { name: 'Con los marcados' }).getByRole('button', { name: 'Rechazar' }).click();
    await expect(page.getByRole('radio', { name: 'Spam' })).toBeFocused();
    expect(await violationsInBothThemes(page), 'reasons for the marked').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('group', { name: 'Con los marcados' }).getByRole('button', { name: 'Spam' }).click();
    await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
    await page.getByRole('complementary').getByRole('button', { name: 'Rechazar' }).click();
    expect(await violationsInBothThemes(page), 'reasons for the open one, and undo').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Deshacer' }).click();
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

  test('a queue is cleared by keyboard alone, from the login page on', async ({ page, anotherVisitor }) => {
    test.slow();
    const key = Math.random().toString(36).slice(2, 10);
    const aliases = ['Agradece', 'Ofende', 'Anuncia', 'Repite uno', 'Repite dos', 'Duda'].map((who) => `${who} ${key}`);
    // The oldest first, so that the newest, which the list begins with, is the last.
    for (const alias of [...aliases].reverse()) await sendComment(`Comentario de prueba ${key} de ${alias}`, alias);
    const { adminEmail, adminPassword } = siteUnderTest();
    const focused = page.locator(':focus');
    const tabTo = async (target: ReturnType<Page['getByRole']>, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
      for (let presses = 0; presses < 60; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press(key);
      }
      await expect(target).toBeFocused();
    };

    await page.goto('/login?volver=%2Fadmin%2Fcomments');
    await untilLive(page);
    await tabTo(page.getByRole('textbox', { name: /correo/i }));
    await page.keyboard.type(adminEmail);
    await tabTo(page.getByLabel('Contraseña', { exact: true }));
    await page.keyboard.type(adminPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/comments$/);

    // Only this test's comments, found by keyboard.
    const search = page.getByRole('searchbox', { name: /Buscar en texto/ });
    await expect(search).toBeVisible();
    await tabTo(search);
    await page.keyboard.type(key);
    await expect(page.getByText('Coinciden 6 comentarios')).toBeVisible();
    const rowOf = (alias: string | undefined) => page.getByRole('button', { name: alias, exact: true });
    await tabTo(rowOf(aliases[0]));

    await page.keyboard.press('a');
    await expect(page.getByText(`Aprobado «${aliases[0]}».`, { exact: true })).toBeVisible();
    await expect(rowOf(aliases[1])).toBeFocused();
    // A digit rejects with its reason.
    await page.keyboard.press('r');
    await expect(page.getByRole('radio', { name: 'Spam' })).toBeFocused();
    await page.keyboard.press('2');
    await expect(page.getByText(`Rechazado «${aliases[1]}».`, { exact: true })).toBeVisible();
    await expect(rowOf(aliases[2])).toBeFocused();
    await page.keyboard.press('s');
    await expect(page.getByText(`Marcado como spam «${aliases[2]}».`, { exact: true })).toBeVisible();

    // Two at once, with arrows, a note and Enter.
    await expect(rowOf(aliases[3])).toBeFocused();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(page.getByText('2 marcados', { exact: true })).toBeVisible();
    await page.keyboard.press('r');
    await expect(page.getByRole('radio', { name: 'Spam' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'Fuera de tema' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Va de otra cosa');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Rechazados 2 comentarios.', { exact: true })).toBeVisible();
    await expect(rowOf(aliases[5])).toBeFocused();

    // Both come back, and both go again, without waiting for what takes them back.
    await page.keyboard.press('z');
    await expect(rowOf(aliases[3])).toBeFocused();
    await expect(rowOf(aliases[4])).toBeVisible();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('r');
    await page.keyboard.press('5');
    await expect(page.getByText('Rechazados 2 comentarios.', { exact: true })).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByText('Ningún comentario coincide con el filtro')).toBeVisible();

    // The tab of the rejected ones tells why.
    await tabTo(page.getByRole('link', { name: /^Rechazados/ }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/estado=rechazados/);
    await tabTo(page.getByRole('searchbox', { name: /Buscar en texto/ }));
    await page.keyboard.type(`ofende ${key}`);
    await expect(page.getByText('Coincide 1 comentario')).toBeVisible();
    const open = page.getByRole('complementary', { name: 'Comentario seleccionado' });
    await expect(open.getByText('Insulto o acoso')).toBeVisible();
    await expect(focused).toHaveCount(1);

    await anotherVisitor.goto(article);
    await expect(anotherVisitor.getByText(`${key} de ${aliases[0]}`)).toBeVisible();
    await expect(anotherVisitor.getByText(`${key} de ${aliases[5]}`)).toBeVisible();
    for (const alias of aliases.slice(1, 5))
      await expect(anotherVisitor.getByText(`${key} de ${alias}`)).toHaveCount(0);
  });
});
