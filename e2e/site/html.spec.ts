import { everyPage, openPage } from '../every-page.ts';
import { invalidDom, invalidHtml } from '../html-validity.ts';
import { answerCookies, expect, test } from '../visitor.ts';

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

test('what the browser makes of private pages is valid HTML', async ({ page }) => {
  await answerCookies(page);
  for (const path of [
    '/welcome',
    '/personaliza-perfil',
    '/mentoria/pedir',
    '/admin/comments',
    '/admin/eventos/00000000-0000-4000-8000-000000000103',
  ]) {
    await openPage(page, { path, asAdmin: true });
    expect.soft(await invalidDom(page), path).toEqual([]);
  }
});
