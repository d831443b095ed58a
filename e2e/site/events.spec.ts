import { readEvents } from '../api.ts';
import { whileHanging } from '../site-database.ts';
import { expect, test, untilLive } from '../visitor.ts';

/** Long weekday, long month, day, hour and minute in the 12-hour form (spec section 9). */
const spanishDate =
  /(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo), \d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?: de \d{4})?,? (?:a las )?\d{1,2}:\d{2}\s[ap]\.\sm\./;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('/eventos has the upcoming and the past events in the HTML that the server sends', async ({ page }) => {
    const [upcoming, past] = await Promise.all([readEvents('upcoming'), readEvents('past')]);
    await page.goto('/eventos');

    await expect(page.getByRole('heading', { level: 1, name: 'Próximos eventos tech' })).toBeVisible();
    await expect(page.getByText('conectando talento en tecnología')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Eventos Pasados' })).toBeVisible();

    const titles = await page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
    expect(titles).toEqual([...upcoming.map(({ name }) => name), ...past.slice(0, 3).map(({ name }) => name)]);
    expect(upcoming.length, 'upcoming demo events').toBeGreaterThan(0);
  });

  test('dates are read as in Spain, by the clock of the venue', async ({ page }) => {
    const [first] = await readEvents('upcoming');
    await page.goto('/eventos');
    const card = page.getByRole('article').first();
    await expect(card).toContainText(spanishDate);
    const [, hour = '', minute] = /T(\d\d):(\d\d)/.exec(first?.start_local ?? '') ?? [];
    await expect(card).toContainText(`${Number(hour) % 12 || 12}:${minute}`);
  });

  test('all speakers are there, in a row that scrolls, each with her picture', async ({ page }) => {
    await page.goto('/eventos');
    const slides = page.getByRole('region', { name: 'Ponentes' }).getByRole('figure');
    await expect(slides).toHaveCount(35);
    await slides.last().scrollIntoViewIfNeeded();
    await expect(slides.last().getByText('(demo)')).toBeInViewport();
    await expect(slides.last().getByRole('img')).toHaveJSProperty('complete', true);
  });

  test('the pages of past events are links', async ({ page }) => {
    const past = await readEvents('past');
    expect(past.length, 'past demo events').toBeGreaterThan(3);
    await page.goto('/eventos');
    const pages = page.getByRole('navigation', { name: 'Páginas de eventos pasados' });
    await expect(pages.getByRole('link', { name: 'Anterior' })).toHaveAttribute('aria-disabled', 'true');

    await pages.getByRole('link', { name: 'Siguiente' }).click();
    await expect(page).toHaveURL('/eventos?pasados=2');
    for (const { name } of past.slice(3, 6)) await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: past[0]?.name ?? '' })).toHaveCount(0);
  });
});

test('turning the pages of past events goes to the last one, where "Siguiente" is disabled, and back with the browser', async ({
  page,
}) => {
  const past = await readEvents('past');
  const last = Math.ceil(past.length / 3);
  await page.goto('/eventos');
  await untilLive(page);
  const pages = page.getByRole('navigation', { name: 'Páginas de eventos pasados' });
  for (let number = 2; number <= last; number++) {
    await pages.getByRole('link', { name: 'Siguiente' }).click();
    await expect(page).toHaveURL(`/eventos?pasados=${number}`);
  }
  await expect(page.getByRole('heading', { level: 3, name: past.at(-1)?.name ?? '' })).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Siguiente' })).toHaveAttribute('aria-disabled', 'true');
  await page.goBack();
  await expect(page).toHaveURL(`/eventos?pasados=${last - 1}`);
  await expect(page.getByRole('heading', { level: 3, name: past[3 * (last - 2)]?.name ?? '' })).toBeVisible();
});

test('a card turns with the keyboard and comes back with Escape; a past one offers no ticket', async ({ page }) => {
  await page.goto('/eventos');
  await untilLive(page);
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: /^Ver detalles/ }).focus();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('link', { name: /^Conseguir entrada/ })).toBeVisible();
  await expect(card.getByRole('link', { name: /^Conseguir entrada/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card.getByRole('button', { name: /^Ver detalles/ })).toBeFocused();

  const pastCard = page.getByRole('region', { name: 'Eventos Pasados' }).getByRole('article').first();
  await pastCard.getByRole('button', { name: /^Ver detalles/ }).press(' ');
  await expect(pastCard.getByRole('button', { name: 'Volver' })).toBeVisible();
  await expect(pastCard.getByRole('link', { name: /^Conseguir entrada/ })).toHaveCount(0);
});

test('when one list cannot be loaded only that list says so, and "Reintentar" loads it', async ({ page, watch }) => {
  watch.tolerate(/Error fetching past events:/, /Failed to load resource/);
  await page.goto('/');
  await untilLive(page);
  let broken = true;
  await page.route('**/api/events/api/list/past**', (route) =>
    broken ? route.fulfill({ status: 422, json: { code: 'validation', message: 'No.' } }) : route.continue(),
  );
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Eventos' }).click();

  const past = page.getByRole('region', { name: 'Eventos Pasados' });
  await expect(past.getByText('Error loading events. Please try again later.')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();

  broken = false;
  await past.getByText('Reintentar').click();
  await expect(past.getByRole('article')).toHaveCount(3);
});

test('a list for which the database hangs says so, the rest of the page is there, and the list comes once it can', async ({
  page,
}) => {
  // A page that nobody has asked for: others are kept, and sent meanwhile.
  const address = '/eventos?pasados=97';
  const past = page.getByRole('region', { name: 'Eventos Pasados' });
  const failed = 'Error loading events. Please try again later.';
  const none = 'No hay eventos pasados disponibles';
  await whileHanging('events', async () => {
    await page.goto(address);
    await expect(past.getByText(failed)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Próximos eventos tech' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Ponentes' }).getByRole('figure').first()).toBeVisible();
  });
  await expect(past.getByText(none)).toBeVisible();
  await expect(past.getByText(failed)).toHaveCount(0);
  const sent = await (await page.request.get(address)).text();
  expect([sent.includes(none), sent.includes(failed)]).toEqual([true, false]);
});

test('the speakers are turned with the keyboard and the buttons, and only those near have a picture', async ({
  page,
}) => {
  await page.goto('/eventos');
  await untilLive(page);
  const speakers = page.getByRole('region', { name: 'Ponentes' });
  const shown = speakers.locator('[data-offset="0"]');
  const first = await shown.getByRole('figure').innerText();
  await speakers.getByRole('button', { name: 'Pausar el carrusel' }).click();
  await expect(speakers.locator('figure img')).toHaveCount(5);

  await speakers.getByRole('group', { name: 'Diapositivas' }).press('ArrowLeft');
  await expect(shown).toHaveAccessibleName('35 de 35');
  await page.keyboard.press('ArrowRight');
  await speakers.getByRole('button', { name: 'Diapositiva siguiente' }).click();
  await expect(shown).toHaveAccessibleName('2 de 35');
  await expect(shown.getByRole('figure')).not.toHaveText(first);
  await expect(speakers.locator('figure img')).toHaveCount(5);

  await speakers.getByRole('group', { name: 'Diapositivas' }).press(' ');
  await expect(speakers.getByRole('button', { name: 'Pausar el carrusel' })).toBeVisible();
});
