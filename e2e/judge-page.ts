import type { APIRequestContext, Page } from '@playwright/test';
import { openPage, type PageToVisit } from './every-page.ts';
import { invalidDom, invalidHtml } from './html-validity.ts';
import { Keyboard } from './keyboard.ts';
import { arriveLate } from './late-arrival.ts';
import { noteShifts, shiftBudget, sumOf } from './layout-shifts.ts';
import { enlarge, enlargements, unreadable } from './reflow.ts';
import { violationsOf } from './violations.ts';
import { answerCookies, expect } from './visitor.ts';

/** A width and a theme in which a page is looked at. */
export interface Look {
  colorScheme: 'light' | 'dark';
  width: number;
}

export const deskByNight: Look = { colorScheme: 'dark', width: 1440 };
export const phoneByDay: Look = { colorScheme: 'light', width: 390 };

export const everyLook: Look[] = [1440, 820, 390].flatMap((width) => [
  { colorScheme: 'dark', width },
  { colorScheme: 'light', width },
]);

/**
 * Opens a page and asks every judge about it: validity of the HTML that the server sends and of what the browser makes of
 * it, layout shift while everything arrives late, axe in each look, order and visibility of the keyboard's focus, and
 * reflow at 320 px, 200 % and with other letters. Each fault fails the test and lets the others go on. Console errors fail
 * it by the `watch` fixture.
 * @param looks the page arrives in the first one, and `thoroughly` in each
 * @param thoroughly the keyboard walks through header and footer, too, which are the same on all pages
 */
export async function judgePage(
  page: Page,
  request: APIRequestContext,
  target: PageToVisit,
  { looks, thoroughly }: { looks: readonly Look[]; thoroughly: boolean },
): Promise<void> {
  const html = await (await request.get(target.path)).text();
  expect.soft(await invalidHtml(html), 'HTML of the server').toEqual([]);
  await answerCookies(page);
  await arriveLate(page);
  const moved = await noteShifts(page);
  // As wide as a desk: a phone hides much of the header behind one button.
  const widest = looks.reduce((one, other) => (other.width > one.width ? other : one));
  for (const [index, look] of looks.entries()) {
    const { colorScheme, width } = look;
    const name = `${colorScheme}, ${width} px`;
    const arrives = index === 0 || thoroughly;
    await page.emulateMedia({ colorScheme, reducedMotion: arrives ? 'no-preference' : 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    if (arrives) {
      await openPage(page, target);
      await page.waitForLoadState('networkidle');
      const shifts = await moved();
      expect.soft(sumOf(shifts), `${name}: moved ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(shiftBudget);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    }
    expect.soft(await violationsOf(page), name).toEqual([]);
    if (look === widest) await judgeDocument(page, thoroughly ? 'whole' : 'content');
  }
  await judgeReflow(page);
}

/** What does not depend on the theme. */
async function judgeDocument(page: Page, part: 'whole' | 'content'): Promise<void> {
  expect.soft(await invalidDom(page), 'HTML in the browser').toEqual([]);
  const keyboard = new Keyboard(page);
  if (part === 'content') await keyboard.walkContent();
  else expect.soft((await keyboard.walk()).length, 'stops of the keyboard').toBeGreaterThan(20);
}

/** Last, because it changes the page's letters. */
async function judgeReflow(page: Page): Promise<void> {
  for (const enlargement of enlargements) {
    await enlarge(page, enlargement);
    expect.soft(await unreadable(page), enlargement.name).toEqual([]);
  }
}
