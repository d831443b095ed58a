import { gzipSync } from 'node:zlib';
import { slowNetwork, slowProcessor } from '@femcoders/e2e/cold-load.ts';
import { phone } from '@femcoders/e2e/page-weight.ts';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { type ProbeResult, watchPage } from './page-probe.ts';

/** One visit of somebody who was never here. Times in milliseconds since the navigation began. */
export interface PageLoad {
  /** First and largest contentful paint. */
  fcp: number;
  lcp: number;
  /** Sum of all unexpected layout shifts. */
  cls: number;
  /** The total blocking time: the part of long tasks beyond 50 ms each, from the first paint on. */
  tbt: number;
  /** The header and every link and button of the first two screens react; null where there is no code. */
  interactive: number | null;
  /** Over the wire, heads included. */
  bytes: number;
  /** Bytes of all scripts, gzipped. */
  scriptBytes: number;
  requests: number;
}

/** Longest visit, in milliseconds. */
const visitLimitMs = 60_000;
/** So long nothing more may be asked for before a visit counts as ended, in milliseconds. */
const quietMs = 1_500;

/**
 * Visits a page with a cold cache over a poor connection on a slow phone, until nothing more comes.
 * @param address of the page
 * @param isAlive whether there is code that makes the page interactive
 * @throws Error when the page never becomes what it should be
 */
export async function measureLoad(browser: Browser, address: string, isAlive: boolean): Promise<PageLoad> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session, page);
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
    await page.addInitScript(() => localStorage.setItem('cookiesRejected', 'true'));
    await page.addInitScript(watchPage);
    await page.goto(address, { waitUntil: 'load', timeout: visitLimitMs });
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: visitLimitMs });
    if (isAlive) await page.waitForFunction(() => window.probe().header !== null, undefined, { timeout: visitLimitMs });
    await traffic.untilQuiet();
    const seen = await page.evaluate(() => window.probe());
    if (isAlive && seen.interactive === null) throw new Error(`${address} never became interactive.`);
    const { fcp, lcp, cls, tbt, interactive } = withNumbers(seen, address);
    return { fcp, lcp, cls, tbt, interactive: isAlive ? interactive : null, ...(await traffic.sums()) };
  } finally {
    await context.close();
  }
}

function withNumbers(seen: ProbeResult, address: string): ProbeResult & { fcp: number; lcp: number } {
  const { fcp, lcp } = seen;
  if (fcp === null || lcp === null) throw new Error(`${address} painted nothing.`);
  return { ...seen, fcp, lcp };
}

async function watchTraffic(session: CDPSession, page: Page) {
  const bytes = new Map<string, number>();
  const scripts = new Map<string, Promise<string>>();
  const open = new Set<string>();
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) return;
    open.add(requestId);
    bytes.set(requestId, 0);
    last = Date.now();
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (bytes.has(requestId)) bytes.set(requestId, encodedDataLength);
    open.delete(requestId);
    last = Date.now();
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    open.delete(requestId);
    last = Date.now();
  });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.text());
  });
  await session.send('Network.enable');
  return {
    async untilQuiet(): Promise<void> {
      const deadline = Date.now() + visitLimitMs;
      while (open.size > 0 || Date.now() - last < quietMs) {
        if (Date.now() > deadline) throw new Error(`A page went on asking: ${open.size} requests are open.`);
        await page.waitForTimeout(100);
      }
    },
    async sums(): Promise<Pick<PageLoad, 'bytes' | 'scriptBytes' | 'requests'>> {
      const texts = await Promise.all(scripts.values());
      return {
        bytes: [...bytes.values()].reduce((sum, size) => sum + size, 0),
        scriptBytes: texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).byteLength, 0),
        requests: bytes.size,
      };
    },
  };
}
