import type { Browser, Page } from '@playwright/test';
import { phone } from './page-weight.ts';

/** A poor connection: with a slow phone the conditions under which every visit must end well. */
export const slowNetwork = {
  offline: false,
  /** Milliseconds. */
  latency: 150,
  /** Bytes per second: 1.6 Mbit/s. */
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
} as const;
/** How many times slower its processor is. */
export const slowProcessor = 4;

/** Longest wait for a page to react, in milliseconds. */
const interactiveLimitMs = 30_000;

export interface ColdLoad {
  /** Milliseconds until the text could be read. */
  textMs: number;
  /** Milliseconds until form and menu reacted; null when they never did. */
  interactiveMs: number | null;
  /** Console, errors and network of a load that never became interactive. */
  trace: string[];
}

/** One visit of the article by somebody who was never here. @param address of the article */
export async function loadCold(browser: Browser, address: string): Promise<ColdLoad> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const trace = keepTrace(page);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
    await page.addInitScript(() => localStorage.setItem('cookiesRejected', 'true'));

    const startedAt = performance.now();
    await page.goto(address, { waitUntil: 'commit', timeout: interactiveLimitMs });
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: interactiveLimitMs });
    const textMs = performance.now() - startedAt;
    try {
      await untilInteractive(page, interactiveLimitMs - textMs);
    } catch (error) {
      return { textMs, interactiveMs: null, trace: [String(error), ...trace(), await page.content()] };
    }
    return { textMs, interactiveMs: performance.now() - startedAt, trace: [] };
  } finally {
    await context.close();
  }
}

/**
 * Waits until the page's own code (the form counts what is typed) and the shell's (the menu opens) both react. Both are
 * tried again and again, as an impatient reader would: what is typed before the code is there must not break it.
 */
async function untilInteractive(page: Page, limitMs: number): Promise<void> {
  await page.waitForFunction(
    () => {
      const toggle = document.querySelector<HTMLElement>('header button[aria-controls="menu-principal"]');
      if (toggle?.getAttribute('aria-expanded') === 'false') toggle.click();
      const field = document.querySelector<HTMLTextAreaElement>('main form textarea');
      const counter = field && document.getElementById(`${field.id}-count`);
      if (field && counter && !/^5 /.test(counter.textContent ?? '')) {
        // The comments' code comes when they are touched.
        field.focus();
        // As typing does: React follows the property, not the attribute.
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, '');
        field.dispatchEvent(new Event('input', { bubbles: true }));
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'Hola.');
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      return toggle?.getAttribute('aria-expanded') === 'true' && /^5 /.test(counter?.textContent ?? '');
    },
    undefined,
    { timeout: Math.max(limitMs, 1), polling: 100 },
  );
}

function keepTrace(page: Page): () => string[] {
  const lines: string[] = [];
  const startedAt = performance.now();
  const note = (text: string) => lines.push(`${(performance.now() - startedAt).toFixed(0).padStart(6)} ms  ${text}`);
  page.on('console', (message) => note(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error.message}`));
  page.on('request', (request) => note(`→ ${request.resourceType()} ${request.url()}`));
  page.on('requestfinished', (request) => note(`✓ ${request.url()}`));
  page.on('requestfailed', (request) => note(`✖ ${request.failure()?.errorText} ${request.url()}`));
  return () => lines;
}
