import { readFile } from 'node:fs/promises';
import { adminFiguresSchema } from '@femcoders/contracts/admin-figures';
import { statDefinitions } from '@femcoders/contracts/stat-definitions';
import { statsSchema } from '@femcoders/contracts/stats';
import { adminSession, be, beAdmin } from '../api.ts';
import { addMember, openMemberSession } from '../new-member.ts';
import { siteUnderTest } from '../site-under-test.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads every figure of the community, none below five, and takes the file of one', async ({
    page,
    request,
  }) => {
    const { stats } = statsSchema.parse(await (await request.get('/api/stats')).json());
    const published = stats.filter(({ rows }) => rows.length > 0);
    expect(published.length, 'the demo data let something be told').toBeGreaterThan(0);

    await page.goto('/stats?periodo=todo');
    for (const { id, rows } of published) {
      const figure = page.getByRole('region', { name: statDefinitions[id].title, exact: true });
      await expect(figure.getByRole('img', { name: /Todos los números están en la tabla/ })).toBeVisible();
      await figure.getByText('Ver como tabla').click();
      await expect(figure.locator('tbody tr')).toHaveCount(rows.length);
      for (const { values } of rows) expect(values[0]).toBeGreaterThanOrEqual(5);
    }
    const [first] = published;
    const file = await request.get(`/api/stats/${first?.id}.csv`);
    expect((await file.text()).trim().split('\r\n')).toHaveLength((first?.rows.length ?? 0) + 1);
  });
});

test('a visitor goes from the footer to the figures, to one of them, and through its past', async ({ page }) => {
  await page.goto('/');
  await untilLive(page);
  await page.getByRole('button', { name: 'Rechazar' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'En cifras' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'La comunidad en cifras' })).toBeFocused();
  await page.getByRole('link', { name: 'Desde el principio' }).click();
  await expect(page).toHaveURL(/\/stats\?periodo=todo$/);
  await page.getByRole('link', { name: 'Comentarios publicados', exact: true }).click();
  await expect(page).toHaveURL(/\/stats\/comentarios$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Comentarios publicados' })).toBeVisible();
  expect((await page.request.get('/stats/nada')).status()).toBe(404);
});

test('what this device counts is counted after "Aceptar" alone, stays on it, and is erased on request', async ({
  page,
}) => {
  await page.goto('/stats');
  await untilLive(page);
  const device = page.getByRole('region', { name: 'Tus páginas en este dispositivo' });
  await expect(device.getByText('Aquí no se cuenta nada')).toBeVisible();
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await page.goto('/eventos');
  await untilLive(page);
  await page.goto('/stats');
  await expect(device.getByRole('row', { name: /Eventos 1$/ })).toBeVisible();

  const saved = page.waitForEvent('download');
  await device.getByRole('button', { name: 'Descargar CSV' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('/eventos;1');

  await device.getByRole('button', { name: 'Borrar lo contado' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar', exact: true }).click();
  await expect(device.getByText('Todavía no hay ninguna página contada')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(device.getByRole('row', { name: /Eventos 1$/ })).toBeVisible();
});

test('a member finds on her page what she opens most on this device, once she has let it be counted', async ({
  page,
}) => {
  const email = `cifras-${Math.random().toString(36).slice(2, 8)}@prueba.example`;
  await be(page, await openMemberSession(await addMember(email)));
  await page.goto('/welcome');
  await untilLive(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible();
  const most = page.getByRole('region', { name: 'Lo que más abres aquí' });
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  await expect(most).toHaveCount(0);

  await page.getByRole('button', { name: 'Aceptar' }).click();
  for (const path of ['/eventos', '/mentoria', '/eventos']) {
    await page.goto(path);
    await untilLive(page);
  }
  await page.goto('/welcome');
  await expect(most.getByRole('listitem')).toHaveText([/^Eventos\s*2 veces$/, /^Mentoría\s*1 vez$/]);
  await most.getByRole('link', { name: 'Ver todas, y la comunidad en cifras' }).click();
  await expect(page).toHaveURL(/\/stats#este-dispositivo$/);
  const device = page.getByRole('region', { name: 'Tus páginas en este dispositivo' });
  await expect(device.getByRole('row', { name: /Eventos 2$/ })).toBeVisible();
});

test.describe('for the team', () => {
  test.beforeEach(async ({ page }) => answerCookies(page));

  test('an administrator reads how each area of the community stands, and finds the same in her file', async ({
    page,
  }) => {
    const { authToken } = await adminSession();
    const answer = await fetch(`${siteUnderTest().url}/api/admin/figures`, {
      headers: { authorization: `Bearer ${authToken}` },
    });
    const { mentoring, documents, jobs, talks, hub } = adminFiguresSchema.parse(await answer.json());
    const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

    await beAdmin(page);
    await page.goto('/admin/cifras');
    await untilLive(page);
    const figures = {
      Mentoría: ['Esperan más de 7 días', mentoring.waitingLong],
      Documentos: ['Se borran en 7 días', documents.deletionsDue],
      Ofertas: ['Abiertas con denuncias', jobs.reported],
      Presentaciones: ['Propuestas', total(talks.proposed)],
      Comunidad: ['Votos a ideas', total(hub.ideaVotes)],
    } as const;
    for (const [area, [label, count]] of Object.entries(figures)) {
      const panel = page.getByRole('region', { name: area, exact: true });
      await expect(panel.getByRole('term').filter({ hasText: label })).toBeVisible();
      await expect(panel.locator(`dt:text-is("${label}") + dd`)).toHaveText(String(count));
    }
    const pairs = page.getByRole('table', { name: 'Solicitudes y parejas, por estado' });
    for (const { count } of mentoring.byState) await expect(pairs).toContainText(String(count));

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar CSV' }).click();
    const lines = (await readFile(await (await saved).path(), 'utf8')).split('\r\n');
    for (const [area, [label, count]] of Object.entries(figures)) expect(lines).toContain(`${area};${label};;${count}`);
    expect(lines.filter((line) => line.startsWith('Documentos;Envíos de documentos: Envíos;'))).toHaveLength(30);
  });

  for (const [role, sections] of [
    ['editor', ['Presentaciones']],
    ['moderator', ['Comentarios', 'Comunidad']],
  ] as const) {
    test(`who is ${role} sees her own sections, and of the figures that they are not for her`, async ({ page }) => {
      const email = `${role}-${Math.random().toString(36).slice(2, 8)}@prueba.example`;
      const { authToken } = await be(page, await openMemberSession(await addMember(email, 'Del equipo', role)));
      await page.goto('/admin/cifras');
      await untilLive(page);
      await expect(page.getByText('No tienes permiso para ver esta página')).toBeVisible();
      const rail = page.getByRole('navigation', { name: 'Administración' });
      for (const name of sections) await expect(rail.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
      await expect(rail.getByRole('link', { name: 'Cifras' })).toHaveCount(0);
      const refused = await fetch(`${siteUnderTest().url}/api/admin/figures`, {
        headers: { authorization: `Bearer ${authToken}` },
      });
      expect(refused.status).toBe(403);
      await page.goto('/stats');
      await expect(page.getByRole('heading', { level: 1, name: 'La comunidad en cifras' })).toBeVisible();
    });
  }
});
