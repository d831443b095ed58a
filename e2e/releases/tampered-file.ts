import type { Page } from '@playwright/test';

/**
 * Has a browser get one byte more of a released file than the site sends, as from a proxy on the way: the site itself sends
 * only what was released. A space: what comes runs and styles as before, so only its hash can give it away.
 * @param address as pages name it: `/mf/<name>/<version>/<file>`
 * @returns a function that has the browser get the true file again
 */
export async function tamperWith(page: Page, address: string): Promise<() => Promise<void>> {
  const isIt = ({ pathname }: URL) => pathname === address;
  await page.route(isIt, async (route) => {
    const answer = await fetch(route.request().url());
    const content = Buffer.from(await answer.arrayBuffer());
    await route.fulfill({
      contentType: answer.headers.get('content-type') ?? '',
      headers: { 'cache-control': 'no-store' },
      body: Buffer.concat([content, Buffer.from(' ')]),
    });
  });
  return () => page.unrouteAll({ behavior: 'ignoreErrors' });
}
