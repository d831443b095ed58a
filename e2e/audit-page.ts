import type { APIRequestContext, Page } from '@playwright/test';
import { openPageItself, type PageToVisit } from './every-page.ts';
import { invalidDom, invalidHtml } from './html-validity.ts';
import { Keyboard } from './keyboard.ts';
import { noteShifts, shiftBudget, sumOf } from './layout-shifts.ts';
import { enlarge, enlargements, unreadable } from './reflow.ts';
import { arriveLate } from './slow-network.ts';
import { violationsOf } from './violations.ts';
import { answerCookies, expect } from './visitor.ts';

/** A width and a theme in which a page is looked at. */
export interface Appearance {
  colorScheme: 'light' | 'dark';
  width: number;
}

export const deskByNight: Appearance = { colorScheme: 'dark', width: 1440 };
export const phoneByDay: Appearance = { colorScheme: 'light', width: 390 };

export const everyAppearance: Appearance[] = [1440, 820, 390].flatMap((width) => [
  { colorScheme: 'dark', width },
  { colorScheme: 'light', width },
]);

interface Judging {
  /** Looks in which axe sees the page. */
  appearances: readonly Appearance[];
  /** The page arrives in each appearance, and the keyboard walks through header and footer, too, which are the same on all pages. */
  thoroughly: boolean;
}

/**
 * Opens a page and asks every judge about it: validity of the HTML that the server sends and of what the browser makes of
 * it, layout shift while everything arrives late, axe in each appearance, order and visibility of the keyboard's focus at a desk,
 * and reflow at 320 px, 200 % and with other letters. Each fault fails the test and lets the others go on. Console errors
 * fail it by the `watch` fixture.
 */
export async function auditPage(
  page: Page,
  request: APIRequestContext,
  target: PageToVisit,
  { appearances, thoroughly }: Judging,
): Promise<void> {
  const html = await (await request.get(target.path)).text();
  const invalid = (await invalidHtml(html)).filter((message) => !untilAlive.test(message));
  expect.soft(invalid, 'HTML of the server').toEqual([]);
  await answerCookies(page);
  await arriveLate(page);
  const moved = await noteShifts(page);

  async function arrive(appearance: Appearance): Promise<void> {
    await show(page, appearance, 'no-preference');
    await openPageItself(page, target);
    await page.waitForLoadState('networkidle');
    const shifts = await moved();
    expect
      .soft(sumOf(shifts), `${nameOf(appearance)}: moved ${JSON.stringify(shifts)}`)
      .toBeLessThanOrEqual(shiftBudget);
  }
  if (!thoroughly) await arrive(deskByNight);
  for (const [index, appearance] of appearances.entries()) {
    if (thoroughly) await arrive(appearance);
    await show(page, appearance, 'reduce');
    expect.soft(await violationsOf(page), nameOf(appearance)).toEqual([]);
    if (index > 0) continue;
    // A phone hides much of the header behind one button.
    await show(page, deskByNight, 'reduce');
    await judgeDocument(page, thoroughly ? 'whole' : 'content');
  }
  await judgeReflow(page);
}

/**
 * React Aria lets a field refer to its description and message before it knows whether there are any; browsers ignore what
 * is not there, and in the browser, where it is judged too, only what is there is left.
 */
const untilAlive = /^no-missing-references: .* id "react-aria-/;

const nameOf = ({ colorScheme, width }: Appearance) => `${colorScheme}, ${width} px`;

async function show(page: Page, { colorScheme, width }: Appearance, reducedMotion: 'reduce' | 'no-preference') {
  await page.emulateMedia({ colorScheme, reducedMotion });
  await page.setViewportSize({ width, height: 900 });
}

/** Checks what does not depend on the theme. */
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
