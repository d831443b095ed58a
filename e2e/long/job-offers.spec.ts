import type { Page } from '@playwright/test';
import { be, beAdmin } from '../api.ts';
import { linkTo, readMails } from '../mailbox.ts';
import { addMember, openMemberSession } from '../new-member.ts';
import { violationsOf } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const anyName = () => Math.random().toString(36).slice(2, 8);

/** Fills in the company's form, with the keyboard alone. */
async function write(page: Page, title: string, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Tu oferta' });
  const type = async (label: string | RegExp, text: string) => {
    await form.getByLabel(label, { exact: typeof label === 'string' }).focus();
    await page.keyboard.type(text);
  };
  const choose = async (group: string, name: string) => {
    await form.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).focus();
    await page.keyboard.press('Space');
  };
  await type('Título', title);
  await type('Empresa', 'Empresa de Ejemplo');
  await type(/^Qué hará/, 'Oferta de prueba para una persona que haga páginas accesibles con nosotras, sin prisa.');
  await choose('Nivel', 'Junior');
  await type('Salario mínimo', '28.000');
  await type('Salario máximo', '36.000');
  await expect(form.getByText('Son 2.333 – 3.000 € brutos al mes en 12 pagas.')).toBeVisible();
  await choose('Modalidad', 'En remoto');
  await choose('Jornada', 'Jornada completa');
  await choose('Contrato', 'Indefinido');
  await type('Imprescindible', 'HTML y CSS');
  await type(/^Cómo es el proceso/, 'Una conversación y una prueba pagada.');
  await type('Dónde se solicita', 'https://empresa.example/empleo');
  await type('Tu nombre', 'Persona de prueba');
  await type(/^Tu correo/, email);
  await form.getByRole('checkbox', { name: /He leído/ }).focus();
  await page.keyboard.press('Space');
}

test('a company sends an offer, the team has it changed and publishes it, members see it first, and it is filled', async ({
  page,
  anotherVisitor,
  browser,
  baseURL,
}) => {
  test.slow();
  const name = anyName();
  const title = `Desarrollo web ${name}`;
  const email = `empleo-${name}@empresa.example`;
  const company = anotherVisitor;
  await answerCookies(page);
  await answerCookies(company);

  await company.goto('/ofertas-de-trabajo/publicar');
  await untilLive(company);
  await write(company, title, email);
  await company.keyboard.press('Tab');
  await company.getByRole('button', { name: 'Enviar oferta' }).focus();
  await company.keyboard.press('Enter');
  await expect(company.getByRole('heading', { name: 'Confírmala en tu correo' })).toBeFocused();
  const [received] = await readMails(page, email);
  if (!received) throw new Error('No mail.');
  expect(received.text).not.toContain(title);
  await company.goto(linkTo('/ofertas-de-trabajo/gestionar', received));
  await company.getByRole('button', { name: 'Confirmar y enviar a revisión' }).click();
  await expect(company.getByRole('heading', { name: 'La estamos revisando' })).toBeFocused();

  await beAdmin(page);
  await page.goto('/admin/ofertas');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Devolver con cambios' }).click();
  await page.getByRole('textbox', { name: 'Qué tiene que cambiar' }).fill('Di el horario.');
  await page.getByRole('button', { name: 'Devolver', exact: true }).click();
  await expect(page.getByText('Devuelta con cambios', { exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await company.reload();
  await expect(company.getByRole('heading', { name: 'Necesita un cambio' })).toBeVisible();
  await expect(company.getByText('Di el horario.')).toBeVisible();
  await company
    .getByLabel(/^Qué hará/)
    .fill('Oferta de prueba para una persona que haga páginas accesibles con nosotras, de 9 a 17 horas.');
  await company.getByRole('button', { name: 'Enviar a revisión' }).click();
  await expect(company.getByRole('heading', { name: 'La estamos revisando' })).toBeVisible();
  expect(await violationsOf(company)).toEqual([]);

  await page.reload();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Publicada', { exact: true }).first()).toBeVisible();
  await readMails(page, email, 3);

  const context = await browser.newContext({ baseURL, locale: 'es-ES', timezoneId: 'Europe/Madrid' });
  const member = await context.newPage();
  await be(member, await openMemberSession(await addMember(`socia-${name}@demo.example`)));
  await answerCookies(member);
  await member.goto('/ofertas-de-trabajo');
  const row = member.getByRole('listitem').filter({ hasText: title });
  await expect(row.getByText('Antes para socias')).toBeVisible();
  await row.getByRole('link', { name: title }).click();
  await member.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(member.getByRole('button', { name: 'Guardada' })).toHaveAttribute('aria-pressed', 'true');
  await member.goto('/welcome');
  await expect(member.getByRole('region', { name: 'Tus ofertas' }).getByRole('link', { name: title })).toBeVisible();
  await context.close();

  await company.goto('/ofertas-de-trabajo');
  await expect(company.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(company.getByRole('link', { name: title })).toHaveCount(0);

  await company.goto(linkTo('/ofertas-de-trabajo/gestionar', received));
  await company.getByRole('button', { name: 'Ya está cubierta' }).click();
  await expect(company.getByRole('heading', { name: 'Está cubierta' })).toBeFocused();
});

test('a company that has lost its link gets it again by mail, and ends it by asking for another', async ({
  page: company,
  anotherVisitor: staff,
  watch,
}) => {
  test.slow();
  watch.tolerate(/404.*\/own-job/);
  const name = anyName();
  const email = `perdido-${name}@empresa.example`;
  await answerCookies(staff);
  await answerCookies(company);
  await company.goto('/ofertas-de-trabajo/publicar');
  await untilLive(company);
  await write(company, `Desarrollo web ${name}`, email);
  await company.getByRole('button', { name: 'Enviar oferta' }).click();
  const [first] = await readMails(staff, email);
  if (!first) throw new Error('No mail.');

  await company.goto('/ofertas-de-trabajo/enlace');
  await untilLive(company);
  await company.getByLabel('Correo con el que enviaste la oferta').fill(email);
  await company.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await expect(company.getByRole('heading', { name: 'Mira tu correo' })).toBeFocused();
  expect(await violationsOf(company)).toEqual([]);
  const [second] = await readMails(staff, email, 2);
  if (!second) throw new Error('No mail.');

  const manage = '/ofertas-de-trabajo/gestionar';
  expect(linkTo(manage, second)).toBe(linkTo(manage, first));
  await company.goto(linkTo(manage, first));
  await company.getByRole('button', { name: 'Confirmar y enviar a revisión' }).click();
  await expect(company.getByRole('heading', { name: 'La estamos revisando' })).toBeVisible();
  await company.getByRole('button', { name: 'Pedir otro enlace' }).click();
  await company.getByRole('dialog').getByRole('button', { name: 'Pedir otro', exact: true }).click();
  await expect(company.getByRole('heading', { name: 'Te hemos enviado otro enlace' })).toBeFocused();
  await readMails(staff, email, 3);
  await company.reload();
  await expect(company.getByText('Este enlace no lleva a ninguna oferta')).toBeVisible();

  await beAdmin(staff);
  await staff.goto('/admin/ofertas');
  await staff.getByRole('link', { name: `Desarrollo web ${name}` }).click();
  await staff.getByRole('button', { name: 'Anular su enlace' }).click();
  await staff.getByRole('button', { name: 'Anularlo' }).click();
  await expect(staff.getByText('Enlace anulado. La empresa recibe otro.')).toBeVisible();
  await readMails(staff, email, 4);
  expect(await violationsOf(staff)).toEqual([]);
});
