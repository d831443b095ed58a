import type { Locator, Page } from '@playwright/test';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const about = '/femcoders-quienes-somos';

/** One finger from here to there, as the browser itself hears of it: scrolling included. */
async function drag(page: Page, element: Locator, way: { x: number; y: number }): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('What is to be dragged is not on the page.');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch('touchMove', [{ x: from.x + way.x * part, y: from.y + way.y * part }]);
  }
  await touch('touchEnd', []);
}

/** A tap while the page still glides on after a finger stops it, and does nothing else. */
async function atRest(page: Page): Promise<void> {
  let before = Number.NaN;
  await expect
    .poll(
      async () => {
        const last = before;
        before = await page.evaluate(() => scrollY);
        return before - last;
      },
      { intervals: [150] },
    )
    .toBe(0);
}

test.describe('on scrolling', () => {
  const opacities = (cards: Locator) =>
    cards.evaluateAll((all) => all.map((card) => Number(getComputedStyle(card).opacity)));

  async function scrolling(page: Page): Promise<Locator> {
    await page.clock.install();
    await answerCookies(page);
    await page.goto('/eventos');
    await untilLive(page);
    const cards = page.locator('[data-reveal]');
    expect(await opacities(cards), 'before anybody scrolls').not.toContain(0);
    // The time that is skipped would be that of a request under way, which has a limit.
    await page.waitForLoadState('networkidle');
    // As if she never stopped: the end of the movement is a matter of time.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.wheel(0, 60);
    return cards;
  }

  test('what is outside the window waits, comes when it is reached, and is all there at rest', async ({ page }) => {
    const cards = await scrolling(page);
    await expect(cards.last()).toHaveCSS('opacity', '0');
    await page.mouse.wheel(0, 5000);
    await expect(cards.first()).toHaveCSS('opacity', '0');
    await page.mouse.wheel(0, -5000);
    await expect(cards.first()).toHaveCSS('opacity', '1');
    await expect(cards.last()).toHaveCSS('opacity', '0');
    await page.clock.runFor(200);
    await expect(cards.last()).toHaveCSS('opacity', '1');
  });

  test('nothing hides from readers who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const cards = await scrolling(page);
    await expect(cards.last()).toHaveAttribute('data-away', 'below');
    expect(await opacities(cards)).toEqual((await cards.all()).map(() => 1));
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a carousel follows sideways, not while the page is scrolled, and keeps its height', async ({ page }) => {
    await answerCookies(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(about);
    await untilLive(page);
    const carousel = page.getByRole('region', { name: 'Nuestros valores' });
    const slides = carousel.getByRole('group', { name: 'Diapositivas' });
    await slides.scrollIntoViewIfNeeded();
    const height = (await slides.boundingBox())?.height;

    await drag(page, slides, { x: -120, y: 8 });
    await expect(carousel.getByRole('button', { name: /^2 de 11/ })).toHaveAttribute('aria-current', 'true');
    expect((await slides.boundingBox())?.height).toBe(height);

    await drag(page, slides, { x: 30, y: -150 });
    await expect(carousel.getByRole('button', { name: /^2 de 11/ })).toHaveAttribute('aria-current', 'true');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  test('a card turns at a tap and not under a finger that scrolls', async ({ page }) => {
    await answerCookies(page);
    await page.goto('/eventos');
    await untilLive(page);
    const card = page.getByRole('article').first();
    await card.scrollIntoViewIfNeeded();
    await drag(page, card, { x: 0, y: -200 });
    await atRest(page);
    const turn = card.getByRole('button', { name: /^Ver detalles/ });
    await expect(turn).toBeVisible();
    await turn.tap();
    await expect(card.getByRole('button', { name: 'Volver' })).toBeVisible();
    await card.getByRole('button', { name: 'Volver' }).tap();
    await expect(turn).toBeVisible();
  });
});

test.describe('a picture', () => {
  const portraits = (page: Page) => page.getByRole('main').locator('img[src^="/assets/portraits/"]');

  test('comes as AVIF for the window’s width', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/equipo');
    await portraits(page).first().scrollIntoViewIfNeeded();
    await expect.poll(() => asked.filter((path) => path.includes('/portraits/')).length).toBeGreaterThan(0);
    expect(asked.filter((path) => path.includes('/portraits/'))).toEqual(
      asked.filter((path) => /^\/public-optimized\/mobile\/assets\/portraits\/.+\.avif$/.test(path)),
    );
  });

  test('falls back to the original, and to a panot when there is none', async ({ page, watch }) => {
    watch.tolerate(/Failed to load resource/);
    await page.route('**/public-optimized/**', (route) => route.abort());
    await page.goto('/equipo');
    const first = portraits(page).first();
    await first.scrollIntoViewIfNeeded();
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const name = await first.getAttribute('alt');

    await page.route('**/assets/portraits/**', (route) => route.abort());
    await page.reload();
    await expect(page.locator(`svg[aria-label="${name}"]`).first()).toBeVisible();
  });
});
