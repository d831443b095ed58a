import { answerCookies, expect, test, untilLive } from '../visitor.ts';

test.describe('the header', () => {
  test('leads to the five areas, home and the login page, with the blog highlighted', async ({ page }) => {
    await page.goto('/eventos');
    const banner = page.getByRole('banner');
    const links = await banner
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links).toEqual([
      ['Sobre Nosotras', '/femcoders-quienes-somos'],
      ['Equipo', '/equipo'],
      ['Eventos', '/eventos'],
      ['Contacto', '/contacto'],
      ['Blog', '/blog'],
    ]);
    await expect(banner.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login');
    await expect(banner.locator('a[href="/"]')).toHaveCount(1);
  });

  test('has a menu on a phone that opens, leads somewhere and closes with Escape', async ({ page }) => {
    await answerCookies(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await untilLive(page);
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Menú' });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
    await toggle.click();
    await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveURL('/blog');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

test('the footer has the social networks, the invite, contact and the rights', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('©2024 FemCoders Club. Todos los derechos reservados.')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Unirme al Slack' })).toHaveAttribute('href', /^https:\/\/slack\.com/);
  await expect(footer.getByRole('link', { name: 'Contacto' }).first()).toHaveAttribute('href', '/contacto');
  for (const network of [/spotify/, /instagram/, /linkedin/, /youtube/, /github/, /x\.com/]) {
    const addresses = await footer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(
      addresses.filter((address) => network.test(address)),
      String(network),
    ).toHaveLength(1);
  }
});

test.describe('the cookie banner', () => {
  for (const [answer, key] of [
    ['Aceptar', 'cookiesAccepted'],
    ['Rechazar', 'cookiesRejected'],
  ] as const) {
    test(`"${answer}" is kept as ${key} and the banner does not come back`, async ({ page }) => {
      await page.goto('/');
      const banner = page.getByRole('region', { name: 'Aviso de cookies' });
      await banner.getByRole('button', { name: answer }).click();
      await expect(banner).toHaveCount(0);
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('true');
      await page.reload();
      await untilLive(page);
      await expect(banner).toHaveCount(0);
    });
  }

  test('opens the cookie policy, whose own "Aceptar" only closes it', async ({ page }) => {
    await page.goto('/');
    const banner = page.getByRole('region', { name: 'Aviso de cookies' });
    const opener = banner.getByRole('link', { name: 'Política de cookies' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Política de cookies' });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText('cookiesAccepted');
    await expect(dialog).toContainText('La lista está completa.');
    for (const keyOfRemote of ['commentDraft:<artículo>', 'registrationDraft', 'adminDraft:<formulario>']) {
      await expect(dialog).toContainText(keyOfRemote);
    }
    await dialog.getByRole('button', { name: 'Aceptar' }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(banner).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('cookiesAccepted'))).toBeNull();
  });

  test('the policy closes with Escape and with its x', async ({ page }) => {
    await page.goto('/');
    const open = page.getByRole('contentinfo').getByRole('link', { name: 'Política de cookies' });
    const dialog = page.getByRole('dialog', { name: 'Política de cookies' });
    await untilLive(page);
    await open.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await open.click();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(dialog).toBeHidden();
  });
});

test('an unknown address answers 404 with a Spanish page inside the layout', async ({ page, watch }) => {
  watch.tolerate(/status of 404/);
  for (const address of ['/no-existe', '/recursos/css/no-existe', '/eventos/nada', '/blog/%F0%9F%A6%84']) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
});

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await answerCookies(page);
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const path of ['/recursos/css/css-grid', '/blog']) {
  test(`${path} stands in the site's column: its title begins where the logo does`, async ({ page }) => {
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const logo = await page
        .getByRole('banner')
        .getByRole('link', { name: /inicio$/ })
        .boundingBox();
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(Math.abs((title?.x ?? 0) - (logo?.x ?? 0)), `${width} px`).toBeLessThanOrEqual(4);
    }
  });
}
