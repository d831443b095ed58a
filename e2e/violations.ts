import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';

/** axe in its short form: to read the long one takes a page 0.16 s of processor time. */
const axeSource = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};undefined`;

/**
 * Returns axe's violations in a page and in its frames, each with its elements. axe is run in the page itself, which it
 * leaves as it is: `@axe-core/playwright` opens a second page for every run and takes more than twice as long (4.5 s in
 * place of 2.0 s for a long article).
 * @param within selector of the part to look at: the whole page by default
 */
export async function violationsOf(page: Page, within?: string): Promise<string[]> {
  await untilStill(page);
  for (;;) {
    const found = await violationsInFrames(page, within);
    if (found) return found;
  }
}

/** @returns null when a frame was replaced meanwhile, as an example is that draws again: then its successor is looked at */
async function violationsInFrames(page: Page, within: string | undefined): Promise<string[] | null> {
  const found: string[] = [];
  for (const frame of page.frames()) {
    const isPage = frame === page.mainFrame();
    try {
      if (!isPage && within && !(await isWithin(frame, within))) continue;
      found.push(...(await violationsIn(frame, isPage ? within : undefined, isPage && !within)));
    } catch (error) {
      if (frame.isDetached()) return null;
      throw error;
    }
  }
  return found;
}

async function violationsIn(frame: Frame, within: string | undefined, isWholePage: boolean): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  return frame.evaluate(
    async ({ within, disabled }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(within ?? document, {
        // Nobody reads what passes, and writing it down takes longer than finding it.
        resultTypes: ['violations'],
        selectors: false,
        iframes: false,
        rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    },
    { within, disabled: isWholePage ? [] : ofWholePages },
  );
}

async function isWithin(frame: Frame, selector: string): Promise<boolean> {
  const element = await frame.frameElement();
  return element.evaluate((node, closest) => (node as Element).closest(closest) !== null, selector);
}

/**
 * Returns axe's violations in either theme, at a desk or on a phone; the page stays as it is otherwise.
 * @param within selector of the part to look at: the whole page by default
 */
export async function violationsInEveryAppearance(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await violationsInBothThemes(page, within)).map((violation) => `${width} px, ${violation}`));
  }
  return found;
}

/** Longest animation that is waited for, in milliseconds. */
const shortAnimation = 1_000;

/** Returns axe's violations in either theme, at the window's width. */
export async function violationsInBothThemes(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await violationsOf(page, within)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

/** Waits for transitions, during which contrast is lower. Long or endless animations are judged as they are. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate((longest) => {
    const ends = document.getAnimations().filter((animation) => {
      const endTime = animation.effect?.getComputedTiming().endTime;
      return animation.playState === 'running' && typeof endTime === 'number' && endTime <= longest;
    });
    // One that is cancelled rejects: it is over, too. One whose element is not drawn never ends.
    return Promise.race([
      Promise.allSettled(ends.map((animation) => animation.finished)).then(() => undefined),
      new Promise<undefined>((resolve) => setTimeout(resolve, longest)),
    ]);
  }, shortAnimation);
}

/** They ask what a whole page has, and not a part of it or a frame. */
const ofWholePages = ['landmark-one-main', 'page-has-heading-one', 'region'];
