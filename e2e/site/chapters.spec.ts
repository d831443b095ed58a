import { expect, test } from '../visitor.ts';

const shop = '/recursos/react/nike-store-replica';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a chapter holds its files whole, and leads to the others', async ({ page }) => {
    await page.goto(`${shop}/datos`);
    const whole = page.locator('details').filter({ hasText: 'Ver el archivo entero: src/datos/productos.ts' });
    await expect(whole.getByText('export function buscarProducto')).toBeHidden();
    await whole.locator('summary').click();
    await expect(whole.getByText('export function buscarProducto')).toBeVisible();

    await page.getByText('Capítulo 2 de 8').click();
    await page.getByRole('navigation', { name: 'Capítulos' }).getByRole('link').last().click();
    await expect(page).toHaveURL(`${shop}/foco-y-pago`);
    const near = page.getByRole('navigation', { name: 'Artículos anterior y siguiente' });
    await expect(near.getByRole('link').first()).toHaveAttribute('href', `${shop}/pruebas`);
  });

  test('where a section was before it became a chapter, the chapter is named', async ({ page }) => {
    await page.goto(`${shop}#el-carrito-con-un-reducer`);
    const place = page.getByRole('listitem').filter({ has: page.locator('#el-carrito-con-un-reducer') });
    await expect(place).toBeInViewport();
    await expect(place.getByRole('link')).toHaveAttribute('href', `${shop}/carrito`);
  });
});

test('a chapter gives the project as it leaves it', async ({ page, request }) => {
  await page.goto(`${shop}/carrito`);
  const link = page.getByRole('link', { name: 'Descarga el proyecto como queda aquí' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('zancalila-6.zip');
  await expect(page).toHaveURL(`${shop}/carrito`);

  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': expect.stringContaining('immutable'),
  });
  const names = [...new Set((await answer.body()).toString('latin1').match(/zancalila\/[\w./-]+\.tsx?/g))];
  expect(names).toContain('zancalila/src/carrito/reductor-carrito.ts');
  expect(names.join()).not.toContain('.test.');
});
