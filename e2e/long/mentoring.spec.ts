import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { be, beAdmin } from '../api.ts';
import { readMails } from '../mailbox.ts';
import { addMember, openMemberSession } from '../new-member.ts';
import { violationsOf } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

interface Member {
  id: string;
  name: string;
  email: string;
}

async function newMember(first: string): Promise<Member> {
  const mark = randomBytes(4).toString('hex');
  const email = `${first.toLowerCase()}-${mark}@prueba.example`;
  const name = `${first} ${mark}`;
  return { id: await addMember(email, name), name, email };
}

/** From now on this tab is hers. */
const become = async (page: Page, { id }: Member) => be(page, await openMemberSession(id));

async function offer(page: Page): Promise<void> {
  await page.goto('/mentoria/ofrecer');
  const form = page.getByRole('form', { name: 'Ofrecerme como mentora' });
  await form.getByLabel('¿A qué te dedicas?').fill('Programadora de prueba');
  await form.getByLabel('¿Cómo acompañas?').fill('Leemos tu código juntas y preparamos entrevistas de verdad.');
  const next = form.getByRole('button', { name: 'Siguiente' });
  await next.click();
  for (const name of ['Seguridad', 'Lleva de 2 a 5 años', 'Ciclo de 3 meses'])
    await form.getByRole('checkbox', { name, exact: true }).check();
  await next.click();
  for (const name of ['Lengua de signos', 'En línea', 'martes por la tarde'])
    await form.getByRole('checkbox', { name, exact: true }).check();
  await next.click();
  await form.getByLabel('¿Cómo prefieres que te escriba la primera vez?').fill('En el Slack, @mentora');
  await form.getByRole('checkbox', { name: /Me comprometo/ }).check();
  await form.getByRole('button', { name: 'Enviar mi ficha' }).click();
  await expect(page).toHaveURL(/\/mentoria\/mi-mentoria$/);
  await expect(page.getByRole('region', { name: 'Mi ficha de mentora' })).toContainText('Por revisar');
}

async function ask(page: Page): Promise<void> {
  await page.goto('/mentoria/pedir');
  const form = page.getByRole('form', { name: 'Pedir mentora' });
  await form
    .getByLabel('¿Qué quieres conseguir?')
    .fill('Quiero aprender a revisar la seguridad de lo que publico cada semana.');
  await form.getByRole('radio', { name: 'Llevo de 2 a 5 años' }).check();
  const next = form.getByRole('button', { name: 'Siguiente' });
  await next.click();
  await form.getByRole('checkbox', { name: 'Seguridad' }).check();
  await form.getByRole('radio', { name: 'Ciclo de 3 meses' }).check();
  await next.click();
  for (const name of ['Lengua de signos', 'En línea', 'martes por la tarde'])
    await form.getByRole('checkbox', { name, exact: true }).check();
  await next.click();
  await form.getByLabel('¿Cómo prefieres que te escriba la primera vez?').fill('Por correo: hola@prueba.example');
  await form.getByRole('checkbox', { name: /Me comprometo/ }).check();
  await form.getByRole('button', { name: 'Pedir mentora' }).click();
  await expect(page).toHaveURL(/\/mentoria\/mi-mentoria$/);
  await expect(page.getByRole('heading', { name: 'Estamos buscando' })).toBeVisible();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads what mentoring is, filters the mentors, and reads one of them', async ({ page }) => {
    await page.goto('/mentoria');
    await expect(page.getByRole('heading', { level: 1, name: 'Mentoría' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Mentora de Muestra' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Tema' }).selectOption('Accesibilidad');
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await expect(page).toHaveURL(/tema=accesibilidad/);
    await expect(page.getByRole('heading', { name: 'Tester de Muestra' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Mentora de Muestra' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Tester de Muestra' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tester de Muestra' })).toBeVisible();
    await expect(page.getByText('Castellano y lengua de signos')).toBeVisible();
  });
});

test('a mentor offers herself, a member asks, the team matches them, and they agree on a session', async ({
  page,
  anotherVisitor: staff,
}) => {
  const [mentor, mentee] = [await newMember('Ona'), await newMember('Nora')];
  await answerCookies(page);
  await become(page, mentor);
  await offer(page);

  await answerCookies(staff);
  await beAdmin(staff);
  await staff.goto('/admin/mentoria/mentoras?estado=pending');
  await staff.getByRole('link', { name: mentor.name }).click();
  await staff.getByRole('button', { name: 'Activar la ficha' }).click();
  await expect(staff.getByText('Activa', { exact: true }).first()).toBeVisible();

  await become(page, mentee);
  await ask(page);
  await staff.goto('/admin/mentoria?estado=asked');
  await staff.getByRole('searchbox').fill(mentee.name);
  await expect(staff.getByRole('status').filter({ hasText: '1 solicitud' })).toBeVisible();
  await staff.getByRole('link', { name: mentee.name }).click();
  const candidate = staff.getByRole('listitem').filter({ hasText: mentor.name });
  await expect(candidate).toContainText('El tema que se pide: Seguridad');
  await expect(candidate).toContainText('Habláis lengua de signos');
  const proposed = staff.getByRole('checkbox', { checked: true });
  while ((await proposed.count()) > 0) await proposed.first().click();
  await staff.getByRole('checkbox', { name: mentor.name }).check();
  await staff.getByRole('button', { name: 'Confirmar la propuesta (1)' }).click();
  await expect(staff.getByRole('region', { name: 'Propuestas' })).toContainText('tiene que responder');
  const mails = await readMails(page, mentee.email, 2);
  expect(mails.map(({ subject }) => subject)).toContain('Tenemos una mentora para ti');

  await page.reload();
  const request = page.getByRole('region', { name: 'Mi solicitud' });
  await expect(request).toContainText('El tema que se pide: Seguridad');
  await expect(page.getByText('@mentora')).toHaveCount(0);

  await become(page, mentor);
  await page.goto('/welcome');
  await page.getByRole('link', { name: `${mentee.name} te pide como mentora` }).click();
  await page.getByRole('button', { name: 'Sí, la acompaño' }).click();
  const pair = page.getByRole('region', { name: `Acompañas a ${mentee.name}` });
  await expect(pair).toContainText('Por correo: hola@prueba.example');

  await become(page, mentee);
  await page.goto('/mentoria/mi-mentoria');
  const hers = page.getByRole('region', { name: `Te acompaña ${mentor.name}` });
  await expect(hers).toContainText('En el Slack, @mentora');
  await hers.getByRole('button', { name: 'Apuntar una sesión' }).click();
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await hers.getByLabel('Día').fill(day);
  await hers.getByLabel('Hora de Madrid').fill('18:30');
  await hers.getByRole('button', { name: 'Apuntarla' }).click();
  const calendar = await hers.getByRole('link', { name: 'Añadir al calendario' }).getAttribute('href');
  expect(await (await page.request.get(calendar ?? '')).text()).toContain('BEGIN:VEVENT');
  await hers.getByLabel('Un objetivo vuestro').fill('Revisar una cabecera por semana');
  await hers.getByRole('button', { name: 'Añadirlo' }).click();
  await hers.getByRole('checkbox', { name: 'Revisar una cabecera por semana' }).check();
  expect(await violationsOf(page)).toEqual([]);
  const subjects = (await readMails(page, mentor.email, 5)).map(({ subject }) => subject);
  expect(subjects.some((subject) => subject.startsWith('Sesión el '))).toBe(true);

  await hers.getByRole('button', { name: 'Cambiar de mentora' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cambiar de mentora' }).click();
  await expect(page.getByRole('heading', { name: 'Estamos buscando' })).toBeVisible();
  await staff.reload();
  await expect(staff.getByRole('region', { name: 'Mentorías terminadas' })).toContainText('La cerró quien pidió');
  expect(await violationsOf(staff)).toEqual([]);
});

test('with the keyboard alone a member finds what is missing and asks for a mentor', async ({ page }) => {
  await answerCookies(page);
  await become(page, await newMember('Teclas'));
  await page.goto('/mentoria');
  await untilLive(page);
  await page.getByRole('link', { name: 'Pedir mentora' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('form').getByRole('button', { name: 'Siguiente' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('¿Qué quieres conseguir?')).toBeFocused();
  await page.keyboard.type('Quiero leer código ajeno sin miedo y atreverme a proponer cambios.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Empiezo desde cero' })).toBeChecked();
});

test('what a member has begun to write is there after a reload', async ({ page }) => {
  await answerCookies(page);
  await become(page, await newMember('Pausa'));
  await page.goto('/mentoria/pedir');
  const goal = page.getByLabel('¿Qué quieres conseguir?');
  await goal.fill('A medias y con prisa');
  await page.reload();
  await expect(goal).toHaveValue('A medias y con prisa');
  await expect(page.getByText('Hemos recuperado lo que habías empezado a escribir.')).toBeVisible();
});
