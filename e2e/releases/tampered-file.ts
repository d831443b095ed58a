import type { Page } from '@playwright/test';

/**
 * Has a browser get one byte more of a released file than the site sends, as from a proxy on the way: the site itself sends
 * only what was released. A space: what comes runs and styles as before, so only its hash can give it away.
 * @param address as pages name it: `/mf/<name>/<version>/<file>`
 * @returns a function that puts the file back as it was
 */
export async function tamperWith(page: Page, address: string): Promise<() => Promise<void>> {
  const isIt = ({ pathname }: URL) => pathname === address;
  await page.route(isIt, async (route) => {
    const answer = await route.fetch();
    const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = answer.headers();
    await route.fulfill({
      status: answer.status(),
      headers,
      body: Buffer.concat([await answer.body(), Buffer.from(' ')]),
    });
  });
  return () => page.unroute(isIt);
}
