// A process that visits pages of candidates in a browser: `node visit-pages.ts <order as JSON>`. It prints what is wrong with them as JSON: a
// list of sentences; null where there is no browser, or nothing to drive one with.

import type { Browser } from 'playwright-core';
import { browserFlags, installedBrowser } from './installed-browser.ts';
import { isHydrated } from './is-hydrated.ts';
import { causeOf, type TrialPage } from './trial.ts';

/** Longest wait for the first page to be live, and for another one, in milliseconds. */
const liveLimitMs = 20_000;
const otherLimitMs = 3_000;
/** After this time no further page is visited, in milliseconds: a busy machine is no reason to refuse anything. */
const enoughMs = 15_000;

interface VisitOrder {
  origin: string;
  pages: TrialPage[];
  candidates: string[];
}

const { origin, pages, candidates }: VisitOrder = JSON.parse(process.argv[2] ?? '');
process.stdout.write(JSON.stringify(await visitAll()));

async function visitAll(): Promise<string[] | null> {
  const executablePath = installedBrowser();
  // With the tools of a checkout; a site that only serves has none.
  const playwright = await import('playwright-core').catch(() => null);
  if (!executablePath || !playwright) return null;
  const browser = await playwright.chromium.launch({ executablePath, args: browserFlags }).catch(() => null);
  if (!browser) return null;
  try {
    const found: string[] = [];
    const began = performance.now();
    for (const [index, page] of pages.entries()) {
      if (index > 0 && performance.now() - began > enoughMs) break;
      for (const sentence of await visit(browser, page, index === 0))
        found.push(`${page.title}, en un navegador: ${sentence}`);
      // The first explain the others.
      if (found.length > 0) break;
    }
    return found;
  } finally {
    await browser.close();
  }
}

/** @param isFirst whether it has to become live: others may be for members, and lead elsewhere */
async function visit(browser: Browser, { path, part, kind }: TrialPage, isFirst: boolean): Promise<string[]> {
  const limit = isFirst ? liveLimitMs : otherLimitMs;
  const page = await browser.newPage({ locale: 'es-ES' });
  const problems = new Set<string>();
  const note = (sentence: string) => problems.add(sentence);
  page.on('pageerror', (error) => note(`un error que nadie recoge: ${causeOf(error, [])}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && isHydrationError(message.text()))
      note(
        `lo que pinta el navegador no es lo que pintó el servidor (${hydrationCause(message.text())}). Lo que depende de la hora, del navegador o del azar se pinta después, en un efecto`,
      );
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && isOwnFile(response.url())) note(`no ha llegado ${fileOf(response.url())}`);
  });
  page.on('requestfailed', (request) => {
    if (isOwnFile(request.url())) note(`no ha llegado ${fileOf(request.url())}`);
  });
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refusedByPolicy: refused });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      refused.push(`${effectiveDirective} ${blockedURI} ${sample}`.trim());
    });
  });
  await page.goto(origin + path, { waitUntil: 'load', timeout: liveLimitMs });
  const isLive = await page
    .waitForFunction(isHydrated, insideOf(kind === 'block' ? 'shell' : part), { timeout: limit })
    .then(
      () => true,
      () => false,
    );
  if (isFirst && !isLive && problems.size === 0) note(`no llega a estar viva en ${liveLimitMs / 1000} s`);
  const refused = await page.evaluate(() => (window as unknown as { refusedByPolicy: string[] }).refusedByPolicy);
  for (const one of refused) note(`la política del sitio rechaza ${one.slice(0, 160)}`);
  const selector = candidates.map((name) => `[data-remote="${name}"][data-remote-state="failed"]`).join();
  if ((await page.locator(selector).count()) > 0) note('una parte suya dice que no ha podido cargarse');
  await page.close();
  return [...problems];
}

/** React names its errors by numbers in production: those of hydration are 418 to 425. */
function isHydrationError(text: string): boolean {
  return /hydrat|Minified React error #4(?:18|19|2[0-5])\b/i.test(text);
}

/** The shell logs it in its own name for the pages of all: React's page on the error says what differs. */
function hydrationCause(text: string): string {
  return /https:\/\/react\.dev\/errors\/\d+\S*/.exec(text)?.[0] ?? causeOf(text, []);
}

function isOwnFile(url: string): boolean {
  return candidates.some((name) => url.startsWith(`${origin}/mf/${name}/`));
}

function fileOf(url: string): string {
  return new URL(url).pathname.split('/').slice(4).join('/');
}

/** Returns the selectors of a part's first content, or else of its frame. */
function insideOf(name: string): string[] {
  const frame = name === 'shell' ? 'main' : `[data-remote="${name}"]`;
  return [`${frame} *`, frame];
}
