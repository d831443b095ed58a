import { everyPage, openPage, visitName } from '../every-page.ts';
import { enlarge, enlargements, unreadable } from '../reflow.ts';
import { answerCookies, expect, test } from '../visitor.ts';

for (const target of everyPage) {
  test(`${visitName(target)} can be read enlarged`, async ({ page, watch }) => {
    watch.tolerate(/status of 404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await answerCookies(page);
    await openPage(page, target);
    for (const enlargement of enlargements) {
      await enlarge(page, enlargement);
      expect.soft(await unreadable(page), enlargement.name).toEqual([]);
    }
  });
}
