import { join } from 'node:path';
import { defineConfig, devices, type ReporterDescription } from '@playwright/test';
import { browserFlags, findBrowser } from './browser.ts';
import type { VisitorOptions } from './visitor.ts';

/** Files that any browser can go through. */
const journeys = /(?:site|long)\/[^/]+\.spec\.ts$/;

const account = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
const reporters: ReporterDescription[] = [['list'], [join(import.meta.dirname, 'chaos', 'table-reporter.ts')]];
if (account) reporters.push(['json', { outputFile: account }]);

/** How much slower a processor is imitated, to see a journey as on a phone. */
const slower = Number(process.env.E2E_SLOWER ?? 1);

export default defineConfig<VisitorOptions>({
  testDir: import.meta.dirname,
  outputDir: join(import.meta.dirname, '..', 'test-results'),
  globalSetup: join(import.meta.dirname, 'global-setup.ts'),
  // Some tests change the releases of their site: each process has one for itself, and does one test after the other.
  workers: process.env.E2E_VAR_DIR ? 1 : 3,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: reporters,
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    slower,
    // Shorter than a test, so that the failure names what did not come.
    actionTimeout: 25_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    // A trace doubles what a test costs: the second attempt records one, or who asks for it with E2E_TRACE.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'on-first-retry',
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
  projects: [
    { name: 'site', testDir: join(import.meta.dirname, 'site') },
    // Any journey of the site in a browser that translates.
    { name: 'translated-before', testMatch: journeys, use: { translation: 'before' } },
    { name: 'translated-after', testMatch: journeys, use: { translation: 'after' } },
    { name: 'every-page', testDir: join(import.meta.dirname, 'every-page') },
    { name: 'long', testDir: join(import.meta.dirname, 'long'), timeout: 60 * 60_000 },
    { name: 'chaos', testDir: join(import.meta.dirname, 'chaos') },
  ],
});
