import { expect, test, untilLive } from '../visitor.ts';

const phone = { width: 390, height: 844 };

for (const { path, first } of [
  { path: '/blog', first: 'main article' },
  { path: '/blog/recursos', first: 'main ol > li' },
  { path: '/eventos', first: 'main section ul > li h3' },
])
  test(`on a phone, the first result of ${path} stands in its first screen`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const box = await page.locator(first).first().boundingBox();
    expect(box?.y).toBeLessThan(phone.height - 60);
  });

test('a phone folds the filters of the blog and says how many are set; a wide window has them open', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/blog?categoria=css');
  const filters = page.getByRole('navigation', { name: 'Filtrar los artículos' });
  await expect(page.getByText('Filtros', { exact: false }).first()).toContainText('1 puesto');
  await expect(filters).toBeHidden();
  await page.locator('summary', { hasText: 'Filtros' }).click();
  await expect(filters).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/blog');
  await expect(filters).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Filtros' })).toBeHidden();
});

for (const { path, folded, form } of [
  { path: '/mentoria?tema=react&idioma=es', folded: 'Filtrar mentoras', form: 'Filtrar mentoras' },
  {
    path: '/presentaciones-destacadas?nivel=inicial&formato=charla',
    folded: 'Filtrar las charlas',
    form: 'Filtrar las charlas',
  },
])
  test(`a phone folds the filters of ${path} and says how many are set`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const fold = page.locator('summary', { hasText: folded });
    const filters = page.getByRole('form', { name: form });
    await expect(fold).toContainText('2 puestos');
    await expect(filters).toBeHidden();
    await fold.click();
    await expect(filters).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(fold).toBeHidden();
    await expect(filters).toBeVisible();
  });

test('code wraps by choice, and on the next page of this device too', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/recursos/css/css-grid');
  await untilLive(page);
  const wrap = page.getByRole('button', { name: 'Ajustar las líneas al ancho' }).first();
  const code = page.locator('figure pre').first();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeLessThanOrEqual(1);
  await page.goto('/recursos/css/flexbox');
  await untilLive(page);
  await expect(page.getByRole('button', { name: 'Ajustar las líneas al ancho' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('covers show what articles are about: no two cards of the blog are drawn alike', async ({ page }) => {
  await page.goto('/blog');
  const drawn = await page.locator('main article > svg').evaluateAll((covers) => covers.map((one) => one.innerHTML));
  expect(drawn.length).toBeGreaterThan(5);
  expect(new Set(drawn).size).toBe(drawn.length);
});
