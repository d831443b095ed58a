import type { Page } from '@playwright/test';
import { beAdmin, readEvents } from '../api.ts';
import { eventBand, seeHomeWithout } from '../releases/broken-block.ts';
import { releaseSources } from '../releases/releases.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const monthNames = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
  ' ',
);

async function newestArticle(page: Page): Promise<{ title: string; path: string }> {
  const { items } = (await (await page.request.get('/blog/feed.json')).json()) as {
    items: { title: string; url: string }[];
  };
  return { title: items[0]?.title ?? 'no article', path: new URL(items[0]?.url ?? '/').pathname };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page has the next event, the ways to start, the newest article and the invitation', async ({
    page,
  }) => {
    const [next] = await readEvents('upcoming');
    const newest = await newestArticle(page);
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Tu comunidad de mujeres en tecnología' })).toBeVisible();
    await expect(eventBand(page, next?.name ?? 'no event')).toBeVisible();
    for (const name of ['Aprendo HTML y CSS', 'Busco trabajo', 'Quiero ayudar']) {
      await expect(main.getByRole('heading', { level: 3, name })).toBeVisible();
    }
    await expect(main.getByRole('link', { name: newest.title })).toHaveAttribute('href', newest.path);
    await expect(main.getByRole('heading', { level: 2, name: 'En esta manzana queda un hueco' })).toBeVisible();
    await expect(main.getByText('no ha podido cargarse')).toHaveCount(0);
  });

  test('its figures are those of the database', async ({ page }) => {
    const past = await readEvents('past');
    expect(past.length, 'past demo events').toBeGreaterThanOrEqual(5);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 2, name: `Hemos montado ${past.length} eventos` })).toBeVisible();

    const year = new Date().toLocaleDateString('en', { year: 'numeric', timeZone: 'Europe/Madrid' });
    const months = page.getByRole('list', { name: `Eventos de ${year}, mes a mes` }).getByRole('listitem');
    await expect(months).toHaveCount(12);
    for (const [index, name] of monthNames.entries()) {
      const held = past.filter(({ start_local }) =>
        start_local.startsWith(`${year}-${String(index + 1).padStart(2, '0')}`),
      );
      if (held.length > 0)
        await expect(months.nth(index)).toContainText(new RegExp(`${name}: ${held.length} eventos?$`));
    }
  });
});

test('the portraits are there, and anyone who is logged in is greeted by her name', async ({ page }) => {
  await answerCookies(page);
  const { userName } = await beAdmin(page);
  await page.goto('/');
  await untilLive(page);
  await expect(page.getByRole('heading', { level: 2, name: `Hola, ${userName}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'En esta manzana queda un hueco' })).toHaveCount(0);
  const large = page.locator('main picture img').first();
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test.describe('when the block of a remote fails', () => {
  test.describe.configure({ timeout: 150_000 });
  test.afterEach(() => releaseSources('mf-events'));

  test('the home page stands without it, and "Reintentar" loads it once it is mended', async ({ page, watch }) => {
    watch.tolerate(/^console: /, /^uncaught: /);
    await seeHomeWithout(page, `export function Block() { throw new Error('Falla al dibujar'); }`);
  });
});
