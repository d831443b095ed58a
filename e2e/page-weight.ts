import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { noteShifts, sumOf } from './layout-shifts.ts';

/** A phone as the budgets mean it (decisions 5). */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  locale: 'es-ES',
  timezoneId: 'Europe/Madrid',
} as const;

export interface PageWeight {
  /** Bytes over the wire, heads included, of everything that one cold visit loads, to the page's end. */
  totalBytes: number;
  /** Bytes of all scripts, gzipped. */
  scriptGzipBytes: number;
  /** Address → text of every script. */
  scripts: Map<string, string>;
  /** Sum of unexpected layout shifts, as in Web Vitals, without the windows: the strictest reading. */
  layoutShift: number;
  /** Address → bytes over the wire, the heaviest first. */
  files: [string, number][];
}

/** Opens a page as a phone that was never here, reads to its end, and weighs what came. */
export async function weighPage(
  browser: Browser,
  address: string,
  visit?: (page: Page) => Promise<void>,
): Promise<PageWeight> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    // A new process of the browser learns late that it is a phone, and would ask for pictures of a wide window: it is there now.
    await page.goto(new URL('/robots.txt', address).href);
    const bytes = await countBytes(await context.newCDPSession(page));
    const untilQuiet = watchTraffic(page);
    const scripts = new Map<string, Promise<string>>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response.text());
    });
    const moved = await noteShifts(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    await readToTheEnd(page);
    await visit?.(page);
    await untilQuiet();
    const layoutShift = sumOf(await moved());
    const texts = new Map(await Promise.all([...scripts].map(async ([url, text]) => [url, await text] as const)));
    return {
      totalBytes: [...bytes.values()].reduce((sum, size) => sum + size, 0),
      scriptGzipBytes: [...texts.values()].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).byteLength, 0),
      scripts: texts,
      layoutShift,
      files: [...bytes].sort(([, a], [, b]) => b - a),
    };
  } finally {
    await context.close();
  }
}

/**
 * Counts what a page is asking for. Playwright's own `networkidle` never comes again once a frame appears in a page that
 * was idle before and has asked for something since.
 * @returns a function that waits until nothing was asked for during half a second
 */
function watchTraffic(page: Page): () => Promise<void> {
  let open = 0;
  let last = Date.now();
  const count = (change: number) => () => {
    open += change;
    last = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    while (open > 0 || Date.now() - last < 500) await page.waitForTimeout(100);
  };
}

async function countBytes(session: CDPSession): Promise<Map<string, number>> {
  const addresses = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? requestId;
    if (!address.startsWith('data:')) bytes.set(address, (bytes.get(address) ?? 0) + encodedDataLength);
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  return bytes;
}

async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < height; at += 700) {
    await page.evaluate((y) => window.scrollTo(0, y), at);
    await page.waitForTimeout(50);
  }
}
