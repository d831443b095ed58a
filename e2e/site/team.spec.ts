import { readPeople } from '../api.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('/equipo has everybody in the HTML that the server sends, and the way to become one of them', async ({
    page,
  }) => {
    const people = await readPeople();
    expect(people.length, 'demo people').toBeGreaterThan(5);
    await page.goto('/equipo');
    for (const { name } of people.filter(({ group }) => group !== 'speaker')) {
      await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
    }
    const call = page.getByRole('region', { name: 'Súmate como promotora' });
    await expect(call.getByText('Preséntate en el canal de nuevas')).toBeVisible();
    await expect(call.getByRole('link', { name: 'Unirme al Slack' })).toBeVisible();
  });

  test('a name leads to the page of that person, and back', async ({ page }) => {
    await page.goto('/equipo');
    await page.getByRole('link', { name: 'Aina Ejemplo', exact: true }).click();
    await expect(page).toHaveURL('/equipo/aina-ejemplo');
    await expect(page.getByRole('heading', { level: 1, name: 'Aina Ejemplo' })).toBeVisible();
    await page.getByRole('link', { name: 'Todo el equipo' }).click();
    await expect(page).toHaveURL('/equipo');
  });
});

test('every portrait arrives, none wider than it needs to be on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await answerCookies(page);
  await page.goto('/equipo');
  await untilLive(page);
  const portraits = page.getByRole('img', { name: /^Retrato de / });
  const people = await readPeople();
  await expect(portraits).toHaveCount(people.filter(({ group, portrait }) => group !== 'speaker' && portrait).length);
  for (const portrait of await portraits.all()) {
    await portrait.scrollIntoViewIfNeeded();
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth > 0]))
      .toEqual([true, true]);
    expect(await portrait.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)).toMatch(
      /^\/public-optimized\/mobile\/.+\.(avif|webp)$/,
    );
  }
});

test('with the keyboard alone one reaches a person, whose page is announced and takes the focus', async ({ page }) => {
  await answerCookies(page);
  await page.goto('/equipo');
  await untilLive(page);
  await page.getByRole('link', { name: 'Súmate', exact: true }).focus();
  await page.keyboard.press('Tab');
  const first = page.getByRole('link', { name: 'Aina Ejemplo', exact: true });
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Aina Ejemplo' })).toBeFocused();
  await expect(page).toHaveTitle(/^Aina Ejemplo · /);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'El equipo que abre la puerta' })).toBeVisible();
});

test('anywhere on a card leads to the person, and the links on it to where they say', async ({ page }) => {
  await answerCookies(page);
  await page.goto('/equipo');
  await untilLive(page);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Noor Muestra', exact: true }) });
  await expect(card.getByRole('link', { name: 'LinkedIn de Noor Muestra' })).toHaveAttribute(
    'href',
    'https://linkedin.example/noor-muestra',
  );
  await card.getByRole('link', { name: 'LinkedIn de Noor Muestra' }).click({ trial: true });
  await card.getByRole('img').click({ force: true });
  await expect(page).toHaveURL('/equipo/noor-muestra');
});

test('an address without anybody is a page that does not exist', async ({ page, watch }) => {
  watch.tolerate(/status of 404/);
  const answer = await page.goto('/equipo/nadie');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Aquí falta un pétalo' })).toBeVisible();
});

test('when one group cannot be loaded only that group says so, and "Reintentar" loads it', async ({ page, watch }) => {
  watch.tolerate(/Failed to load resource/);
  await answerCookies(page);
  await page.goto('/');
  await untilLive(page);
  let broken = true;
  await page.route('**/api/people?group=mentor**', (route) =>
    broken ? route.fulfill({ status: 422, json: { code: 'validation', message: 'No.' } }) : route.continue(),
  );
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Equipo' }).click();
  const mentors = page.getByRole('region', { name: 'Mentoras' });
  await expect(mentors.getByText('No hemos podido cargar esta parte del equipo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Aina Ejemplo' })).toBeVisible();

  broken = false;
  await mentors.getByRole('link', { name: 'Reintentar' }).click();
  await expect(mentors.getByRole('heading', { level: 3 })).toHaveCount(3);
});
