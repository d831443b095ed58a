import type { EventInput } from '@femcoders/contracts/admin-event';
import type { Page } from '@playwright/test';
import { adminSession, beAdmin } from '../api.ts';
import { linkTo, readMails } from '../mailbox.ts';
import { violationsOf } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

/** Mails are found by their reader: nobody else has these addresses. */
const run = Math.random().toString(36).slice(2, 8);
const mailOf = (who: string) => `${who}-${run}@prueba.example`;

const blank = {
  slug: null,
  description: null,
  about: null,
  logo_url: null,
  event_url: null,
  end_local: null,
  location: 'Sala de prueba',
  venue_name: null,
  venue_address: null,
  directions: null,
  online: false,
  online_url: null,
  price: null,
  food: null,
  photos: null,
  programme: [],
  accessibility: {},
  accessibility_note: null,
  speakers: [],
} satisfies Partial<EventInput>;

/** An event with one place, published by the first admin; and the way to take it off the site again. */
async function publishEvent(page: Page, name: string) {
  const { authToken } = await adminSession();
  const headers = { authorization: `Bearer ${authToken}` };
  const input: EventInput = {
    ...blank,
    name,
    start_local: `${new Date(Date.now() + 60 * 24 * 3_600_000).toISOString().slice(0, 10)}T18:30`,
    timezone: 'Europe/Madrid',
    takes_registrations: true,
    capacity: 1,
  };
  const created = await page.request.post('/api/admin/events', { headers, data: input });
  expect(created.status(), await created.text()).toBe(201);
  const { id, slug } = (await created.json()) as { id: string; slug: string };
  const toState = async (state: string) => {
    const { updated_at } = await (await page.request.get(`/api/admin/events/${id}`, { headers })).json();
    const reason = 'Era una prueba.';
    const changed = await page.request.post(`/api/admin/events/${id}/state`, {
      headers,
      data: { state, reason, updated_at },
    });
    expect(changed.ok(), await changed.text()).toBe(true);
  };
  await toState('published');
  return { id, slug, callOff: () => toState('cancelled') };
}

async function askForPlace(page: Page, slug: string, who: string) {
  await page.goto(`/eventos/${slug}`);
  await untilLive(page);
  await page.getByRole('textbox', { name: 'Nombre' }).fill(who);
  await page.getByRole('textbox', { name: 'Correo' }).fill(mailOf(who));
  await page.getByRole('checkbox', { name: /He leído/ }).check();
  await page.getByRole('button', { name: /^Apuntarme/ }).click();
}

/** Opens the link of the mail, which changes nothing, and presses its button. */
async function confirmPlace(visitor: Page, page: Page, who: string) {
  const mail = await newestMail(page, who, 1);
  expect(mail.subject).toMatch(/^Confirma tu p/);
  await visitor.goto(linkTo('/eventos/confirmar-plaza#', mail));
  await untilLive(visitor);
  expect(await violationsOf(visitor)).toEqual([]);
  await visitor.getByRole('button', { name: 'Confirmar mi plaza' }).click();
}

async function newestMail(page: Page, who: string, expected: number) {
  const [newest] = await readMails(page, mailOf(who), expected);
  if (!newest) throw new Error(`${who} has no mail.`);
  return newest;
}

test('a place goes from one to the next by their mails, and the one who has it in the end is ticked off at the door', async ({
  page,
  anotherVisitor: visitor,
}) => {
  test.slow();
  await answerCookies(page);
  await answerCookies(visitor);
  const { id, slug, callOff } = await publishEvent(page, `Evento de prueba: plazas ${run}`);

  await askForPlace(visitor, slug, 'Ana');
  await expect(visitor.getByRole('heading', { name: 'Falta un paso: confirma tu plaza.' })).toBeFocused();
  await askForPlace(visitor, slug, 'Bea');
  await expect(visitor.getByRole('heading', { name: /^Falta un paso: confirma que quieres esperar/ })).toBeFocused();
  await confirmPlace(visitor, page, 'Ana');
  await expect(visitor.getByRole('heading', { name: 'Tienes plaza, Ana' })).toBeVisible();
  await confirmPlace(visitor, page, 'Bea');
  await expect(visitor.getByRole('heading', { name: 'Estás en la lista de espera, Bea' })).toBeVisible();
  const anas = await newestMail(page, 'Ana', 2);
  expect(anas.subject).toMatch(/^Tu plaza en Evento de prueba/);
  expect((await newestMail(page, 'Bea', 2)).subject).toBe('Estás en lista de espera (n.º 1)');

  await visitor.goto(linkTo('/eventos/mi-plaza#', anas));
  await expect(visitor.getByRole('heading', { name: 'Tienes plaza, Ana' })).toBeVisible();
  await visitor.getByRole('button', { name: /dejar mi plaza/ }).click();
  await visitor.getByRole('dialog').getByRole('button', { name: 'Dejar la plaza' }).click();
  await expect(visitor.getByRole('heading', { name: 'Gracias por avisar.' })).toBeFocused();

  const offer = await newestMail(page, 'Bea', 3);
  expect(offer.subject).toBe('Hay una plaza para ti: tienes 24 h');
  await visitor.goto(linkTo('/eventos/mi-plaza#', offer));
  await visitor.getByRole('button', { name: 'Quiero la plaza' }).click();
  await expect(visitor.getByRole('heading', { name: 'Tienes plaza, Bea' })).toBeFocused();
  expect((await newestMail(page, 'Bea', 4)).subject).toMatch(/^Tu plaza en/);

  await beAdmin(page);
  await page.goto(`/admin/eventos/${id}/asistentes`);
  await expect(page.getByRole('row', { name: /Ana/ })).toContainText('Cancelada');
  await expect(page.getByRole('row', { name: /Bea/ })).toContainText('Con plaza');
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('link', { name: 'Abrir la puerta' }).click();
  await expect(page.getByText('0 de 1 han llegado', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Nombre o código' }).focus();
  await page.keyboard.type('bea');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Bea ha llegado. 1 de 1 ha llegado.');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Deshacer', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('0 de 1 han llegado', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Ha llegado Bea' }).click();
  await expect(page.getByText('1 de 1 ha llegado', { exact: true })).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Has llegado, Bea' })).toBeVisible();
  await callOff();
  expect((await newestMail(page, 'Bea', 5)).subject).toMatch(/^Se cancela Evento de prueba/);
});

test('an organiser enters somebody by hand, takes her out and takes that back', async ({ page }) => {
  await answerCookies(page);
  const { id, callOff } = await publishEvent(page, `Evento de prueba: lista ${run}`);
  await beAdmin(page);
  await page.goto(`/admin/eventos/${id}/asistentes`);
  await page.getByRole('button', { name: 'Apuntar a alguien' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apuntar a alguien' });
  await dialog.getByRole('button', { name: 'Apuntar' }).click();
  await expect(dialog.getByRole('alert')).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Dora');
  await dialog.getByRole('textbox', { name: 'Correo' }).fill(mailOf('Dora'));
  await dialog.getByRole('button', { name: 'Apuntar' }).click();
  const row = page.getByRole('row', { name: /Dora/ });
  await expect(row).toContainText('Con plaza');

  await row.getByRole('button', { name: /Cancelar/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar su plaza' }).click();
  await expect(row).toContainText('Cancelada');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(row).toContainText('Con plaza');
  expect((await newestMail(page, 'Dora', 3)).subject).toMatch(/^Tu plaza en/);
  await callOff();
});
