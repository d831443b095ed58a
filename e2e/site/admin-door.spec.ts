import type { Page } from '@playwright/test';
import { adminSession, be, beAdmin, logIn } from '../api.ts';
import { askDatabase } from '../site-database.ts';
import { siteUnderTest } from '../site-under-test.ts';
import { violationsInBothThemes } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const run = Math.random().toString(36).slice(2, 8);
const eventName = `Evento de prueba: puerta ${run}`;

/** Other tests count the events of the site, and what their lists weigh. */
test.afterEach(async () => {
  await askDatabase('delete from events where name = $1', [eventName]);
  await askDatabase(`select pg_notify('events_changed', '')`);
});

/** An event with people who have a place, and one who waits. */
async function publishEvent(page: Page): Promise<string> {
  const { authToken } = await adminSession();
  const headers = { authorization: `Bearer ${authToken}` };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/admin/events${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string; updated_at: string };
  };
  const nothing = Object.fromEntries(
    [
      ...['slug', 'description', 'about', 'logo_url', 'event_url', 'end_local', 'venue_name', 'venue_address'],
      ...['directions', 'online_url', 'price', 'food', 'photos', 'accessibility_note'],
    ].map((field) => [field, null]),
  );
  const { id, updated_at } = await post('', {
    ...nothing,
    ...{ name: eventName, location: 'Sala de prueba', timezone: 'Europe/Madrid' },
    start_local: `${new Date(Date.now() + 60 * 24 * 3_600_000).toISOString().slice(0, 10)}T18:30`,
    ...{ online: false, programme: [], accessibility: {}, speakers: [], takes_registrations: true, capacity: 3 },
  });
  await post(`/${id}/state`, { state: 'published', reason: null, updated_at });
  for (const name of ['Ana', 'Bea', 'Cris', 'Dora'])
    await post(`/${id}/registrations`, { name: `${name} ${run}`, email: `${name}-${run}@prueba.example` });
  return id;
}

/** How many have arrived, as the API knows it; asked from outside of the page, which may be offline. */
async function arrived(page: Page, id: string): Promise<number> {
  const { authToken } = await adminSession();
  const headers = { authorization: `Bearer ${authToken}` };
  const answer = await fetch(new URL(`/api/admin/events/${id}/attendance`, page.url()), { headers });
  return ((await answer.json()) as { checked_in: number }).checked_in;
}

const arrivals = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();
const note = async (page: Page, name: string) => {
  await page.getByRole('searchbox', { name: 'Nombre o código' }).fill(name);
  await page.keyboard.press('Enter');
};

test('two doors go on without a network, also after a reload, and are merged when it is back', async ({
  page,
  anotherVisitor,
  watch,
}) => {
  watch.tolerate(/net::ERR_INTERNET_DISCONNECTED/, /net::ERR_FAILED .*\/door\/marks/);
  await answerCookies(page);
  await answerCookies(anotherVisitor);
  const id = await publishEvent(page);
  const door = `/admin/eventos/${id}/puerta`;
  for (const one of [page, anotherVisitor]) {
    await beAdmin(one);
    await one.goto(door);
    await untilLive(one);
    await arrivals(one, '0 de 3 han llegado');
  }

  await page.context().setOffline(true);
  await expect(page.getByText(/^Ves la lista de/)).toBeVisible();
  await note(page, 'ana');
  await note(page, 'bea');
  await page.getByRole('button', { name: 'Dar plaza Dora' }).click();
  await arrivals(page, '2 de 4 han llegado');
  await expect(page.getByText('4 de 3 plazas dadas')).toBeVisible();
  await expect(page.getByText('Sin conexión: 3 marcas por enviar')).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Deshacer Bea' }).click();
  await arrivals(page, '1 de 4 ha llegado');

  // Meanwhile Ana comes to the other door again, and Cris is new.
  await note(anotherVisitor, 'ana');
  await note(anotherVisitor, 'cris');
  await arrivals(anotherVisitor, '2 de 3 han llegado');
  // Shown at once; that it was sent is another matter.
  await expect.poll(() => arrived(page, id)).toBe(2);

  await page.context().setOffline(false);
  await expect(page.getByText('Vuelve a haber conexión: 4 marcas enviadas y 1 llegada por otra puerta.')).toBeVisible();
  await arrivals(page, '2 de 4 han llegado');
  await expect(page.getByRole('alert').filter({ hasText: `Ana ${run}` })).toContainText('en otra puerta');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Entendido Ana' }).click();
  await expect(page.getByText(/en otra puerta/)).toHaveCount(0);
  await arrivals(anotherVisitor, '2 de 4 han llegado');

  // What waits outlives a reload, and another tab of the same browser does not send it twice.
  await page.route('**/api/admin/events/*/door/marks', (route) => route.abort());
  await note(page, 'bea');
  await expect(page.getByText('Sin conexión: 1 marca por enviar')).toBeVisible();
  await page.unroute('**/api/admin/events/*/door/marks');
  const [second] = await Promise.all([page.context().newPage(), page.reload()]);
  await second.goto(door);
  for (const one of [page, second, anotherVisitor]) await arrivals(one, '3 de 4 han llegado');
  await expect(page.getByText(/por enviar/)).toHaveCount(0);
  await expect(second.getByText(/otra puerta\./)).toHaveCount(0);
});

test('names of the list do not lie readable on the device, nor after logging out', async ({ page }) => {
  await answerCookies(page);
  const id = await publishEvent(page);
  // The session of the other tests is not to end.
  const { adminEmail, adminPassword } = siteUnderTest();
  await be(page, await logIn(adminEmail, adminPassword));
  await page.goto(`/admin/eventos/${id}/puerta`);
  await arrivals(page, '0 de 3 han llegado');
  const stored = () =>
    page.evaluate(
      () =>
        new Promise<{ lists: number; readable: string; key: boolean }>((resolve) => {
          const opening = indexedDB.open('door');
          opening.onsuccess = () => {
            const asked = opening.result.transaction('lists').objectStore('lists').getAll();
            asked.onsuccess = () => {
              opening.result.close();
              const texts = asked.result.map(({ sealed }) => new TextDecoder().decode(sealed.bytes));
              const key = sessionStorage.getItem('doorListKey') !== null;
              resolve({ lists: asked.result.length, readable: texts.join(), key });
            };
          };
        }),
    );
  await expect.poll(async () => (await stored()).lists).toBe(1);
  expect((await stored()).readable).not.toContain(run);
  await page.getByRole('button', { name: /^Menú de/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect.poll(async () => (await stored()).key).toBe(false);
  await expect.poll(async () => (await stored()).lists).toBe(0);
});
