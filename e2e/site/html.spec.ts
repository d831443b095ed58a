import { everyPage } from '../every-page.ts';
import { invalidHtml } from '../html-validity.ts';
import { expect, test } from '../visitor.ts';

test('the HTML that the server sends of each page is valid', async ({ request }) => {
  test.setTimeout(180_000);
  const faults: string[] = [];
  for (const path of new Set(everyPage.map((page) => page.path))) {
    const html = await (await request.get(path)).text();
    faults.push(...(await invalidHtml(html)).map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
  expect(
    await invalidHtml('<!doctype html><html lang="es"><head><title>No</title></head><ul><a href="/">x</a></ul></html>'),
  ).not.toEqual([]);
});
