import { beAdmin, readRegistry } from '../api.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const article = '/recursos/css/css-grid';

/** The pages of three owners, and what stands at their top. */
const pages = [
  { path: '/', owner: 'shell', heading: /./ },
  { path: '/eventos', owner: 'mf-events', heading: 'Próximos eventos tech' },
  { path: '/blog', owner: 'mf-blog', heading: /aprender juntas/i },
  { path: article, owner: 'mf-blog', heading: /CSS Grid/i },
  { path: '/login', owner: 'shell', heading: /./ },
  { path: '/admin/comments', owner: 'mf-admin', heading: 'Comentarios', asAdmin: true },
];

test.beforeEach(async ({ page }) => answerCookies(page));

for (const { path, owner, heading, asAdmin } of pages) {
  test(`${path} comes from ${owner} in the version that the registry names, and hydrates without a word`, async ({
    page,
    watch,
  }) => {
    if (asAdmin) await beAdmin(page);
    const live = await readRegistry();
    const version = [live.shell, ...live.remotes].find(({ name }) => name === owner)?.version;
    const html = await (await page.request.get(path)).text();
    expect(html).toContain(`data-remote="${owner}"`);
    expect(html).toContain(`data-remote-version="${version}"`);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) warnings.push(message.text());
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await untilLive(page);
    expect(warnings).toEqual([]);
    expect(watch.problems()).toEqual([]);
  });
}

test('going from one remote to another never loads the page again', async ({ page }) => {
  await page.goto('/');
  await untilLive(page);
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
  const main = page.getByRole('navigation', { name: 'Principal' });

  await main.getByRole('link', { name: 'Eventos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Próximos eventos tech' })).toBeVisible();
  await expect(page.locator('[data-remote=mf-events]')).toBeVisible();

  await main.getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /aprender juntas/i })).toBeVisible();
  const listed = page.getByRole('article').getByRole('heading').getByRole('link').first();
  const title = await listed.innerText();
  await listed.click();
  const read = page.getByRole('heading', { level: 1, name: title, exact: true });
  await expect(read).toBeVisible();
  await expect(page.locator('[data-remote=mf-blog]')).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page.locator('[data-remote=shell]')).toBeVisible();

  await page.goBack();
  await expect(read).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Próximos eventos tech' })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/blog');
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
});

test('the new page has its own title, description and canonical address, and its heading takes the focus', async ({
  page,
}) => {
  await page.goto('/');
  await untilLive(page);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Eventos' }).click();
  await expect(page).toHaveTitle('Eventos · FemCoders Club');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/eventos$/);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('[aria-live]').filter({ hasText: 'Eventos · FemCoders Club' })).toHaveCount(1);
});

test('each page is at the top, and going back finds the reader where she was', async ({ page }) => {
  await page.goto(article);
  await untilLive(page);
  const sections = page.getByRole('article').getByRole('heading', { level: 2 });
  const read = await sections.allTextContents();
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  // Followed by keyboard, so that the test does not scroll the link into view itself.
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Eventos' })
    .evaluate((link) => (link as HTMLAnchorElement).focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Próximos eventos tech' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /CSS Grid/i })).toBeAttached();
  await expect(sections).toHaveText(read);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
});

test('another spelling of an address leads to the one that counts', async ({ request }) => {
  for (const [asked, landing] of [
    ['/Eventos', '/eventos'],
    ['/eventos/', '/eventos'],
    ['/recursos/css/css-grid/?a=1', '/recursos/css/css-grid?a=1'],
  ]) {
    const response = await request.get(asked ?? '', { maxRedirects: 0 });
    expect(response.status(), asked).toBe(301);
    expect(response.headers().location, asked).toBe(landing);
  }
});
