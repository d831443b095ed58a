import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const path = '/femcoders-quienes-somos';

test.beforeEach(({ page }) => answerCookies(page));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the about page reads whole: mission, vision, eleven values and eleven ideas', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Que más mujeres entren en los oficios digitales/)).toBeVisible();
    await expect(page.getByText(/al frente de un equipo, de un escenario/)).toBeVisible();

    const values = page.getByRole('region', { name: 'Nuestros valores' }).getByRole('heading', { level: 3 });
    await expect(values).toHaveCount(11);
    await values.last().scrollIntoViewIfNeeded();
    await expect(values.last()).toBeInViewport();

    const ideas = page.getByRole('region', { name: 'Nuestras Ideas' });
    await expect(ideas.getByRole('heading', { level: 3 })).toHaveCount(11);
    await ideas.getByText('Mentorías', { exact: true }).click();
    await expect(ideas.getByRole('link', { name: 'Pide u ofrece mentoría' })).toBeVisible();
  });
});

test('the about page says to machines what it is', async ({ page }) => {
  await page.goto(path);
  await expect(page).toHaveTitle(/^Sobre nosotras/);
  const kinds = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) => all.map((script) => JSON.parse(script.textContent ?? '')['@type']));
  expect(kinds).toContain('AboutPage');
});

test('the keyboard alone turns a card, moves the values and opens and closes an idea', async ({ page }) => {
  await page.goto(path);
  await untilLive(page);

  await page.getByRole('button', { name: 'Leer nuestra misión' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Volver' })).toBeFocused();
  await expect(page.getByText(/^Que más mujeres entren en los oficios digitales/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Leer nuestra misión' })).toBeFocused();

  const values = page.getByRole('region', { name: 'Nuestros valores' });
  await values.getByRole('button', { name: 'Diapositiva siguiente' }).press('Enter');
  await expect(values.getByRole('heading', { name: 'Inclusión' })).toBeVisible();
  await expect(values.getByRole('heading', { name: 'Equidad' })).toBeHidden();

  const ideas = page.getByRole('region', { name: 'Nuestras Ideas' });
  const partnerships = ideas.locator('summary', { hasText: 'Alianzas Estratégicas' });
  await partnerships.press('Enter');
  await page.keyboard.press('Tab');
  await expect(ideas.getByRole('link', { name: 'Propón una alianza' })).toBeFocused();
  await partnerships.press('Enter');
  await expect(ideas.getByRole('link', { name: 'Propón una alianza' })).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap turns the card of the vision, and "Volver" turns it back', async ({ page }) => {
    await page.goto(path);
    await untilLive(page);
    await page.getByRole('button', { name: 'Leer nuestra visión' }).tap();
    const text = page.getByText(/al frente de un equipo, de un escenario/);
    await expect(text).toBeVisible();
    await page.getByRole('button', { name: 'Volver' }).tap();
    await expect(text).toBeHidden();
  });

  test('the call to join ends the page; a wider window has none', async ({ page }) => {
    await page.goto(path);
    const call = page.getByRole('link', { name: 'Únete a FemCoders Club' });
    await expect(call).toHaveAttribute('href', '/register');
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(call).toBeVisible();
    await page.setViewportSize({ width: 769, height: 844 });
    await expect(call).toBeHidden();
  });
});

test('the film plays without sound while it is in sight, says what it shows and can be paused', async ({ page }) => {
  await page.goto(path);
  await untilLive(page);
  const film = page.locator('video');
  await film.scrollIntoViewIfNeeded();
  await expect(film).toHaveJSProperty('paused', false);
  await expect(film).toHaveJSProperty('muted', true);
  await expect(page.getByText(/^Vídeo sin sonido\. Las baldosas de un plano giran/)).toBeVisible();
  await page.getByRole('button', { name: 'Pausar el vídeo' }).click();
  await expect(film).toHaveJSProperty('paused', true);
});

test('nothing moves by itself for a reader who wants less motion, until she asks', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(path);
  await untilLive(page);
  const film = page.locator('video');
  await film.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Reproducir el vídeo' })).toBeVisible();
  await expect(film).toHaveJSProperty('paused', true);

  const values = page.getByRole('region', { name: 'Nuestros valores' });
  await values.scrollIntoViewIfNeeded();
  await page.clock.runFor(20_000);
  await expect(values.getByRole('heading', { name: 'Equidad' })).toBeVisible();

  await values.getByRole('button', { name: 'Reproducir el carrusel' }).click();
  await page.clock.runFor(5_100);
  await expect(values.getByRole('heading', { name: 'Inclusión' })).toBeVisible();
});
