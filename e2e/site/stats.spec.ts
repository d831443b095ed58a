import { readFile } from 'node:fs/promises';
import { statsSchema } from '@femcoders/contracts/stats';
import { statDefinitions } from '@femcoders/contracts/stats-limits';
import { expect, test, untilLive } from '../visitor.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads every figure of the community, none below five, and takes the file of one', async ({
    page,
    request,
  }) => {
    const { stats } = statsSchema.parse(await (await request.get('/api/stats')).json());
    const told = stats.filter(({ rows }) => rows.length > 0);
    expect(told.length, 'the demo data let something be told').toBeGreaterThan(0);

    await page.goto('/stats?periodo=todo');
    for (const { id, rows } of told) {
      const figure = page.getByRole('region', { name: statDefinitions[id].title, exact: true });
      await expect(figure.getByRole('img', { name: /Todos los números están en la tabla/ })).toBeVisible();
      await figure.getByText('Ver como tabla').click();
      await expect(figure.locator('tbody tr')).toHaveCount(rows.length);
      for (const { values } of rows) expect(values[0]).toBeGreaterThanOrEqual(5);
    }
    const [first] = told;
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
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('/eventos,1');

  await device.getByRole('button', { name: 'Borrar lo contado' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar', exact: true }).click();
  await expect(device.getByText('Todavía no hay ninguna página contada')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(device.getByRole('row', { name: /Eventos 1$/ })).toBeVisible();
});
