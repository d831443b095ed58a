import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type RunningSite, startSite } from '../running-site.ts';
import { codeOf, secretOnPage } from '../second-factor.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const admin = { email: 'primera@ejemplo.example', password: 'siete ranas en la acequia' };

let site: RunningSite | undefined;
let varDir = '';

async function startEmptySite(): Promise<RunningSite> {
  varDir = await mkdtemp(join(tmpdir(), 'femcoders-empty-'));
  return startSite({
    varDir,
    port: await freePort(),
    environment: { SEED: 'none', ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
  });
}

// Another site than the one that all tests share.
test.use({
  baseURL: async ({ browserName: _ }, use) => {
    site ??= await startEmptySite();
    await use(site.url);
  },
});

test.afterAll(async () => {
  await site?.stop();
  if (varDir) await rm(varDir, { recursive: true, force: true });
});

test('a site without data knows nobody, no event and no figure, and its team page calls for the first', async ({
  page,
  request,
}) => {
  for (const list of ['/people', '/events/api/list/upcoming', '/events/api/list/past', '/comments/approved']) {
    expect(await (await request.get(`/api${list}`)).json(), list).toEqual([]);
  }
  expect(await (await request.get('/api/figures')).json()).toMatchObject({ members: null, eventsHeld: null });

  await page.goto('/equipo');
  await untilLive(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Estamos preparando las presentaciones')).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    '¿Vienes de una empresa?',
    'Súmate como promotora',
  ]);
  await expect(main.getByRole('img', { name: /^Retrato de/ })).toHaveCount(0);
});

for (const path of ['/', '/eventos', '/blog', '/femcoders-quienes-somos']) {
  test(`${path} is whole on a site without data`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await untilLive(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('main').getByText(/\bdemo\b|demostración|undefined|NaN/i)).toHaveCount(0);
  });
}

test('the first administrator sets up her second factor when she first enters, and needs it the next time', async ({
  page,
  watch,
}) => {
  // What is answered before she has one, and before she has proven that it is her.
  watch.tolerate(/status of 403/);
  expect(site?.output()).toContain('Verificación en dos pasos: obligatoria para moderadoras y administradoras.');
  await answerCookies(page);
  const logIn = async () => {
    await untilLive(page);
    await page.getByLabel('Correo', { exact: true }).fill(admin.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(admin.password);
    await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  };
  const work = page.getByRole('table', { name: /Registro/ });

  await page.goto('/login?volver=/admin/registro');
  await logIn();
  await page.waitForURL('/admin/registro');
  await expect(page.getByText('Activa la verificación en dos pasos')).toBeVisible();
  await expect(work).toHaveCount(0);
  await page.getByRole('link', { name: 'Activarla' }).click();

  await page.getByRole('button', { name: 'Activar' }).click();
  await page.getByLabel('Contraseña actual').fill(admin.password);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  const secret = await secretOnPage(page);
  await page.getByLabel('Código de verificación').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByRole('heading', { name: 'Guarda tus códigos de recuperación' })).toBeFocused();
  await page.getByRole('button', { name: 'Ya los he guardado' }).click();
  await page.waitForURL('/admin/registro');
  await expect(work).toBeVisible();

  await page.getByRole('button', { name: /^Menú de/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await page.waitForURL('/login');
  await page.goto('/login?volver=/admin/registro');
  await logIn();
  await page.getByLabel('Código de verificación').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('/admin/registro');
  await expect(work).toBeVisible();
});
