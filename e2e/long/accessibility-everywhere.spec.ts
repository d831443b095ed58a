import { everyPage, openPage, visitName } from '../every-page.ts';
import { violationsOf } from '../violations.ts';
import { expect, test } from '../visitor.ts';

// What the short tier leaves out of width and theme.
for (const target of everyPage) {
  for (const [colorScheme, width] of [
    ['dark', 390],
    ['light', 820],
    ['light', 1440],
  ] as const) {
    test(`${visitName(target)} can be used by everybody: ${colorScheme}, ${width} px`, async ({ page, watch }) => {
      watch.tolerate(/status of 404/);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, target);
      expect(await violationsOf(page)).toEqual([]);
    });
  }
}
