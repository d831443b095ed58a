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

/** A font of the site, as its style sheet describes it. */
interface Font {
  family: string;
  weight: string;
  /** The file, in base64. */
  file: string;
}

/**
 * Has the fonts of the site at hand before anything is painted: whether a title breaks elsewhere without its font is measured
 * on a few pages (budgets). From a browser's cache they come a moment late on a busy machine, and lines move.
 */
export async function loadFonts(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/accesibilidad');
  const faces = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ style, parentStyleSheet }) => ({
        family: style.getPropertyValue('font-family').replaceAll('"', ''),
        weight: style.getPropertyValue('font-weight'),
        address: /url\("([^"]+\.woff2)"\)/.exec(style.getPropertyValue('src'))?.[1],
        base: parentStyleSheet?.href ?? location.href,
      })),
  );
  const fonts: Font[] = [];
  for (const { family, weight, address, base } of faces) {
    if (!address) continue;
    const answer = await context.request.get(new URL(address, base).href);
    fonts.push({ family, weight, file: (await answer.body()).toString('base64') });
  }
  if (fonts.length === 0) throw new Error('/accesibilidad names no font of the site.');
  await context.addInitScript((ours: Font[]) => {
    for (const { family, weight, file } of ours)
      document.fonts.add(
        new FontFace(
          family,
          Uint8Array.from(atob(file), (byte) => byte.charCodeAt(0)),
          { weight },
        ),
      );
  }, fonts);
  await page.close();
}
