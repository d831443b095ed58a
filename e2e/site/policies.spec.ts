import { openPage, type PageToVisit, visitName } from '../every-page.ts';
import { answerCookies, expect, test } from '../visitor.ts';

/** One page of each kind. */
const kinds: Record<string, PageToVisit> = {
  'a public page': { path: '/' },
  'an article with live examples': { path: '/recursos/css/css-grid' },
  'a talk with its video': { path: '/presentaciones-destacadas/css-grid-que-escala-demo' },
  'a form': { path: '/contacto' },
  'a private page': { path: '/personaliza-perfil', asAdmin: true },
  'the administration': { path: '/admin/comments', asAdmin: true },
  'a page that is not there': { path: '/no-existe' },
};

test.beforeEach(({ page }) => answerCookies(page));

for (const [kind, visit] of Object.entries(kinds)) {
  test(`${kind} runs no code that was made of words: ${visitName(visit)}`, async ({ page, watch }) => {
    // The browser says what it has refused, and that a page that is not there is not.
    watch.tolerate(/^console: .*(?:Trusted|script-src|style-src|base-uri|status of 404)/);
    await openPage(page, visit);
    const outcome = await page.evaluate(() => {
      const refused = (act: () => void) => {
        try {
          act();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const button = document.createElement('button');
      document.body.append(button);
      button.setAttribute('style', 'outline-width: 77px');
      const base = document.createElement('base');
      base.href = 'https://mal.example/';
      document.head.append(base);
      return {
        html: refused(() => {
          document.createElement('div').innerHTML = '<img src="x" onerror="globalThis.pwned = true">';
        }),
        script: refused(() => {
          document.createElement('script').textContent = 'globalThis.pwned = true';
        }),
        address: refused(() => {
          document.createElement('script').src = 'https://mal.example/x.js';
        }),
        handler: refused(() => button.setAttribute('onclick', 'globalThis.pwned = true')),
        style: getComputedStyle(button).outlineWidth === '77px' ? 'done' : 'refused',
        base: document.baseURI.startsWith(location.origin) ? 'refused' : 'done',
      };
    });
    expect(outcome).toEqual({
      html: 'TypeError',
      script: 'TypeError',
      address: 'TypeError',
      handler: 'TypeError',
      style: 'refused',
      base: 'refused',
    });
  });
}

/** The files that are no pages: opened as one, they may do nothing. */
for (const path of [
  '/blog/rss.xml',
  '/blog/feed.json',
  '/sitemap.xml',
  '/robots.txt',
  '/api/comments/approved?postId=16',
]) {
  test(`${path} is no page, and could do nothing if it were taken for one`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
}
