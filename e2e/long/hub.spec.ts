import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { be, beAdmin } from '../api.ts';
import { readMails } from '../mailbox.ts';
import { addMember, openMemberSession } from '../new-member.ts';
import { violationsOf } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const hub = '/recursos-comunidad-femcoders-club';

/** A member with a name of her own, in this tab. */
async function beMember(page: Page, first: string): Promise<{ name: string; email: string }> {
  const mark = randomBytes(4).toString('hex');
  const member = { name: `${first} ${mark}`, email: `${first.toLowerCase()}-${mark}@prueba.example` };
  const id = await addMember(member.email, member.name);
  await answerCookies(page);
  await be(page, await openMemberSession(id));
  return member;
}

/** @returns its title */
async function proposeProject(page: Page): Promise<string> {
  const title = `Proyecto ${randomBytes(4).toString('hex')}`;
  await page.goto(`${hub}/proponer?tipo=proyecto`);
  const form = page.getByRole('form', { name: 'Cuenta tu proyecto' });
  await form.getByLabel('Nombre del proyecto').fill(title);
  await form.getByLabel('Qué manos faltan').fill('Diseño\nTextos');
  await form.getByLabel('Horas a la semana').fill('2');
  await form.getByLabel('De qué va').fill('Una página pequeña para el barrio, hecha entre varias y sin prisa.');
  await form.getByRole('button', { name: 'Enviar para revisar' }).click();
  await expect(page.getByRole('heading', { name: 'Lo leemos y te escribimos' })).toBeFocused();
  return title;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads what there is, searches in it, and opens a piece', async ({ page }) => {
    await page.goto(hub);
    await expect(page.getByRole('heading', { level: 1, name: 'La plaza de la comunidad' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Secciones de la comunidad' }).getByText('Recursos').click();
    await page.getByRole('searchbox', { name: 'Busca' }).fill('biblioteca');
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(page).toHaveURL(/q=biblioteca/);
    const found = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(found).toHaveCount(1);
    await found.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: /SQL con datos de una biblioteca/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Abrir el recurso' })).toHaveAttribute('rel', /ugc nofollow noopener/);
  });

  test('a visitor sees the eleven ideas and how far each has come', async ({ page }) => {
    await page.goto(`${hub}/ideas`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(11);
    await expect(page.getByText('En marcha').first()).toBeVisible();
  });
});

test('a visitor who wants to vote is led to the login and back', async ({ page }) => {
  await answerCookies(page);
  await page.goto(`${hub}/ideas`);
  await untilLive(page);
  await page.getByRole('link', { name: /^Votar «Mentorías»/ }).click();
  await expect(page).toHaveURL(`/login?volver=${encodeURIComponent(`${hub}/ideas`)}`);
});

test('a member votes for an idea and takes it back, with the keyboard alone', async ({ page }) => {
  await beMember(page, 'Vota');
  await page.goto(`${hub}/ideas`);
  const row = page.getByRole('listitem').filter({ hasText: 'Programas de Emprendimiento' });
  const button = row.getByRole('button', { name: 'Votar «Programas de Emprendimiento»' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  const votes = async () => Number((await row.getByText(/^\d+ votos?$/).innerText()).split(' ')[0]);
  const before = await votes();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(votes).toBe(before + 1);
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.focus();
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(votes).toBe(before);
});

test('a project is proposed, published, joined and answered without anybody’s address, and taken back', async ({
  page,
  anotherVisitor: staff,
}) => {
  const author = await beMember(page, 'Autora');
  const title = await proposeProject(page);

  await answerCookies(staff);
  await beAdmin(staff);
  await staff.goto('/admin/comunidad');
  await staff.getByRole('link', { name: title }).click();
  await staff.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(staff.getByText('Publicada. Se lo decimos en un minuto.')).toBeVisible();

  // Moderators may join as well: they are members.
  await staff.goto(`${hub}/proyectos?q=${encodeURIComponent(title)}`);
  await staff.getByRole('link', { name: title }).click();
  const message = 'Me gustaría ayudar con los textos, tengo las tardes libres.';
  await staff.getByLabel(`Tu mensaje para ${author.name}`).fill(message);
  await staff.getByRole('button', { name: 'Me apunto' }).click();
  await expect(staff.getByText('Ya le has escrito.')).toBeVisible();

  const [mail] = await readMails(page, `se apunta a «${title}»`);
  expect(mail?.to).toBe(author.email);
  expect(mail?.text).toContain(message);

  await page.goto('/welcome#comunidad');
  const block = page.getByRole('region', { name: 'Mi comunidad' });
  await expect(block.getByText(message)).toBeVisible();
  await block.getByRole('button', { name: /^Contestar a / }).click();
  await block.getByLabel(/^Tu respuesta para /).fill('Qué bien. Escríbeme por el Slack y quedamos.');
  await block.getByRole('button', { name: 'Enviar la respuesta' }).click();
  await expect(block.getByText('Le contestaste:')).toBeVisible();

  await block.getByRole('button', { name: `Retirar «${title}»` }).click();
  await expect(block.getByText('Retirado', { exact: true })).toBeVisible();
  await expect.poll(async () => (await staff.request.get(staff.url())).status()).toBe(404);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(block.getByText('Publicado', { exact: true })).toBeVisible();
});

test('a moderator says why something is not published, and its author reads it and sends it again', async ({
  page,
  anotherVisitor: staff,
}) => {
  await beMember(page, 'Insiste');
  const title = await proposeProject(page);
  await answerCookies(staff);
  await beAdmin(staff);
  await staff.goto('/admin/comunidad');
  await staff.getByRole('link', { name: title }).click();
  await staff.getByRole('button', { name: 'No publicar' }).click();
  await expect(staff.getByRole('alert').getByText('Escribe el motivo que va a leer')).toBeVisible();
  await staff.getByLabel('Por qué no se publica').fill('Cuenta también para quién es.');
  await staff.getByRole('button', { name: 'No publicar' }).click();
  await expect(staff.getByText('No se publica. Se lo decimos en un minuto.')).toBeVisible();

  await page.goto('/welcome');
  const block = page.getByRole('region', { name: 'Mi comunidad' });
  await expect(block.getByText('Cuenta también para quién es.')).toBeVisible();
  await block.getByRole('link', { name: 'Cambiar' }).click();
  await page.getByLabel('De qué va').fill('Una página pequeña para las vecinas del barrio, hecha entre varias.');
  await page.getByRole('button', { name: 'Guardar los cambios' }).click();
  await expect(page.getByRole('heading', { name: 'Lo leemos y te escribimos' })).toBeVisible();
});

test('what is typed outlives a reload, and the form says what is missing', async ({ page }) => {
  await beMember(page, 'Borrador');
  await page.goto(`${hub}/proponer?tipo=recurso`);
  const form = page.getByRole('form', { name: 'Comparte un recurso' });
  await form.getByLabel('Título').fill('Una guía a medias');
  await form.getByRole('button', { name: 'Enviar para revisar' }).click();
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([
    'Escribe la dirección del recurso',
    'Cuenta por qué es útil',
  ]);
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await expect(form.getByLabel('Título')).toHaveValue('Una guía a medias');
  await expect(page.getByText('Seguimos con lo que habías empezado')).toBeVisible();
});

test('a reader reports a piece without a name, and a moderator keeps it', async ({ page, anotherVisitor: staff }) => {
  await answerCookies(page);
  await page.goto(`${hub}/pieza/volver-de-muestra`);
  await untilLive(page);
  await page.getByText('Denunciar esta publicación').click();
  await page.getByRole('radio', { name: 'Está mal o ya no funciona' }).check();
  await page.getByRole('button', { name: 'Enviar la denuncia' }).click();
  await expect(page.getByText('Gracias. Lo revisamos.')).toBeVisible();
  await answerCookies(staff);
  await beAdmin(staff);
  await staff.goto('/admin/comunidad?mirar=reported');
  await staff.getByRole('link', { name: /volver después de una pausa/ }).click();
  await staff.getByRole('button', { name: 'Mantener publicada' }).click();
  await expect(staff.getByText('Se queda publicada. Denuncias atendidas.')).toBeVisible();
});
