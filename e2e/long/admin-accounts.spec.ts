import type { Page } from '@playwright/test';
import { be } from '../api.ts';
import { readMails } from '../mailbox.ts';
import { addMember, memberPassword, openMemberSession } from '../new-member.ts';
import { askDatabase } from '../site-database.ts';
import { violationsInBothThemes } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

/** Tells the addresses of this run from those of others on a site that is kept. */
const run = Math.random().toString(36).slice(2, 8);

test.beforeEach(async ({ page, anotherVisitor }) => {
  await answerCookies(page);
  await answerCookies(anotherVisitor);
});

/** An administrator of the test's own, who has not proven anything yet. */
async function beNewAdmin(page: Page, email: string): Promise<void> {
  await be(page, await openMemberSession(await addMember(email, 'Jefa de Prueba', 'admin')));
}

/** Opens the account by looking for its mail. */
async function findAccount(page: Page, email: string, name: string): Promise<void> {
  await page.goto('/admin/personas');
  await page.getByRole('searchbox', { name: 'Buscar por nombre o correo' }).fill(email);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

const proof = (page: Page) => page.getByRole('dialog', { name: 'Confirma que eres tú' });

async function prove(page: Page): Promise<void> {
  await proof(page).getByLabel('Contraseña actual').fill(memberPassword);
  await proof(page).getByRole('button', { name: 'Confirmar' }).click();
  await expect(proof(page)).toHaveCount(0);
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await untilLive(page);
  await page.getByLabel('Correo', { exact: true }).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(memberPassword);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
}

test('a member becomes a moderator once the administrator has shown that it is her, and finds the queue', async ({
  page,
  anotherVisitor,
  watch,
}) => {
  // The API asks who is there before it does it.
  watch.tolerate(/status of 403/);
  const email = `futura-${run}@prueba.example`;
  const id = await addMember(email, 'Futura Moderadora');
  await beNewAdmin(page, `jefa-roles-${run}@prueba.example`);
  await findAccount(page, email, 'Futura Moderadora');
  await page.getByRole('button', { name: 'Cambiar el rol' }).click();
  const dialog = page.getByRole('dialog', { name: 'El rol de Futura Moderadora' });
  await dialog.getByRole('radio', { name: 'Moderadora' }).check();
  await dialog.getByLabel('¿Por qué?').fill('Empieza a moderar esta semana');
  await dialog.getByRole('button', { name: 'Cambiar el rol' }).click();

  // She leaves the question unanswered: nothing is done, and nothing typed is lost.
  await proof(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog.getByLabel('¿Por qué?')).toHaveValue('Empieza a moderar esta semana');
  await dialog.getByRole('button', { name: 'Cambiar el rol' }).click();
  await prove(page);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Sobre esta cuenta' })).toContainText('Moderadora');
  await expect(page.getByRole('region', { name: 'Historial' })).toContainText('Empieza a moderar esta semana');
  const [mail] = await readMails(page, email);
  expect(mail?.subject).toBe('Tu rol en FemCoders Club ha cambiado');
  expect(mail?.html).toContain('ahora eres moderadora');

  await be(anotherVisitor, await openMemberSession(id));
  await anotherVisitor.goto('/admin');
  await anotherVisitor.getByRole('navigation', { name: 'Administración' }).getByText('Comentarios').click();
  await expect(anotherVisitor.getByRole('heading', { level: 1, name: 'Comentarios' })).toBeVisible();
  await expect(anotherVisitor.getByRole('rowheader').first()).toBeVisible();
  await anotherVisitor.goto('/admin/personas');
  await expect(anotherVisitor.getByText('No tienes permiso para ver esta página')).toBeVisible();
});

test('somebody who is suspended is thrown out, reads why when she logs in, and is let in again', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  watch.tolerate(/status of 403/);
  const email = `ruidosa-${run}@prueba.example`;
  await addMember(email, 'Ruidosa Prueba');
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-ES' });
  const hers = await context.newPage();
  await answerCookies(hers);
  await logIn(hers, email);
  await hers.waitForURL('/welcome');

  await beNewAdmin(page, `jefa-suspensiones-${run}@prueba.example`);
  await findAccount(page, email, 'Ruidosa Prueba');
  await page.getByRole('button', { name: 'Suspender la cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suspender la cuenta de Ruidosa Prueba' });
  await dialog.getByRole('radio', { name: 'Insulto o acoso' }).check();
  await dialog.getByLabel('Qué ha pasado').fill('Insultaste a otra socia en un comentario.');
  await dialog.getByRole('radio', { name: /Sin fecha de fin/ }).check();
  await dialog.getByRole('button', { name: 'Suspender la cuenta' }).click();
  await prove(page);
  await expect(page.getByText('Le hemos dicho: «Insulto o acoso. Insultaste a otra socia')).toBeVisible();
  const [mail] = await readMails(page, `${email} recurso`);
  expect(mail?.subject).toBe('Sobre tu cuenta: motivo y recurso');
  expect(mail?.text).toContain('Insultaste a otra socia en un comentario.');
  expect(mail?.text).toContain('/contacto');

  await hers.goto('/personaliza-perfil');
  await hers.waitForURL(/\/login/);
  await logIn(hers, email);
  await expect(hers.getByRole('main')).toContainText('Insultaste a otra socia en un comentario.');

  await page.getByRole('button', { name: 'Levantar la suspensión' }).click();
  const lifting = page.getByRole('dialog', { name: /Levantar la suspensión/ });
  await lifting.getByLabel('¿Por qué?').fill('Se ha disculpado');
  await lifting.getByRole('button', { name: 'Levantar la suspensión' }).click();
  await expect(page.getByRole('button', { name: 'Suspender la cuenta' })).toBeVisible();
  await logIn(hers, email);
  await hers.waitForURL('/welcome');
  await context.close();
});

test('two accounts of one person become one, after what will happen was shown', async ({ page, watch }) => {
  watch.tolerate(/status of 403/);
  const [kept, gone] = [`nueva-${run}@prueba.example`, `vieja-${run}@prueba.example`];
  await addMember(kept, 'Doble Prueba');
  const old = await addMember(gone, 'Doble P.');
  await askDatabase(
    `insert into comments (post_id, content, alias, author_id, created_at) values (16, 'De la cuenta vieja', 'Doble', $1, now())`,
    [old],
  );
  await beNewAdmin(page, `jefa-uniones-${run}@prueba.example`);
  await findAccount(page, kept, 'Doble Prueba');
  await page.getByRole('link', { name: 'Unir otra cuenta a esta' }).click();
  await page.getByRole('searchbox').fill(`vieja-${run}`);
  await page.getByRole('button', { name: `Elegir la de ${gone}` }).click();
  await expect(page.getByText('Pasan a la cuenta que queda: 1 comentario.')).toBeVisible();
  await page.getByRole('button', { name: 'Unir las cuentas' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Unir las dos cuentas?' });
  await dialog.getByLabel('¿Por qué?').fill('Lo ha pedido desde los dos correos');
  await dialog.getByRole('button', { name: 'Unir las cuentas' }).click();
  await prove(page);
  await expect(page).toHaveURL(/\/admin\/personas\/[0-9a-f-]+$/);
  await expect(page.getByRole('region', { name: 'Historial' })).toContainText('Cuentas unidas');
  await expect(page.getByRole('list', { name: 'Su actividad' })).toContainText('1 por revisar');
  expect((await readMails(page, `Hemos unido tus dos cuentas ${run}`, 2)).map(({ to }) => to).sort()).toEqual([
    kept,
    gone,
  ]);
  await page.goto(`/admin/personas/${old}`);
  await expect(page.getByText('Esta cuenta no está aquí')).toBeVisible();
  watch.tolerate(/status of 404/);
});

test('what an administrator does to an account can be used by everybody', async ({ page }) => {
  await beNewAdmin(page, `jefa-${run}@prueba.example`);
  const demo = '/admin/personas/00000000-0000-4000-8000-0000000006';
  for (const [path, act] of [
    [`${demo}12`, 'Cambiar el rol'],
    [`${demo}01`, 'Suspender la cuenta'],
    [`${demo}01/unir?con=00000000-0000-4000-8000-000000000602`, 'Unir las cuentas'],
  ] as const) {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path);
    await untilLive(page);
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: act }).click();
    await page.getByRole('dialog').getByRole('button', { name: act }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toBeFocused();
    expect(await violationsInBothThemes(page), `${path}: ${act}`).toEqual([]);
  }
});
