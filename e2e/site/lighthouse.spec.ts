import { type Lighthouse, openLighthouse } from '../lighthouse-marks.ts';
import { expect, test } from '../visitor.ts';

let browser: Lighthouse;
test.beforeAll(async () => {
  browser = await openLighthouse();
});
test.afterAll(() => browser?.close());

for (const { path, indexed } of [
  { path: '/', indexed: true },
  { path: '/eventos', indexed: true },
  { path: '/recursos/css/css-grid', indexed: true },
  { path: '/login', indexed: false },
]) {
  test(`Lighthouse gives ${path} full marks`, async () => {
    test.setTimeout(120_000);
    // A page that asks not to be indexed is right to fail that one audit.
    expect(await browser.lostMarks(path, 'mobile')).toEqual(indexed ? [] : ['seo: is-crawlable']);
  });
}
