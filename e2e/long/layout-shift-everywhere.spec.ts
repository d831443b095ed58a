import { everyPage, visitName } from '../every-page.ts';
import { movedTooMuch } from '../late-arrival.ts';
import { answerCookies, expect, test } from '../visitor.ts';

for (const target of everyPage) {
  test(`nothing jumps on ${visitName(target)} while it arrives`, async ({ page, watch }) => {
    watch.tolerate(/status of 404/);
    await answerCookies(page);
    expect(await movedTooMuch(page, target)).toEqual([]);
  });
}
