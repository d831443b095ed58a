import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { beAdmin } from '../api.ts';
import { violationsOf } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

/** In a month, on the clock of the place: `2026-12-21T18:30`. */
const inAMonth = `${new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10)}T18:30`;
/** Its own in every run: what a run that failed has left behind is another event. */
const run = Date.now().toString(36);
const name = `Evento de prueba: café con código ${run}`;

/** Returns the calendar entry of an event, by the beginning of its address. */
async function inCalendar(page: Page, slug: string) {
  const feed = await (await page.request.get('/api/events/api/calendar.ics')).text();
  const entries = new ICAL.Component(ICAL.parse(feed)).getAllSubcomponents('vevent');
  const entry = entries.find((one) => String(one.getFirstPropertyValue('url')).endsWith(`/eventos/${slug}`));
  return entry && ['status', 'sequence'].map((property) => String(entry.getFirstPropertyValue(property)));
}

test('an organiser writes an event, publishes it, copies it and cancels it, and everybody learns of it', async ({
  page,
  anotherVisitor: visitor,
  watch,
}) => {
  test.slow();
  // The first save lacks the date, on purpose.
  watch.tolerate(/status of 400/);
  await answerCookies(page);
  await answerCookies(visitor);
  await beAdmin(page);
  await page.goto('/admin/eventos');
  await untilLive(page);
  await page.getByRole('link', { name: 'Crear evento' }).click();

  await page.getByRole('textbox', { name: 'Nombre' }).fill(name);
  await page.getByRole('button', { name: 'Crear borrador' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('link', { name: 'Escribe el día y la hora en que empieza.' }).click();
  await expect(page.getByLabel('Empieza')).toBeFocused();
  await page.getByLabel('Empieza').fill(inAMonth);
  await page.getByRole('textbox', { name: /^Resumen/ }).fill('Una tarde para programar juntas.');
  await page.getByRole('combobox', { name: /^Ascensor/ }).selectOption('Sí');
  await page.getByRole('button', { name: 'Añadir la primera entrada' }).click();
  await page.getByLabel('Hora', { exact: true }).fill('18:30');
  await page.getByRole('textbox', { name: 'Título' }).fill('Puertas abiertas');
  const speaker = page.getByRole('combobox', { name: 'Añadir ponente' });
  await speaker.click();
  await speaker.fill('Inés');
  await expect(page.getByRole('option', { name: /Inés Ficticia/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Quitar: Inés Ficticia' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  // What was typed outlives a reload.
  await page.reload();
  await expect(page.getByText('Aquí siguen los cambios que no habías guardado.')).toBeVisible();
  await page.getByRole('button', { name: 'Crear borrador' }).click();
  await expect(page.getByText(/^Borrador creado/)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/eventos\/[0-9a-f-]{36}$/);

  const slug = await page.getByRole('textbox', { name: /^Dirección de la página/ }).inputValue();
  expect(slug).toMatch(/^evento-de-prueba-cafe-con-codigo/);
  expect((await visitor.request.get(`/api/events/api/detail/${slug}`)).status()).toBe(404);

  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText(/^Publicado: ya se ve/)).toBeVisible();
  expect(await inCalendar(visitor, slug)).toEqual(['CONFIRMED', '0']);
  await visitor.goto('/eventos');
  await expect(visitor.getByRole('heading', { name })).toBeVisible();
  await visitor.goto(`/eventos/${slug}`);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(visitor.getByText('Puertas abiertas')).toBeVisible();

  const original = page.url();
  await page.getByRole('button', { name: 'Duplicar' }).click();
  await page.getByRole('button', { name: 'Crear la copia' }).click();
  await expect(page.getByText(/^Esta es la copia/)).toBeVisible();
  expect(page.url()).not.toBe(original);
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue(name);
  await expect(page.getByRole('button', { name: 'Quitar: Inés Ficticia' })).toBeVisible();
  await page.getByRole('button', { name: 'Borrar' }).click();
  await page.getByRole('button', { name: 'Sí, borrarlo' }).click();
  await expect(page).toHaveURL(/\/admin\/eventos$/);

  await page.getByRole('searchbox', { name: 'Buscar por nombre o lugar' }).fill(`cafe con codigo ${run}`);
  await expect(page.getByText('1 evento', { exact: true })).toBeVisible();
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Cancelar el evento' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancelar el evento' });
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Nos hemos quedado sin sala.');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Sí, cancelar el evento' }).click();
  await expect(page.getByText(/^Cancelado: la página/)).toBeVisible();

  expect(await inCalendar(visitor, slug)).toEqual(['CANCELLED', '1']);
  await expect(async () => {
    await visitor.goto(`/eventos/${slug}`);
    await expect(visitor.getByText('Nos hemos quedado sin sala.')).toBeVisible({ timeout: 1_000 });
  }).toPass();

  // And back: nothing that was cancelled is lost.
  await page.getByRole('button', { name: 'Volver a publicar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Publicado de nuevo.')).toBeVisible();
  await page.getByRole('button', { name: 'Volver a borrador' }).click();
  await expect(page.getByText(/^Vuelve a ser un borrador/)).toBeVisible();
  expect(await inCalendar(visitor, slug)).toBeUndefined();
  await page.getByRole('button', { name: 'Borrar' }).click();
  await page.getByRole('button', { name: 'Sí, borrarlo' }).click();
  await expect(page).toHaveURL(/\/admin\/eventos$/);
});
