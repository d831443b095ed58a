import { translatePage } from '../translated-page.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

test.beforeEach(async ({ page }) => answerCookies(page));

for (const when of ['before', 'after'] as const)
  test(`translated ${when} the page is live, the site goes on working: search, quiz and forms`, async ({ page }) => {
    await page.addInitScript(translatePage, { when, words: 'capitals' as const });
    const go = async (path: string) => {
      await page.goto(path);
      await untilLive(page);
    };

    await go('/recursos/css/css-grid');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('flexbox');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page
      .getByRole('textbox', { name: /comentario/i })
      .fill('Me ha servido mucho, gracias por explicarlo tan claro.');
    await page.getByRole('button', { name: /enviar comentario/i }).click();
    await expect(page.getByRole('status').filter({ hasText: /pendiente de moderación/i })).toBeVisible();
    await expect(page.getByText(/esta parte no ha podido cargarse/i)).toHaveCount(0);

    await go('/recursos/css/quiz-css-entrevistas');
    await page.getByRole('button', { name: /empezar la práctica/i }).click();
    const question = page.getByRole('heading', { level: 2, name: /pregunta 1 de/i });
    const check = page.getByRole('button', { name: /comprobar/i });
    await expect(question).toBeVisible();
    // Some questions are answered as they stand, such as an order.
    const answers = page.getByRole('main').getByRole('radio');
    for (let skipped = 0; skipped < 20 && (await answers.count()) === 0; skipped++)
      await page.getByRole('button', { name: /saltar por ahora/i }).click();
    await check.click();
    await expect(
      page
        .getByText(/elige una respuesta/i)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await answers.first().check();
    await check.click();
    await page.getByRole('button', { name: /siguiente/i }).click();
    await expect(page.getByRole('heading', { level: 2, name: /pregunta 2 de/i })).toBeVisible();

    await go('/contacto');
    await page.getByRole('radio', { name: /comunidad/i }).check();
    await page.getByLabel(/^nombre/i).fill('Persona de prueba');
    await page.getByLabel(/^correo/i).fill(`persona-${Math.random().toString(36).slice(2)}@ejemplo.example`);
    await page.getByRole('textbox', { name: /mensaje/i }).fill('Me gustaría saber cómo puedo ayudar.');
    await page.getByRole('button', { name: /enviar mensaje/i }).click();
    await expect(
      page
        .getByRole('alert')
        .or(page.getByText(/revisa/i))
        .first(),
    ).toBeVisible();
    await page.getByRole('checkbox', { name: /he leído/i }).check();
    await page.getByRole('button', { name: /enviar mensaje/i }).click();
    await expect(page.getByRole('heading', { name: /mensaje enviado/i })).toBeVisible();
  });
