import type { Page } from '@playwright/test';
import { adminSession } from '../api.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

/** A word of the header is another one before the page's code takes over, as extensions do. */
function changeAWord(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const word = document.querySelector('header nav a')?.firstChild;
    if (word instanceof Text) word.data += ' x';
  });
}

/** Holds the page's code back. @returns lets it come */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/mf\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.beforeEach(async ({ page }) => answerCookies(page));

test('where an extension changes a word of the header early, the article is there, before its code and after it', async ({
  page,
  watch,
}) => {
  // React says that it found another word.
  watch.tolerate(/error #418/);
  await page.addInitScript(changeAWord);
  await page.goto('/recursos/css/css-grid');
  await untilLive(page);
  await expect(page.getByRole('article').first()).toContainText('grid-template-columns');
});

test('what is typed before the page is live stays, and over a reload', async ({ page }) => {
  for (const [path, fields] of Object.entries({
    '/ofertas-de-trabajo/publicar': { title: 'Ingeniera de datos', contactName: 'Persona de prueba' },
    '/buscar': { q: 'flexbox' },
    '/register': { userName: 'Begoña', userEmail: 'begona@prueba.example' },
    '/login': { userEmail: 'begona@prueba.example' },
  })) {
    const release = await holdCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    const field = (name: string) => page.getByRole('main').locator(`[name="${name}"]`);
    for (const [name, value] of Object.entries(fields)) await field(name).fill(value);
    release();
    await untilLive(page);
    for (const [name, value] of Object.entries(fields)) await expect(field(name)).toHaveValue(value);
    await page.unrouteAll();
    await page.reload();
    await untilLive(page);
    for (const [name, value] of Object.entries(fields)) await expect(field(name)).toHaveValue(value);
  }
});

test('what is typed into a form that is live stays over a reload', async ({ page }) => {
  await page.goto('/ofertas-de-trabajo/enlace');
  await untilLive(page);
  const address = page.getByRole('main').locator('[name="contactEmail"]');
  await address.fill('empresa@prueba.example');
  await page.reload();
  await untilLive(page);
  await expect(address).toHaveValue('empresa@prueba.example');
});

test('a message of another day stays although its reason is chosen before the page is live', async ({ page }) => {
  const texts = { name: 'Ana', email: 'ana@prueba.example', company: '', talkDate: '', talkCity: '' };
  const draft = { ...texts, reason: 'comunidad', message: 'Un mensaje largo de ayer.' };
  await page.addInitScript((kept) => localStorage.setItem('contactDraft', kept), JSON.stringify(draft));
  const release = await holdCode(page);
  await page.goto('/contacto', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.locator('input[name="reason"][value="comunidad"]').check();
  release();
  await untilLive(page);
  await expect(main.locator('[name="message"]')).toHaveValue(draft.message);
});

test('what is typed stays where the page is loaded again before the code that enters it has come', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/register', { waitUntil: 'commit' });
  const name = page.getByRole('main').getByLabel(/Nombre/);
  await name.fill('Begoña');
  await page.route(/\/replay\b/, () => {});
  release();
  await untilLive(page);
  await page.unrouteAll();
  await page.reload();
  await expect(name).toHaveValue('Begoña');
});

test('where the files of a version are gone, the page comes in the next one without a word of failure', async ({
  page,
  watch,
}) => {
  watch.tolerate(/Failed to load resource/);
  await page.goto('/contacto');
  await untilLive(page);
  await page.evaluate(() => {
    const look = () => {
      if (/no ha podido cargarse/i.test(document.body.textContent ?? '')) sessionStorage.setItem('failureSeen', 'yes');
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  let fullLoads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) fullLoads++;
  });
  await page.route('**/mf/live.json', (route) => route.fulfill({ json: { 'mf-events': 'the next one' } }));
  await page.route('**/mf/mf-events/**', (route) =>
    fullLoads === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: /eventos/i })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Próximos eventos tech' })).toBeVisible();
  await untilLive(page);
  expect(fullLoads).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem('failureSeen'))).toBeNull();
});

test('a member who reloads her pages on a phone is where she was', async ({ page }) => {
  const { authToken, userId, userName } = await adminSession();
  await page.addInitScript(
    (session) => {
      for (const [name, value] of Object.entries(session)) sessionStorage.setItem(name, value);
    },
    { authToken, userId, userName },
  );
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const path of ['/personaliza-perfil', '/welcome']) {
    await page.goto(path);
    await untilLive(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const place = await page.evaluate(() => {
      scrollTo(0, Math.round((document.documentElement.scrollHeight - innerHeight) / 2));
      return scrollY;
    });
    expect(place).toBeGreaterThan(300);
    await page.reload({ waitUntil: 'networkidle' });
    await untilLive(page);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.querySelector('main')?.style.minHeight)).toBe('');
    const after = await page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);
    expect(Math.abs((after[0] ?? 0) - place), `${path}: ${place}, then ${after}`).toBeLessThan(150);
  }
});
