import type { BrowserContext, Page } from '@playwright/test';

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
 * Has the fonts of the site in a browser's cache: whether a title breaks elsewhere without its font is measured on a few
 * pages (budgets), and luck on others.
 */
export async function warmFonts(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const html = (await (await page.goto('/accesibilidad', { waitUntil: 'commit' }))?.text()) ?? '';
  const fonts = [...new Set(html.match(/\/mf\/[^"')\s]+\.woff2/g))];
  if (fonts.length === 0) throw new Error('/accesibilidad names no font of the site.');
  await page.evaluate(
    (addresses) => Promise.all(addresses.map((address) => new FontFace('warm', `url(${address})`).load())),
    fonts,
  );
  await page.close();
}
