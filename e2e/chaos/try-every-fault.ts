import type { Page } from '@playwright/test';
import { beAdmin, liveVersion } from '../api.ts';
import {
  type Fault,
  hideClientFiles,
  lateHeading,
  releaseFaulty,
  releaseLate,
  releaseRoutes,
} from '../releases/faulty-release.ts';
import { releaseFolder, rollBack } from '../releases/releases.ts';
import { siteUnderTest } from '../site-under-test.ts';
import { answerCookies, expect, retrySection, untilLive, test as visitorTest } from '../visitor.ts';
import { fillCell } from './cells.ts';
import { type Damage, mend } from './damage.ts';
import { type MisbehavingProxy, networkFaults, startMisbehavingProxy } from './misbehaving-proxy.ts';
import { type Subject, subjects } from './subjects.ts';
import { healthyRelease, testHeading, wrongReleases } from './wrong-releases.ts';

const apology = 'Esta parte no ha podido cargarse';
/** Longest wait for a section to give up, and for one to come back by itself, in milliseconds. */
const giveUpMs = 45_000;
const comeBackMs = 90_000;

interface ChaosFixtures {
  baseURL: string;
  /** The part whose faults the tests cause. */
  subject: Subject | undefined;
  ready: undefined;
}

const test = visitorTest.extend<ChaosFixtures, { between: MisbehavingProxy }>({
  between: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const between = await startMisbehavingProxy(siteUnderTest().url);
      await use(between);
      between.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ between }, use) => {
    await use(between.url);
  },
  subject: [undefined, { option: true }],
  ready: [
    async ({ page, watch, between, subject }, use) => {
      // What broke is in the console, so that a team finds it.
      watch.tolerate(/^console: /, /^uncaught: /);
      await answerCookies(page);
      if (subject?.private) await beAdmin(page);
      await use(undefined);
      between.behave();
    },
    { auto: true },
  ],
});

/** The disk faults, by the name of the corresponding network fault. */
const diskFaults: Record<string, Damage> = {
  down: 'folder gone',
  'answers 404': 'file gone',
  'answers 500': 'file cut off',
  corrupt: 'byte flipped',
};
const serverReleases = ['slow', 'hangs', 'server bundle throws', 'server bundle hangs'] as const;
const shippedFaults: Fault[] = [
  'throws in render',
  'has a page of the wrong shape',
  'has a loader that throws',
  'never answers',
];

/** Causes every fault of a remote, on the server and in the browser. */
export function tryEveryFault(remote: string): void {
  const subject = subjects.find((one) => one.remote === remote);
  if (!subject) throw new Error(`e2e/chaos/subjects.ts names no page of ${remote}.`);
  test.describe(remote, () => {
    test.describe.configure({ timeout: 6 * 60_000 });
    test.use({ subject });

    for (const fault of networkFaults) {
      test(`${remote} · ${fault} · navegador`, async ({ page, between }) => {
        await page.goto(subject.from);
        await untilLive(page);
        between.misbehave(remote, fault);
        await page
          .getByRole('main')
          .or(page.getByRole('banner'))
          .or(page.getByRole('contentinfo'))
          .getByRole('link', { name: subject.link })
          .first()
          .click();
        const shownText = await whatIsShown(page, subject.heading);
        await expectShellAndOther(page, subject);
        await page.goBack({ waitUntil: 'commit' });
        await whatIsShown(page, subject.heading);
        between.behave();
        const back = await timed(() => expectAlive(page, subject.heading));

        between.misbehave(remote, fault);
        // The load event waits for what never comes; the reader does not.
        await page.goto(subject.path, { waitUntil: 'commit' });
        await expect(heading(page, subject.heading)).toBeVisible();
        between.behave();
        const took = await timed(() => expectAlive(page, subject.heading));
        fillCell({
          remote,
          fault,
          where: 'navegador',
          saw: `desde otra página: ${shownText}; al llegar: se lee entera, sin vida hasta que llega el código`,
          recovered: `sola, ${back} ms y ${took} ms`,
        });
      });
    }

    for (const [fault, damage] of Object.entries(diskFaults)) {
      test(`${remote} · ${fault} · servidor`, async ({ page }) => {
        const before = await liveVersion(remote);
        await readServed(page, subject);
        const release = await releaseRoutes(remote, healthyRelease(`${fault} ${Date.now()}`), damage);
        try {
          const saw = await readServed(page, subject, before);
          await page.goto(subject.path);
          await expectShellAndOther(page, subject);
          await mend(releaseFolder(release));
          const took = await timed(() => untilServed(page, subject.path, release.version, testHeading));
          fillCell({ remote, fault: `${fault} (${damage})`, where: 'servidor', saw, recovered: `sola, ${took} ms` });
        } finally {
          await takeBack(page, subject, before);
        }
      });
    }

    for (const fault of serverReleases) {
      test(`${remote} · ${fault} · servidor`, async ({ page }) => {
        const before = await liveVersion(remote);
        await readServed(page, subject);
        const release = await releaseRoutes(remote, wrongReleases[fault]);
        try {
          const saw = await readServed(page, subject, before);
          await page.goto(subject.path);
          const whole = heading(page, subject.heading).or(heading(page, testHeading));
          await expect(whole.or(page.getByText(apology, { exact: true })).first()).toBeVisible({ timeout: giveUpMs });
          await expectShellAndOther(page, subject);
          const recovered =
            fault === 'slow'
              ? `sola, ${await timed(() => untilServed(page, subject.path, release.version, testHeading))} ms`
              : `al volver atrás, ${await timed(() => takeBack(page, subject, before))} ms`;
          fillCell({ remote, fault, where: 'servidor', saw, recovered });
        } finally {
          await takeBack(page, subject, before);
        }
      });
    }

    for (const fault of shippedFaults) {
      test(`${remote} · ${fault} · servidor y navegador`, async ({ page }) => {
        const before = await liveVersion(remote);
        const { version } = await releaseFaulty(remote, fault);
        try {
          await untilServed(page, subject.path, version, apology);
          const servedBack = await failInBrowserUntilTakenBack(page, subject, before);
          const saw = 'disculpa con «Reintentar»; el resto de la página, entero';
          fillCell({ remote, fault, where: 'servidor', saw, recovered: `al volver atrás, ${servedBack.server} ms` });
          fillCell({
            remote,
            fault,
            where: 'navegador',
            saw: 'disculpa con «Reintentar»; el resto de la página, vivo',
            recovered: `con «Reintentar», ${servedBack.browser} ms`,
          });
        } finally {
          await takeBack(page, subject, before);
        }
      });
    }

    test(`${remote} · answers later than the server waits · servidor y navegador`, async ({ page }) => {
      const before = await liveVersion(remote);
      const { version } = await releaseLate(remote);
      try {
        await untilServed(page, subject.path, version, apology);
        await page.goto(subject.path);
        const took = await timed(() => expectAlive(page, lateHeading));
        await expectShellAndOther(page, subject);
        const fault = 'answers later than the server waits';
        const saw = 'disculpa del servidor; el navegador trae la página';
        for (const where of ['servidor', 'navegador'] as const)
          fillCell({ remote, fault, where, saw, recovered: `sola, ${took} ms` });
      } finally {
        await takeBack(page, subject, before);
      }
    });

    test(`${remote} · throws at load · servidor y navegador`, async ({ page }) => {
      const before = await liveVersion(remote);
      await readServed(page, subject);
      await releaseFaulty(remote, 'throws at load');
      try {
        const saw = await readServed(page, subject, before);
        await page.goto(subject.path);
        await expectAlive(page, subject.heading);
        await expectShellAndOther(page, subject);
        const took = await timed(() => takeBack(page, subject, before));
        for (const where of ['servidor', 'navegador'] as const)
          fillCell({ remote, fault: 'throws at load', where, saw, recovered: `al volver atrás, ${took} ms` });
      } finally {
        await takeBack(page, subject, before);
      }
    });

    test(`${remote} · throws after mount · navegador`, async ({ page }) => {
      const before = await liveVersion(remote);
      const { version } = await releaseRoutes(remote, wrongReleases['throws after mount']);
      try {
        await untilServed(page, subject.path, version, testHeading);
        const { browser } = await failInBrowserUntilTakenBack(page, subject, before);
        const saw = 'se lee entera; al cobrar vida, disculpa con «Reintentar»; el resto, vivo';
        fillCell({
          remote,
          fault: 'throws after mount',
          where: 'navegador',
          saw,
          recovered: `con «Reintentar», ${browser} ms`,
        });
      } finally {
        await takeBack(page, subject, before);
      }
    });

    test(`${remote} · old chunk gone · navegador`, async ({ page }) => {
      const before = await liveVersion(remote);
      await page.goto(subject.from);
      await untilLive(page);
      const { version } = await releaseRoutes(remote, healthyRelease(`old chunk gone ${Date.now()}`));
      const putBack = await hideClientFiles({ name: remote, version: before });
      try {
        await page
          .getByRole('main')
          .or(page.getByRole('banner'))
          .or(page.getByRole('contentinfo'))
          .getByRole('link', { name: subject.link })
          .first()
          .click();
        const saw = await whatIsShown(page, testHeading);
        await expect(page.getByRole('banner')).toBeVisible();
        const took = await timed(async () => {
          await retrySection(page);
          await expectAlive(page, testHeading);
        });
        await expect(page.locator(`[data-remote="${remote}"]`).first()).toHaveAttribute('data-remote-version', version);
        fillCell({
          remote,
          fault: 'old chunk gone',
          where: 'navegador',
          saw,
          recovered: `sola o con «Reintentar», en la versión nueva, ${took} ms`,
        });
      } finally {
        await putBack();
        await takeBack(page, subject, before);
      }
    });
  });
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** @returns what a reader sees who comes from another page */
async function whatIsShown(page: Page, name: string | RegExp): Promise<string> {
  const sorry = page.getByRole('main').getByText(apology, { exact: true });
  await expect(sorry.or(heading(page, name))).toBeVisible({ timeout: giveUpMs });
  if (!(await sorry.isVisible())) return 'la página, entera: más tarde, o como la envía el servidor';
  await expect(page.getByRole('main').getByRole('link', { name: 'Reintentar', exact: true })).toBeVisible();
  return 'disculpa con «Reintentar»';
}

/** Header and footer stand, and the header leads to another remote's page, which is whole. */
async function expectShellAndOther(page: Page, { other }: Subject): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: other.link }).click();
  await expect(heading(page, other.heading)).toBeVisible();
  await untilLive(page);
  await expect(page.getByText(apology)).toHaveCount(0);
}

async function expectAlive(page: Page, name: string | RegExp): Promise<void> {
  await expect(heading(page, name)).toBeVisible({ timeout: comeBackMs });
  await page.waitForFunction(
    () => Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber$')),
    null,
    { timeout: comeBackMs },
  );
}

/** In the browser only the section fails, however one comes to it, and "Reintentar" loads it after a rollback. */
async function failInBrowserUntilTakenBack(page: Page, subject: Subject, before: string) {
  const { remote, path } = subject;
  const failed = page.locator(`[data-remote="${remote}"][data-remote-state="failed"]`);
  await page.goto(path);
  await expect(failed.getByText(apology, { exact: true })).toBeVisible({ timeout: giveUpMs });
  await expect(page.locator('[data-remote-state="failed"]')).toHaveCount(1);
  await expectShellAndOther(page, subject);
  // Now it is the browser alone that asks for the page.
  await page.goBack();
  await expect(failed.getByText(apology, { exact: true })).toBeVisible({ timeout: giveUpMs });

  const server = await timed(() => takeBack(page, subject, before));
  const browser = await timed(async () => {
    await retrySection(page);
    await expectAlive(page, subject.heading);
  });
  await expect(page.locator(`[data-remote="${remote}"]`).first()).toHaveAttribute('data-remote-version', before);
  return { server, browser };
}

/** Asks the server for a page, which comes with any fault of its remote. @returns what a reader sees */
async function readServed(page: Page, { path, other }: Subject, before?: string): Promise<string> {
  const answer = await page.request.get(path);
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toContain('<footer');
  const elsewhere = await (await page.request.get(other.path)).text();
  expect(elsewhere).not.toContain(apology);
  if (html.includes(apology)) return 'disculpa del servidor con «Reintentar»; el resto de la página, entero';
  if (before && html.includes(`data-remote-version="${before}"`)) return 'la versión anterior, entera';
  return 'la página, entera';
}

/** Waits until the server shows a version with these words. */
async function untilServed(page: Page, path: string, version: string, words: string): Promise<void> {
  await expect(async () => {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain(`data-remote-version="${version}"`);
    expect(html).toContain(words);
  }).toPass({ timeout: comeBackMs, intervals: [250] });
}

/** Rolls back until the version before is live and served whole. */
async function takeBack(page: Page, { remote, path }: Subject, before: string): Promise<void> {
  if ((await liveVersion(remote)) !== before) await rollBack(remote);
  await expect(async () => {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain(`data-remote-version="${before}"`);
    expect(html).not.toContain(apology);
  }).toPass({ timeout: comeBackMs, intervals: [100] });
}

/** @returns how long something took, in milliseconds */
async function timed(what: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await what();
  return Math.round(performance.now() - began);
}
