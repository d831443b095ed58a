import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { be } from '../api.ts';
import { linkTo, readMails } from '../mailbox.ts';
import { addMember, memberPassword, openMemberSession } from '../new-member.ts';
import { askDatabase } from '../site-database.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const privacy = '/personaliza-perfil/privacidad';

test.beforeEach(async ({ page }) => answerCookies(page));

/** Opens the privacy page as a new member who has written a comment. */
async function openPrivacy(page: Page, email: string, comment: string) {
  const userId = await addMember(email, 'Noa Ejemplo');
  await be(page, await openMemberSession(userId));
  await askDatabase(
    `insert into comments (post_id, content, alias, author_id, state, created_at, decided_at)
     values (16, $2, 'Noa Ejemplo', $1, 'approved', now(), now())`,
    [userId, comment],
  );
  await page.goto(privacy);
  await untilLive(page);
  return userId;
}

/** The first thing that asks who is there; after that it is known for five minutes. */
async function prove(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await dialog.getByLabel('Contraseña actual', { exact: true }).fill(memberPassword);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog).toHaveCount(0);
}

const band = (page: Page) => page.getByRole('region', { name: /^Tu cuenta se borrará el / });

test('a member takes her data out as a ZIP, and gets a mail', async ({ page, watch }) => {
  watch.tolerate(/status of 403/);
  const email = 'noa@copia.example';
  const comment = 'Un comentario con <script>alert(1)</script> para llevar';
  await openPrivacy(page, email, comment);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar mi copia' }).click();
  await prove(page);
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^mis-datos-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  expect(Object.keys(files)).toEqual(['LEEME.txt', 'index.html', 'datos.json']);
  const { datos } = JSON.parse(text('datos.json'));
  expect(datos.cuenta.entradas[0].correo).toBe(email);
  expect(datos.comentarios.entradas).toMatchObject([{ texto: comment, alias: 'Noa Ejemplo', estado: 'approved' }]);
  expect(text('index.html')).toContain('&lt;script>alert(1)&lt;/script>');
  expect(text('index.html')).not.toContain('<script');
  await expect(page.getByText('Tu copia está en tus descargas.')).toBeVisible();

  const [mail] = await readMails(page, email);
  expect(mail?.subject).toBe('Tu copia de datos está lista');
  expect(linkTo('/forgot-password#', mail as NonNullable<typeof mail>)).toBeTruthy();
});

test('a member asks for her account to be deleted, and changes her mind', async ({ page, watch }) => {
  watch.tolerate(/status of 403/);
  const email = 'noa@se-queda.example';
  await openPrivacy(page, email, 'Un comentario que se queda');
  await page.getByRole('radio', { name: 'Dejarlos sin mi nombre' }).check();
  await page.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  await prove(page);
  await expect(band(page)).toContainText('firmados como «Anónimo»');

  const [mail] = await readMails(page, email);
  const day = await band(page).getByRole('time').innerText();
  expect(mail?.subject).toBe(`Tu cuenta se borrará el ${day}: cancelar`);
  expect(linkTo(privacy, mail as NonNullable<typeof mail>)).toBe(privacy);

  await page.goto('/welcome');
  await untilLive(page);
  await band(page).getByRole('button', { name: 'Cancelar el borrado' }).click();
  await expect(band(page)).toHaveCount(0);
  await expect(page.getByText('Borrado cancelado: tu cuenta se queda.')).toBeVisible();
  await page.goto(privacy);
  await expect(page.getByRole('button', { name: 'Borrar mi cuenta' })).toBeVisible();
});

test('an account goes when its days of grace are over, and its owner gets a last mail', async ({ page, watch }) => {
  watch.tolerate(/status of 40[13]/, /Error fetching user profile/);
  const email = 'noa@se-va.example';
  const userId = await openPrivacy(page, email, 'Un comentario que se va');
  await page.getByRole('radio', { name: 'Borrarlos también' }).check();
  await page.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  await prove(page);
  await expect(band(page)).toBeVisible();
  await readMails(page, email);

  await askDatabase(`update users set delete_at = now() where id = $1`, [userId]);
  // What is due every hour is done at once.
  await askDatabase(`insert into jobs.job (name) values ('housekeeping')`);
  const subjects = (await readMails(page, email, 2)).map(({ subject }) => subject);
  expect(subjects[0]).toBe('Tu cuenta se ha borrado');
  expect(await askDatabase('select from users where email = $1', [email])).toHaveLength(0);
  expect(await askDatabase(`select from comments where content = 'Un comentario que se va'`)).toHaveLength(0);
  expect(await askDatabase('select from mail_outbox where recipient = $1', [email])).toHaveLength(0);

  await page.reload();
  await page.waitForURL(/\/login/);
});
