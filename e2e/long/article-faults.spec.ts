import type { Page } from '@playwright/test';
import { liveVersion } from '../api.ts';
import { lateHeading, releaseFaulty, releaseLate, shownFaults } from '../releases/faulty-release.ts';
import { releaseSources, rollBack } from '../releases/releases.ts';
import { answerCookies, expect, retrySection, test, untilLive } from '../visitor.ts';

const apology = 'Esta parte no ha podido cargarse';

interface SitePart {
  remote: string;
  path: string;
  heading: string | RegExp;
}

const events: SitePart = { remote: 'mf-events', path: '/eventos', heading: 'Próximos eventos tech' };

/** A text that stays the server's HTML is another kind of page than the lists that `npm run chaos` tries. */
const cases: { broken: SitePart; whole: SitePart; link: string }[] = [
  {
    broken: { remote: 'mf-blog', path: '/recursos/css/css-grid', heading: /CSS Grid/i },
    whole: events,
    link: 'Eventos',
  },
];

test.describe.configure({ timeout: 240_000 });

test.beforeEach(async ({ page, watch }) => {
  // What broke is in the console, so that a team finds it.
  watch.tolerate(/^console: /, /^uncaught: /);
  await answerCookies(page);
});

for (const { broken, whole, link } of cases) {
  test.describe(`${broken.path} of ${broken.remote}`, () => {
    test.beforeEach(async ({ page }) => {
      await expectWholeOnServer(page, broken);
    });
    test.afterEach(() => releaseSources(broken.remote));

    for (const fault of shownFaults) {
      test(`costs only its own section when its remote ${fault}, and is back after a rollback`, async ({ page }) => {
        const { version } = await releaseFaulty(broken.remote, fault);
        await expectApologyFromServer(page, broken, version);
        await expectWholeOnServer(page, whole);

        await page.goto(broken.path);
        await expectOnlyTheSectionFails(page, broken, version);
        await goTo(page, link, whole);
        // Now it is the browser alone that asks for the page.
        await page.goBack();
        await expectOnlyTheSectionFails(page, broken, version);

        await rollBack(broken.remote);
        await expectWholeOnServer(page, broken);
        await retrySection(page);
        await expectLiveVersion(page, broken);
        await untilLive(page);
      });
    }

    test('goes on in the version before when its remote throws at load', async ({ page }) => {
      const before = await liveVersion(broken.remote);
      await releaseFaulty(broken.remote, 'throws at load');
      await expectWholeOnServer(page, broken, before);

      await page.goto(broken.path);
      await expectVersion(page, broken, before);
      await untilLive(page);
      await goTo(page, link, whole);
      // Now it is the browser alone that asks for the page.
      await page.goBack();
      await expectVersion(page, broken, before);

      await rollBack(broken.remote);
      await expectWholeOnServer(page, broken);
    });

    test('is loaded by the browser when its remote answers later than the server waits', async ({ page }) => {
      const { version } = await releaseLate(broken.remote);
      await expectApologyFromServer(page, broken, version);
      await expectWholeOnServer(page, whole);

      await page.goto(broken.path);
      const heading = page.getByRole('heading', { level: 1, name: lateHeading });
      await expect(heading).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(apology)).toHaveCount(0);
      await goTo(page, link, whole);
      await page.goBack();
      await expect(heading).toBeVisible({ timeout: 30_000 });

      await rollBack(broken.remote);
      await expectWholeOnServer(page, broken);
      await page.reload();
      await expectLiveVersion(page, broken);
    });
  });
}

async function expectApologyFromServer(page: Page, { remote, path }: SitePart, version: string) {
  const response = await page.request.get(path);
  expect(response.status()).toBe(200);
  expect(response.headers()['x-robots-tag']).toBe('noindex');
  const html = await response.text();
  expect(html).toContain(apology);
  expect(html).toContain(`data-remote="${remote}" data-remote-version="${version}" data-remote-state="failed"`);
  expect(html).toContain('<footer');
}

/** The page as the server sends it: with its remote's section in the live version by default, and no apology. */
async function expectWholeOnServer(page: Page, { remote, path, heading }: SitePart, version?: string) {
  await expect(async () => {
    const html = await (await page.request.get(path)).text();
    expect(html).not.toContain(apology);
    expect(html).toContain(`data-remote="${remote}" data-remote-version="${version ?? (await liveVersion(remote))}"`);
    const words = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '');
    expect(words).toMatch(heading);
  }).toPass({ timeout: 10_000 });
}

async function expectOnlyTheSectionFails(page: Page, { remote }: SitePart, version: string) {
  const section = page.locator(`[data-remote="${remote}"][data-remote-version="${version}"]`);
  await expect(section).toHaveAttribute('data-remote-state', 'failed', { timeout: 40_000 });
  await expect(section.getByText(apology, { exact: true })).toBeVisible();
  await expect(page.locator('[data-remote-state="failed"]')).toHaveCount(1);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
}

/** Follows the header's link without a full load, and finds that page whole. */
async function goTo(page: Page, link: string, { remote, heading }: SitePart) {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: link }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator(`[data-remote="${remote}"]`)).toHaveAttribute(
    'data-remote-version',
    await liveVersion(remote),
  );
  await expect(page.getByText(apology)).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window), 'the site goes on without a full load').toBe(true);
}

async function expectLiveVersion(page: Page, part: SitePart) {
  await expectVersion(page, part, await liveVersion(part.remote));
}

async function expectVersion(page: Page, { remote, heading }: SitePart, version: string) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 40_000 });
  await expect(page.locator(`[data-remote="${remote}"]`)).toHaveAttribute('data-remote-version', version);
}
