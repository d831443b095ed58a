import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { readEvents } from '../api.ts';
import { linkTo, readMails } from '../mailbox.ts';
import { beNewMember } from '../new-member.ts';
import { weighPage } from '../page-weight.ts';
import { askDatabase } from '../site-database.ts';
import { siteUnderTest } from '../site-under-test.ts';
import { violationsOf } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

/** The demo event whose places are given on its page; all of them are taken. */
const slug = 'accesibilidad-principio-a-fin-demo';
const path = `/eventos/${slug}`;

async function demoEvent() {
  const event = (await readEvents('upcoming')).find((one) => one.slug === slug);
  if (!event) throw new Error(`There is no ${slug}.`);
  return event;
}

/** Asks for a place as somebody new, confirms it by the mail, and reads her own link in the next. */
async function askForPlace(page: Page): Promise<string> {
  const email = `persona-${Math.random().toString(36).slice(2)}@demo.example`;
  await page.goto(path);
  await untilLive(page);
  await page
    .getByRole('complementary', { name: 'Datos del evento' })
    .getByRole('link', { name: /^Apuntarme/ })
    .click();
  const form = page.getByRole('form', { name: /lista de espera/ });
  await expect(form).toBeInViewport();
  await form.getByLabel('Nombre').fill('Persona de prueba');
  await form.getByLabel('Correo').fill(email);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Apuntarme a la lista de espera' }).click();
  await expect(page.getByRole('heading', { name: 'Falta un paso: confirma que quieres esperar.' })).toBeFocused();
  const [asked] = await readMails(page, email);
  if (!asked) throw new Error('No mail came.');
  await page.goto(linkTo('/eventos/confirmar-plaza#', asked));
  await page.getByRole('button', { name: 'Confirmar mi plaza' }).click();
  await expect(page.getByRole('heading', { name: /^Estás en la lista de espera, / })).toBeVisible();
  const [mail] = await readMails(page, email, 2);
  if (!mail) throw new Error('No second mail came.');
  return linkTo('/eventos/mi-plaza#', mail);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of an event is whole, and its form is sent all the same', async ({ page }) => {
    const { name, start_utc } = await demoEvent();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const facts = page.getByRole('complementary', { name: 'Datos del evento' });
    await expect(facts.locator('time')).toHaveAttribute('datetime', start_utc);
    await facts.getByText('Añadir al calendario').click();
    await expect(facts.getByRole('link', { name: /^Archivo \.ics/ })).toBeVisible();

    const email = `sin-scripts-${Date.now()}@demo.example`;
    await page.getByLabel('Nombre').fill('Persona sin scripts');
    await page.getByLabel('Correo').fill(email);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: /^Apuntarme/ }).click();
    await expect(page.getByRole('heading', { name: 'Falta un paso: confirma que quieres esperar' })).toBeVisible();

    const [mail] = await readMails(page, email);
    const link = linkTo('/eventos/confirmar-plaza#', mail ?? { to: '', subject: '', text: '', html: '' });
    await page.goto(link);
    await page.getByLabel('Código de tu correo').fill(link.slice(link.indexOf('#') + 1));
    await page.getByRole('textbox', { name: 'Tu nombre' }).fill('Persona sin scripts');
    await page.getByRole('button', { name: 'Confirmar mi plaza' }).click();
    await expect(page.getByRole('heading', { name: 'Estás en la lista de espera' })).toBeVisible();
    expect(await readMails(page, email, 2)).toHaveLength(2);
  });

  test('cards lead to the page of their event', async ({ page }) => {
    const { name } = await demoEvent();
    await page.goto('/eventos');
    await page.getByRole('link', { name: `Ver el evento: ${name}` }).click();
    await expect(page).toHaveURL(path);
  });
});

test('search engines read what the page says', async ({ request }) => {
  const event = await demoEvent();
  const html = await (await request.get(path)).text();
  const objects = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text),
  );
  expect(objects.map((object) => object['@type'])).toEqual(['BreadcrumbList', 'Event']);
  expect(objects[1]).toMatchObject({
    name: event.name,
    startDate: event.start_utc,
    url: siteUnderTest().url + path,
    eventStatus: 'https://schema.org/EventScheduled',
  });
  const picture = await request.get(new URL(objects[1].image).pathname);
  expect(picture.headers()['content-type']).toBe('image/png');
});

test('an event goes into a calendar as a file', async ({ page }) => {
  const { name, start_utc } = await demoEvent();
  await page.goto(path);
  await untilLive(page);
  await page.getByText('Añadir al calendario').click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Archivo \.ics/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${slug}.ics`);
  const text = (await (await file.createReadStream()).toArray()).join('');
  const entry = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') ?? undefined;
  const calendarEvent = new ICAL.Event(entry);
  expect(calendarEvent.summary).toBe(name);
  expect(calendarEvent.startDate.toJSDate().toISOString()).toBe(new Date(start_utc).toISOString());
});

test('all events can be subscribed to', async ({ page }) => {
  await page.goto('/eventos');
  await untilLive(page);
  await page.getByText('Suscríbete al calendario').click();
  const opens = await page.getByRole('link', { name: 'Abrir en mi calendario' }).getAttribute('href');
  const address = siteUnderTest().url.replace(/^http:/, 'webcal:');
  expect(opens).toBe(`${address}/api/events/api/calendar.ics`);
  const feed = await page.request.get((opens ?? '').replace(/^webcal:/, 'http:'));
  const { name } = await demoEvent();
  const names = new ICAL.Component(ICAL.parse(await feed.text()))
    .getAllSubcomponents('vevent')
    .map((entry) => new ICAL.Event(entry).summary);
  expect(names).toContain(name);
});

test('a card turns, and leads to the page of its event without a load', async ({ page }) => {
  const { name } = await demoEvent();
  await page.goto('/eventos');
  await untilLive(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('button', { name: `Ver detalles: ${name}` }).press('Enter');
  await page.getByRole('link', { name: `Ver el evento: ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('anyone who asks for a place sees where she stands, and leaves by the link in her mail', async ({ page }) => {
  await answerCookies(page);
  const link = await askForPlace(page);
  expect(await page.evaluate(() => localStorage.getItem('registrationDraft'))).toBeNull();

  await page.goto('/eventos');
  const response = await page.goto(link);
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page.getByRole('heading', { level: 2, name: /Estás en la lista de espera/ })).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: /^Tu número/ })).toHaveText(/\d/);
  await page.getByRole('button', { name: 'Dejar la lista de espera' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dejar la lista' }).click();
  await expect(page.getByRole('heading', { name: 'Gracias por avisar.' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ya no tienes plaza' })).toBeVisible();
});

test('the page of an event knows a member who has a place: her code, no form, and how she leaves', async ({ page }) => {
  await answerCookies(page);
  const email = await beNewMember(page, 'Begoña');
  await askDatabase(
    `insert into registrations (event_id, name, email, state, created_at)
     select id, 'Begoña', $1, 'registered', now() from events where slug = $2`,
    [email, slug],
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [320, 1440]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const place = page.getByRole('region', { name: 'Tienes plaza.' });
      await expect(place.getByRole('img', { name: /^Código QR de / })).toBeVisible();
      await expect(page.getByRole('form')).toHaveCount(0);
      expect(await violationsOf(page), `${colorScheme}, ${width} px`).toEqual([]);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(wide, `${width} px`).toBe(false);
    }
  }
  await page.getByRole('link', { name: 'Ver mi inscripción' }).click();
  await page.getByRole('button', { name: 'No puedo ir: dejar mi plaza' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dejar la plaza' }).click();
  await expect(page.getByRole('heading', { name: 'Gracias por avisar.' })).toBeFocused();
  await page.getByRole('button', { name: 'Volver a apuntarme' }).click();
  await expect(page.getByRole('form', { name: /lista de espera|plaza/ })).toBeVisible();
});

test('what is wrong is said at its field, and what was typed stays, also over a load', async ({ page, watch }) => {
  watch.tolerate(/status of 400/);
  await answerCookies(page);
  await page.goto(path);
  await untilLive(page);
  const form = page.getByRole('form', { name: /lista de espera/ });
  await form.getByLabel('Nombre').fill('Persona de prueba');
  await form.getByLabel('Correo').fill('no es un correo');
  await form.getByRole('button', { name: /^Apuntarme/ }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await form.getByRole('link', { name: /Escribe un correo válido/ }).click();
  await expect(form.getByLabel('Correo')).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await expect(form.getByLabel('Nombre')).toHaveValue('Persona de prueba');
});

test('a wrong link to a place says what to do', async ({ page, watch }) => {
  watch.tolerate(/status of 404/);
  await page.goto('/eventos/mi-plaza#no-existe');
  await expect(page.getByText('Este enlace no lleva a ninguna plaza')).toBeVisible();
});

test('anyone far away sees the hour of an online event in her own zone', async ({ anotherVisitor }) => {
  const online = (await readEvents('upcoming')).find((event) => event.slug === 'tarde-networking-demo');
  await anotherVisitor.goto(`/eventos/${online?.slug}`);
  await expect(anotherVisitor.getByText(/En tu zona: .* \(hora de New York\)/)).toBeVisible();
});

test('nothing on the page of an event jumps', async ({ browser }) => {
  const { layoutShift } = await weighPage(browser, siteUnderTest().url + path);
  expect(layoutShift).toBeLessThan(0.001);
});

test('a place can be seen and left by everybody', async ({ page }) => {
  test.setTimeout(180_000);
  await answerCookies(page);
  const link = await askForPlace(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [320, 390, 1440]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect(await violationsOf(page), `${colorScheme}, ${width} px`).toEqual([]);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(wide, `${width} px`).toBe(false);
    }
  }
});
