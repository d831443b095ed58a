import type { Page } from '@playwright/test';
import { releaseHostileStyles } from '../releases/hostile-release.ts';
import { releaseSources } from '../releases/releases.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

test.describe.configure({ timeout: 240_000 });

test.afterEach(() => releaseSources('mf-events'));

const devices = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Takes screenshots of the site without the events' parts: name → picture. */
async function picturesOfTheRest(page: Page): Promise<Map<string, Buffer>> {
  const seen = new Map<string, Buffer>();
  // The first page of all is drawn before its fonts and pictures are known to the browser.
  await page.goto('/');
  await untilLive(page);
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');
  for (const viewport of devices) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const device = `${viewport.width} ${colorScheme}`;
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/');
      await untilLive(page);
      await see(page, ['header', 'main h1'], `${device}, home`, seen);
      const away = '[data-remote="mf-events"] { display: none !important; }';
      await see(
        page,
        ['[data-remote="mf-blog"]:visible', '[data-remote="mf-community"]:visible'],
        `${device}, home without the events' room`,
        seen,
        away,
      );
      // Below all that home shows it would begin at another fraction of a pixel.
      await see(page, ['footer'], `${device}, home`, seen, 'main { display: none !important; }');
      await page.goto('/eventos');
      await untilLive(page);
      await see(page, ['header', 'footer'], `${device}, events`, seen);
      // Its styles stay in the document when the reader goes on.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /aprender juntas/i })).toBeVisible();
      await see(page, ['header', 'main', 'footer'], `${device}, blog after the events`, seen);
    }
  }
  return seen;
}

async function see(
  page: Page,
  selectors: string[],
  where: string,
  seen: Map<string, Buffer>,
  rule = '[data-remote="mf-events"] { height: 700px !important; }',
): Promise<void> {
  // The events may take as much room as they like: what stands below them is compared at the same place.
  await page.evaluate((own) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(own);
    document.adoptedStyleSheets = [sheet];
  }, rule);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  for (const selector of selectors) {
    const part = page.locator(selector).first();
    await part.scrollIntoViewIfNeeded();
    // Its pictures come only now, and a page that is seen for the first time has them later.
    await part.evaluate(async (element) => {
      const pictures = [...element.querySelectorAll('img')];
      for (const picture of pictures) picture.loading = 'eager';
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    });
    const picture = await part.screenshot({ animations: 'disabled' });
    seen.set(`${where}: ${selector}`, picture);
  }
}

test('with any styles in a remote, the rest of the site looks as before, pixel by pixel', async ({ page }) => {
  await answerCookies(page);
  const before = await picturesOfTheRest(page);
  await releaseHostileStyles();
  await page.goto('/eventos');
  await expect(page.locator('[data-remote="mf-events"] h1'), 'they hold where they may').toHaveCSS(
    'letter-spacing',
    '3px',
  );
  const after = await picturesOfTheRest(page);
  const changed = [...before].filter(([name, picture]) => !after.get(name)?.equals(picture)).map(([name]) => name);
  expect(changed).toEqual([]);
});
