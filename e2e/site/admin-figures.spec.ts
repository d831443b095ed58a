import { readFile } from 'node:fs/promises';
import { beAdmin, sendComment } from '../api.ts';
import { violationsInBothThemes } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

test.beforeEach(async ({ page }) => answerCookies(page));

test('an admin reads what came in, sees it as a table, looks further back and takes it all with her', async ({
  page,
}) => {
  await sendComment('Un comentario que tiene que salir en las cifras', 'Lectora de prueba');
  await beAdmin(page);
  await page.goto('/admin/cifras');
  await untilLive(page);

  const comments = page.getByRole('region', { name: 'Comentarios' });
  await expect(comments.getByRole('img', { name: /^Comentarios recibidos: columnas/ })).toBeVisible();
  await comments.getByText('Ver como tabla').click();
  const days = comments.getByRole('table', { name: 'Comentarios recibidos' }).locator('tbody tr');
  await expect(days).toHaveCount(30);
  expect(Number(await days.last().getByRole('cell').first().textContent())).toBeGreaterThan(0);

  await page.getByRole('navigation', { name: 'Periodo' }).getByRole('link', { name: '12 meses' }).click();
  await expect(page).toHaveURL(/\/admin\/cifras\?periodo=12m$/);
  await expect(days).toHaveCount(12);
  await page.reload();
  await expect(page.getByRole('link', { name: '12 meses' })).toHaveAttribute('aria-current', 'page');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^cifras-12m-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\ufeffApartado;Cifra;Desde;Valor');
  expect(lines.filter((line) => line.startsWith('Comentarios;Comentarios recibidos: Todos;'))).toHaveLength(12);
});

test('the figures with their tables open can be used by everybody', async ({ page }) => {
  await beAdmin(page);
  await page.goto('/admin/cifras');
  await untilLive(page);
  await expect(page.getByRole('region', { name: 'Cuentas' })).toBeVisible();
  for (const summary of await page.getByText('Ver como tabla').all()) await summary.click();
  expect(await violationsInBothThemes(page)).toEqual([]);
});
