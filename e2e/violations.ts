import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds, each with the elements it means.
 * @param within selector of the part to look at: the whole page unless told
 */
export async function violationsOf(page: Page, within?: string): Promise<string[]> {
  await untilStill(page);
  const axe = new AxeBuilder({ page });
  const { violations } = await (within ? axe.include(within).disableRules(ofWholePages) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Both themes at a desk and on a phone. */
const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [1440, 390].map((width) => ({ colorScheme, width })),
);

/**
 * What axe finds in either theme, at a desk or on a phone; the page stays as it is otherwise.
 * @param within selector of the part to look at: the whole page unless told
 */
export async function violationsInEveryLook(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await violationsOf(page, within)).map((violation) => `${colorScheme}, ${width} px: ${violation}`));
  }
  return found;
}

/** Longest animation that is waited for, in milliseconds. */
const shortAnimation = 1_000;

/** What is still fading in has less contrast than it will have. What moves for long or for ever is looked at as it is. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate((longest) => {
    const ends = document.getAnimations().filter((animation) => {
      const endTime = animation.effect?.getComputedTiming().endTime;
      return animation.playState === 'running' && typeof endTime === 'number' && endTime <= longest;
    });
    // One that is cancelled rejects: it is over, too.
    return Promise.allSettled(ends.map((animation) => animation.finished)).then(() => undefined);
  }, shortAnimation);
}

/** Of a frame inside the part that is looked at, axe asks them now and then: it takes its document for a page. */
const ofWholePages = ['landmark-one-main', 'page-has-heading-one', 'region'];
