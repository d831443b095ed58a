import type { Page } from '@playwright/test';
import { adminSession, be, pendingComments } from '../api.ts';
import { noteShifts, shiftBudget, sumOf } from '../layout-shifts.ts';
import { addMember, openMemberSession } from '../new-member.ts';
import { askDatabase } from '../site-database.ts';
import { violationsOf } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const article = '/recursos/css/css-grid';

test.beforeEach(async ({ page }) => answerCookies(page));

/** A member of this test, at whose page the tab is. */
async function beMember(page: Page, who: string) {
  const email = `${who}-${Math.random().toString(36).slice(2, 8)}@prueba.example`;
  const session = await be(page, await openMemberSession(await addMember(email)));
  return { ...session, email };
}

/** An event with places, for this run. */
async function addEvent(name: string): Promise<string> {
  const [row] = await askDatabase<{ slug: string }>(
    `insert into events (slug, name, starts_at, timezone, takes_registrations, capacity, location)
     values ('propia-' || left(gen_random_uuid()::text, 8), $1, now() + interval '40 days', 'Europe/Madrid', true, 20, 'Sala de prueba')
     returning slug`,
    [name],
  );
  if (!row) throw new Error('The event was not stored.');
  return row.slug;
}

async function openWelcome(page: Page, name: string) {
  await page.goto('/welcome');
  await untilLive(page);
  await expect(page.getByRole('heading', { level: 1, name: `Hola, ${name}` })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
}

const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a member takes her first steps: a place, which she gives up, and an article, of which she says so', async ({
  page,
}) => {
  const member = await beMember(page, 'pasos');
  const name = `Taller de ${member.email}`;
  const slug = await addEvent(name);

  await openWelcome(page, member.userName);
  const steps = block(page, 'Primeros pasos');
  await expect(steps.getByText('1 de 5')).toBeVisible();
  await expect(block(page, 'Mis eventos')).toContainText('Aún no te has apuntado a nada');
  await expect(block(page, 'Mis comentarios')).toContainText('Aún no has comentado nada');
  expect(await violationsOf(page)).toEqual([]);

  // The form knows her.
  await page.goto(`/eventos/${slug}`);
  await untilLive(page);
  await expect(page.getByRole('textbox', { name: 'Correo' })).toHaveValue(member.email);
  await page.getByRole('checkbox', { name: /He leído/ }).check();
  await page.getByRole('button', { name: 'Apuntarme' }).click();
  await expect(page.getByRole('heading', { name: 'Nos vemos allí.' })).toBeVisible();

  await openWelcome(page, member.userName);
  await expect(steps.getByText('2 de 5')).toBeVisible();
  const place = block(page, 'Mis eventos').getByRole('listitem').filter({ hasText: name });
  await expect(place.getByText('Tienes plaza', { exact: true })).toBeVisible();
  await expect(place.getByRole('img', { name: /^Código QR/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  // By keyboard: the question, and the way back.
  await place.getByRole('button', { name: 'No puedo ir: dejar mi plaza' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Dejar la plaza' }).press('Enter');
  await expect(place.getByText('Sin plaza')).toBeVisible();
  await expect(place.getByRole('heading', { name })).toBeFocused();
  await expect(place.getByRole('link', { name: 'Volver a apuntarme' })).toBeVisible();

  await steps.getByRole('button', { name: /Ya lo he leído/ }).press('Space');
  await expect(steps.getByText('3 de 5')).toBeVisible();
  await steps.getByRole('button', { name: 'No volver a mostrar' }).press('Enter');
  await expect(steps).toHaveCount(0);
  await openWelcome(page, member.userName);
  await expect(steps).toHaveCount(0);
  await expect(block(page, 'Mis eventos')).toContainText('Aún no te has apuntado a nada');
});

test('what she writes waits in her page until a moderator decides, and what waits she may take back', async ({
  page,
}) => {
  const member = await beMember(page, 'comentarios');
  const [kept, regretted] = [`Se queda ${member.userId}`, `Se retira ${member.userId}`];
  for (const text of [kept, regretted]) {
    await page.goto(article);
    await untilLive(page);
    await page.getByRole('textbox', { name: 'Comentario' }).fill(text);
    await expect(page.getByRole('textbox', { name: /Alias/ })).toHaveValue(member.userName);
    await page.getByRole('button', { name: 'Enviar comentario' }).click();
    await expect(page.getByText('¡Gracias por participar!', { exact: false })).toBeVisible();
  }

  await openWelcome(page, member.userName);
  const entry = (text: string) => block(page, 'Mis comentarios').getByRole('listitem').filter({ hasText: text });
  await expect(entry(kept).getByText('En revisión')).toBeVisible();
  await entry(regretted).getByRole('button', { name: 'Retirar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirarlo' }).click();
  await expect(entry(regretted)).toHaveCount(0);

  const { authToken } = await adminSession();
  const waiting = (await pendingComments(authToken)).filter(({ content }) => content.includes(member.userId));
  expect(waiting.map(({ content }) => content)).toEqual([kept]);
  const headers = { authorization: `Bearer ${authToken}` };
  expect((await page.request.post(`/api/comments/approve/${waiting[0]?.id}`, { headers, data: {} })).ok()).toBe(true);

  await openWelcome(page, member.userName);
  await expect(entry(kept).getByText('Publicado')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await entry(kept).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${article}#comentario-`));
  await expect(page.getByText(kept)).toBeInViewport();
});

test('nothing that is read above it moves when a block arrives', async ({ page }) => {
  const member = await beMember(page, 'quieta');
  const moved = await noteShifts(page);
  await openWelcome(page, member.userName);
  await expect(block(page, 'Mis comentarios')).toBeVisible();
  expect(sumOf(await moved())).toBeLessThanOrEqual(shiftBudget);
});
