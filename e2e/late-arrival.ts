import type { Page } from '@playwright/test';

/** Milliseconds until anything is answered: long enough that the page is painted without it. */
const latency = 150;

/** Lets everything arrive late and one after the other, as on a phone, so that what moves then is seen. */
export async function arriveLate(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/**
 * Has the fonts of a page in the browser's cache before it is opened: whether a title breaks elsewhere without its font is
 * measured on a few pages (budgets), and luck on others.
 * @param html of the page
 */
export async function warmFonts(page: Page, html: string): Promise<void> {
  const fonts = [...new Set(html.match(/\/mf\/[^"')\s]+\.woff2/g))];
  // Any page of the site may load them; it need not come alive for that.
  await page.goto('/accesibilidad', { waitUntil: 'commit' });
  await page.evaluate(
    (addresses) => Promise.all(addresses.map((address) => new FontFace('warm', `url(${address})`).load())),
    fonts,
  );
}
