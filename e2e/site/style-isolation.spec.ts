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

/** What of the site is not the events', as it is seen: name → picture. */
async function picturesOfTheRest(page: Page): Promise<Map<string, Buffer>> {
  const seen = new Map<string, Buffer>();
  for (const viewport of devices) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const device = `${viewport.width} ${colorScheme}`;
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/');
      await untilLive(page);
      await see(page, ['header', 'main h1'], `${device}, home`, seen);
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

async function see(page: Page, selectors: string[], where: string, seen: Map<string, Buffer>): Promise<void> {
  // The events may take as much room as they like: what stands below them is compared at the same place.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-remote="mf-events"] { height: 700px !important; }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  for (const selector of selectors) {
    const picture = await page.locator(selector).first().screenshot({ animations: 'disabled' });
    seen.set(`${where}: ${selector}`, picture);
  }
}

test('whatever the styles of a remote say, the rest of the site looks as before, pixel by pixel', async ({ page }) => {
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
