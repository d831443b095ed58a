import type { Page } from '@playwright/test';
import { openPage, type PageToVisit } from './every-page.ts';
import { type Moved, noteShifts, shiftBudget, sumOf } from './layout-shifts.ts';

/** A phone and a desktop. */
const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Milliseconds until anything is answered: long enough that the page is painted without it. */
const latency = 150;

/** Lets everything arrive late and one after the other, as on a phone, so that what moves then is seen. */
async function arriveLate(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

interface TooMuch {
  width: number;
  sum: number;
  moved: Moved[];
}

/**
 * What moves on a page whose parts arrive one after the other, at each width at which it is more than it may. The fonts are
 * there before: whether a title breaks elsewhere without its font is measured on a few pages (budgets), and luck on others.
 */
export async function movedTooMuch(page: Page, target: PageToVisit): Promise<TooMuch[]> {
  await page.goto('/accesibilidad');
  await page.evaluate(() => document.fonts.ready);
  await arriveLate(page);
  const moved = await noteShifts(page);
  const tooMuch: TooMuch[] = [];
  for (const viewport of widths) {
    await page.setViewportSize(viewport);
    await openPage(page, target);
    await page.waitForLoadState('networkidle');
    const here = await moved();
    if (sumOf(here) > shiftBudget) tooMuch.push({ width: viewport.width, sum: sumOf(here), moved: here });
  }
  return tooMuch;
}
