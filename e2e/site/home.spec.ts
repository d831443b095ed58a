import type { Page } from '@playwright/test';
import { beAdmin, readEvents } from '../api.ts';
import { beNewMember } from '../new-member.ts';
import { eventBand, seeHomeWithout } from '../releases/broken-block.ts';
import { releaseSources } from '../releases/releases.ts';
import { askDatabase } from '../site-database.ts';
import { violationsOf } from '../violations.ts';
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
    await expect(main.getByRole('link', { name: 'Únete gratis' }).first()).toHaveAttribute('href', '/register');
    await expect(main.getByRole('link', { name: /^Ver las \d+ ofertas abiertas$/ })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Hola' })).toBeHidden();
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
  await expect(page.getByRole('main').getByRole('link', { name: 'Únete gratis' })).toHaveCount(0);
  const large = page.locator('main picture img').first();
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a member sees on the home page what is hers', async ({ page }) => {
  await answerCookies(page);
  const email = await beNewMember(page, 'Begoña');
  const [event] = await askDatabase<{ name: string }>(
    `with coming as (select id, name from events where state = 'published' and starts_at > now() order by starts_at limit 1),
       placed as (insert into registrations (event_id, name, email, state, created_at)
         select id, 'Begoña', $1, 'registered', now() from coming)
     select name from coming`,
    [email],
  );
  await askDatabase(
    `with hers as (insert into comments (id, post_id, content, alias, state, created_at, decided_at, author_id)
         select gen_random_uuid(), 16, '¿Y con subgrid?', 'Begoña', 'approved', now() - interval '1 hour', now(), id
         from users where email = $1 returning id)
     insert into comments (id, post_id, content, alias, state, created_at, decided_at, answer_to)
       select gen_random_uuid(), 16, 'También: mira el segundo ejemplo.', 'Berta', 'approved', now(), now(), id from hers`,
    [email],
  );
  let figuresAsked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/jobs/figures')) figuresAsked += 1;
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [320, 1440]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 2, name: 'Hola, Begoña' })).toBeVisible();
      const next = page.locator('div:has(> h3)').filter({ hasText: 'Tu próximo evento' }).last();
      await expect(next.getByRole('link')).toContainText(event?.name.slice(0, 20) ?? 'no event');
      await expect(page.getByRole('heading', { level: 3, name: 'Fallos por repasar' })).toBeVisible();
      const answers = page.locator('div:has(> h3)').filter({ hasText: 'Respuestas para ti' }).last();
      await expect(answers).toContainText('También: mira el segundo ejemplo.');
      await expect(answers.getByRole('link', { name: /^En «/ })).toHaveAttribute(
        'href',
        /^\/recursos\/css\/css-grid#comentario-/,
      );
      await expect(page.getByRole('heading', { level: 3, name: /^(Ofertas para ti|Últimas ofertas)$/ })).toBeVisible();
      expect(await violationsOf(page), `${colorScheme}, ${width} px`).toEqual([]);
    }
  }

  // Two parts of the page say how many offers are open: one call brings it.
  await page.goto('/eventos');
  await untilLive(page);
  figuresAsked = 0;
  await page
    .getByRole('banner')
    .getByRole('link', { name: /FemCoders/ })
    .click();
  await expect(page.getByRole('heading', { level: 3, name: 'Busco trabajo' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(figuresAsked).toBeLessThanOrEqual(1);
});

test.describe('when the block of a remote fails', () => {
  test.describe.configure({ timeout: 150_000 });
  test.afterEach(() => releaseSources('mf-events'));

  test('the home page stands without it, and "Reintentar" loads it once it is mended', async ({ page, watch }) => {
    watch.tolerate(/^console: /, /^uncaught: /);
    await seeHomeWithout(page, `export function Block() { throw new Error('Falla al dibujar'); }`);
  });
});
