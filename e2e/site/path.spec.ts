import type { ReadingProgress } from '@femcoders/contracts/reading-progress';
import { beNewMember } from '../new-member.ts';
import { askDatabase } from '../site-database.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const first = '/recursos/html/introduccion-html';
const second = '/recursos/herramientas/editor-y-terminal';
const phone = { width: 390, height: 844 };

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the path reads whole: stages, articles in order, what each requires and how long it takes', async ({
    page,
  }) => {
    await page.goto('/recursos');
    await expect(page.getByRole('heading', { level: 1, name: 'De cero a tu primer proyecto' })).toBeVisible();
    const steps = page.getByRole('main').locator('ol a');
    await expect(steps.first()).toHaveAttribute('href', first);
    expect(await steps.count()).toBeGreaterThan(20);
    await expect(page.getByRole('region', { name: 'Un estilo' })).toContainText('Antes: Flexbox, CSS Grid');
    await expect(page.getByRole('region', { name: 'Un estilo' })).toContainText(/\d min de lectura/);
    await expect(page.getByRole('link', { name: /HTML desde cero/ }).first()).toHaveAttribute('href', first);
    await expect(page.getByText('inicias sesión')).toBeHidden();
  });

  test('a word of the glossary is a link to its sentence', async ({ page }) => {
    await page.goto('/recursos/css/flexbox');
    await expect(page.getByRole('button', { name: 'Ya lo he leído' })).toBeHidden();
    await page.getByRole('link', { name: 'lector de pantalla', exact: true }).click();
    await expect(page).toHaveURL('/recursos/glosario#lector-de-pantalla');
    await expect(page.locator('#lector-de-pantalla')).toBeInViewport();
    await expect(page.getByText('Programa que lee en voz alta')).toBeInViewport();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the path is walked: begin, mark as read, go on to the next, and see how far she is', async ({ page }) => {
    await answerCookies(page);
    await page.goto('/recursos');
    await untilLive(page);
    await page.getByText('Empieza por').locator('..').getByRole('link').click();
    await expect(page).toHaveURL(first);
    const end = page.getByRole('complementary', { name: 'Tu camino' });
    await expect(end).toContainText(/Paso 1 de \d+: Una primera página/);
    await end.getByRole('button', { name: 'Ya lo he leído' }).tap();
    await expect(end.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    const next = page.getByRole('navigation', { name: 'Artículos anterior y siguiente' }).getByRole('link');
    await expect(next).toHaveCount(1);
    await next.tap();
    await expect(page).toHaveURL(second);
    await expect(end.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
    await end.getByRole('link', { name: 'Una primera página' }).tap();
    await expect(page).toHaveURL('/recursos#primera-pagina');
    await expect(page.getByRole('heading', { name: /^1 de \d+ artículos leídos$/ })).toBeAttached();
    await expect(page.getByText('Sigue por').locator('..').getByRole('link')).toHaveAttribute('href', second);
    await page.goto(first);
    await expect(end.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  });

  test('a word is explained where it stands, by a tap, and the explanation goes away', async ({ page }) => {
    await answerCookies(page);
    await page.goto('/recursos/css/flexbox');
    await untilLive(page);
    const word = page.getByRole('link', { name: 'lector de pantalla', exact: true });
    await word.tap();
    const note = page.getByRole('note');
    await expect(note).toContainText('screen reader');
    await expect(note).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
    await word.tap();
    await note.getByRole('link', { name: /^Aprenderlo/ }).tap();
    await expect(page).toHaveURL(/\/recursos\/html\/html-semantico#/);
  });
});

test('with the keyboard a word is explained when the focus comes, its link is next, and what follows closes it', async ({
  page,
}) => {
  await answerCookies(page);
  await page.goto('/recursos/css/flexbox');
  await untilLive(page);
  const word = page.getByRole('link', { name: 'lector de pantalla', exact: true });
  // With the keyboard one sees where the focus is, also where a page puts it.
  await page.keyboard.press('Tab');
  await word.focus();
  await expect(word).toBeFocused();
  const note = page.getByRole('note');
  await expect(note).toBeVisible();
  await expect(word).toHaveAccessibleDescription(/Programa que lee en voz alta/);
  await page.keyboard.press('Tab');
  await expect(note.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(note).toHaveCount(0);
});

test('what was read on a device comes into the account at login, and to her other devices', async ({
  page,
  browser,
}) => {
  await answerCookies(page);
  await page.goto('/recursos');
  await untilLive(page);
  await page.getByRole('button', { name: /^Leído: HTML desde cero/ }).click();
  const email = await beNewMember(page, 'Ada Ejemplo');
  await page.goto('/recursos');
  await expect(page.getByText('Tu progreso está guardado en tu cuenta.')).toBeVisible();
  const read = () =>
    askDatabase<{ article: string; read: boolean }>(
      'select article, read from read_articles join users on users.id = user_id where email = $1 order by article',
      [email],
    );
  expect(await read()).toEqual([{ article: 'html/introduccion-html', read: true }]);

  // An article tells her account by itself.
  await page.goto(second);
  await untilLive(page);
  await page.getByRole('button', { name: 'Ya lo he leído' }).click();
  await expect.poll(async () => (await read()).length).toBe(2);

  const session = await page.evaluate(() => ({ ...sessionStorage }));
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await other.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
    localStorage.setItem('cookiesRejected', 'true');
  }, session);
  const laptop = await other.newPage();
  await laptop.goto('/recursos');
  await expect(laptop.getByRole('heading', { name: /^2 de \d+ artículos leídos$/ })).toBeVisible();
  const here = await laptop.evaluate(() => JSON.parse(localStorage.getItem('readArticles') ?? '{}') as ReadingProgress);
  expect(Object.keys(here.articles)).toHaveLength(2);
  await other.close();
});

test('the library opens with the first step, and React has its neighbours', async ({ page }) => {
  await page.goto('/blog/recursos');
  await expect(page.getByRole('main').locator('ol a').first()).toHaveAttribute('href', first);
  await page.goto('/recursos/react/nike-store-replica');
  const near = page.getByRole('navigation', { name: 'Artículos anterior y siguiente' }).getByRole('link');
  await expect(near).toHaveCount(2);
});

test('path and glossary are in the sitemap, and the search finds a word', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/recursos', '/recursos/glosario']) expect(sitemap).toContain(`${path}</loc>`);
  const find = async (q: string) => {
    const answer = await request.get(`/api/search?${new URLSearchParams({ q })}`);
    return ((await answer.json()) as { results: { path: string }[] }).results.map(({ path }) => path);
  };
  await expect.poll(() => find('cumulative layout shift'), { timeout: 90_000 }).toContain('/recursos/glosario#cls');
});
