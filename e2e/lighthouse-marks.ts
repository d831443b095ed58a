import type { LoginAnswer } from '@femcoders/contracts/session';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { be } from './api.ts';
import { browserFlags, findBrowser } from './browser.ts';
import { freePort } from './running-site.ts';
import { siteUnderTest } from './site-under-test.ts';

export type FormFactor = 'mobile' | 'desktop';

const categories = ['accessibility', 'best-practices', 'seo'];

/** A browser in which Lighthouse looks at one page after the other. */
export interface Lighthouse {
  /**
   * Asks about a page of the site under test.
   * @param isIndexed whether search engines are meant to find the page: they are not asked about others
   * @returns the audits of accessibility, best practices and SEO that cost it marks, such as `seo: is-crawlable`
   * @throws when Lighthouse could not judge the page
   */
  lostMarks: (path: string, formFactor: FormFactor, isIndexed?: boolean) => Promise<string[]>;
  close: () => Promise<void>;
}

/** @param session of the member who is logged in there; nobody by default */
export async function openLighthouse(session?: LoginAnswer): Promise<Lighthouse> {
  const port = await freePort();
  // Lighthouse opens its own tab, and only in the browser's first context: that of the folder that it is started with. How
  // large its window is, is Lighthouse's business.
  const context = await chromium.launchPersistentContext('', {
    executablePath: findBrowser(),
    viewport: null,
    deviceScaleFactor: undefined,
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  if (session) await be(context, session);
  return {
    async lostMarks(path, formFactor, isIndexed = true) {
      const result = await lighthouse(
        siteUnderTest().url + path,
        {
          port,
          output: 'json',
          logLevel: 'error',
          onlyCategories: categories.filter((category) => isIndexed || category !== 'seo'),
          // The page for unknown addresses is a page too.
          ignoreStatusCode: true,
          // Only reports show it.
          disableFullPageScreenshot: true,
        },
        formFactor === 'desktop' ? desktopConfig : undefined,
      );
      const report = result?.lhr;
      if (!report) throw new Error('Lighthouse gave no report.');
      if (report.runtimeError) throw new Error(`Lighthouse could not judge ${path}: ${report.runtimeError.message}`);
      return Object.values(report.categories).flatMap((category) =>
        category.auditRefs
          .filter(({ id, weight }) => weight > 0 && costsMarks(report.audits[id]))
          .map(({ id }) => `${category.id}: ${id}`),
      );
    },
    close: () => context.close(),
  };
}

/** Whether an audit was not passed, or could not be made; one that does not apply to the page costs nothing. */
function costsMarks(audit: { score: number | null; scoreDisplayMode: string } | undefined): boolean {
  return !audit || audit.scoreDisplayMode === 'error' || (audit.score ?? 1) < 1;
}
