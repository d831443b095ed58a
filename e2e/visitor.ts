import { isHydrated } from '@femcoders/start/candidate/is-hydrated';
import { test as base, expect, type Page } from '@playwright/test';
import { askDatabase } from './site-database.ts';
import { siteUnderTest } from './site-under-test.ts';
import { type Translation, translatePage } from './translated-page.ts';

/** Collects errors that must never happen while somebody uses the site, except those that a test is about. */
export class Watch {
  readonly #seen: string[] = [];
  readonly #tolerated: RegExp[] = [];

  readonly #origin: string;

  /** @param origin the only origin that a page may ask for anything */
  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Notes from now on what a page does. */
  follow(page: Page): void {
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      const index = this.#seen.push(`console: ${message.text()} (${message.location().url})`) - 1;
      // React wraps what it recovers from, and the console shows the wrapping alone.
      for (const logged of message.args())
        logged.evaluate(causeOf).then(
          (cause) => {
            if (cause) this.#seen[index] += `, because of ${cause}`;
          },
          () => {}, // The page is gone.
        );
    });
    page.on('pageerror', (error) => this.#seen.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      const { protocol, origin: asked } = new URL(request.url());
      if (/^https?:$/.test(protocol) && asked !== this.#origin) this.#seen.push(`third party: ${request.url()}`);
    });
  }

  /** Expects that something like this may happen. */
  tolerate(...what: RegExp[]): void {
    this.#tolerated.push(...what);
  }

  /** Fails where a page that it follows did what it must not do. */
  expectNoProblems(): void {
    expect(this.problems(), 'what the page must not do').toEqual([]);
  }

  /** Console errors, uncaught errors, violations of the security policy and requests to others. */
  problems(): string[] {
    return this.#seen.filter((problem) => !this.#tolerated.some((pattern) => pattern.test(problem)));
  }
}

/** Runs in the page. */
const causeOf = (logged: unknown): string | null =>
  logged instanceof Error && logged.cause instanceof Error ? (logged.cause.stack ?? logged.cause.message) : null;

export interface VisitorOptions {
  /** Whether the browser translates what it shows, and when. */
  translation: Translation | 'none';
  /** How many times slower the page's processor is. */
  slower: number;
}

interface VisitorFixtures {
  /** All tests come from one address: what the others did within the last quarter of an hour does not count against it. */
  nothingCounted: undefined;
  watch: Watch;
  /** The same as `page`, for a second person at another browser. */
  anotherVisitor: Page;
}

/**
 * Playwright's test with a page that fails the test on any console error, uncaught error, violation of the security
 * policy (browsers log those as errors) or request to another origin, whether or not the test asks for the watch. A test
 * that asks for no page opens none. By fixtures, because a hook of a module that many files share would be that of the first file of each process alone.
 */
export const test = base.extend<VisitorFixtures & VisitorOptions>({
  translation: ['none', { option: true }],
  slower: [1, { option: true }],
  context: async ({ context, translation, slower }, use) => {
    if (translation !== 'none')
      await context.addInitScript(translatePage, { when: translation, words: 'kept' as const });
    if (slower > 1) context.on('page', (page) => void slowDown(page, slower).catch(() => {}));
    await use(context);
  },
  baseURL: async ({ browserName: _ }, use) => {
    await use(siteUnderTest().url);
  },
  nothingCounted: [
    async ({ browserName: _ }, use) => {
      await askDatabase('delete from rate_limits');
      await use(undefined);
    },
    { auto: true },
  ],
  watch: async ({ baseURL }, use) => {
    await use(new Watch(baseURL ?? ''));
  },
  page: async ({ page, watch }, use) => {
    watch.follow(page);
    await use(page);
    watch.expectNoProblems();
  },
  anotherVisitor: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL, locale: 'es-ES', timezoneId: 'America/New_York' });
    const page = await context.newPage();
    const watch = new Watch(baseURL ?? '');
    watch.follow(page);
    await use(page);
    await context.close();
    expect(watch.problems(), 'what the other page must not do').toEqual([]);
  },
});

export { expect };

/** Imitates a slower processor. */
async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Waits until the page is live: its code has arrived and React has taken over the server's HTML, for good. */
export async function untilLive(page: Page): Promise<void> {
  // Long tests have an hour, in which one page that never comes would keep all others waiting.
  await page.waitForFunction(isHydrated, ['main h1'], { timeout: 45_000 });
}

/** The cookie banner, answered: it must not lie over what a test wants to click. */
export async function answerCookies(page: Page): Promise<void> {
  // In the page only: the frames of examples have no storage.
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('cookiesRejected', 'true');
  });
}

/** Nobody is logged in any more, as at another device. From a page without scripts, so that nothing of hers is still being asked for. */
export async function becomeNobody(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => sessionStorage.clear());
}

/** Presses "Reintentar" in a failed section, unless it has come back by itself meanwhile: what did not load does. */
export async function retrySection(page: Page): Promise<void> {
  const retry = page.getByRole('main').getByRole('link', { name: 'Reintentar', exact: true });
  await retry.click({ timeout: 2_000 }).catch(() => undefined);
}

/**
 * From here on nothing on the page comes back by itself, as it would after a pause: only pressing "Reintentar" loads it.
 * The page needs `page.clock.install()` before it is opened.
 */
export async function stopRetries(page: Page): Promise<void> {
  // A clock is stopped at a moment to come.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Presses "Reintentar" in a failed section, which must be there. */
export async function pressRetry(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Reintentar', exact: true }).click();
}
