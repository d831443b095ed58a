import { everyPage, openPage, visitName } from '../every-page.ts';
import { violationsInEveryLook, violationsOf } from '../violations.ts';
import { expect, test } from '../visitor.ts';

for (const target of everyPage) {
  test(`${visitName(target)} can be used by everybody, in either theme and at any width`, async ({ page, watch }) => {
    watch.tolerate(/status of 404/);
    await openPage(page, target);
    expect.soft(await violationsInEveryLook(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 820, height: 1180 });
    expect(await violationsOf(page), 'on a tablet').toEqual([]);
  });
}
