import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { browserFlags, findBrowser } from './browser.ts';
import { freePort } from './running-site.ts';
import { siteUnderTest } from './site-under-test.ts';

const categories = ['accessibility', 'best-practices', 'seo'];

/**
 * Asks Lighthouse about a page of the site under test.
 * @returns the audits of accessibility, best practices and SEO that cost it marks, such as `seo: is-crawlable`
 * @throws when Lighthouse could not judge the page
 */
export async function lostMarks(path: string, formFactor: 'mobile' | 'desktop'): Promise<string[]> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(
      siteUnderTest().url + path,
      // The page for unknown addresses is a page too.
      { port, output: 'json', logLevel: 'error', onlyCategories: categories, ignoreStatusCode: true },
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
  } finally {
    await browser.close();
  }
}

/** Whether an audit was not passed, or could not be made; one that does not apply to the page costs nothing. */
function costsMarks(audit: { score: number | null; scoreDisplayMode: string } | undefined): boolean {
  return !audit || audit.scoreDisplayMode === 'error' || (audit.score ?? 1) < 1;
}
