import { beAdmin, liveVersion } from '../api.ts';
import {
  type Fault,
  hideClientFiles,
  lateHeading,
  releaseFaulty,
  releaseLate,
  releaseRoutes,
} from '../releases/faulty-release.ts';
import { releaseFolder } from '../releases/releases.ts';
import { siteUnderTest } from '../site-under-test.ts';
import { answerCookies, expect, retrySection, untilLive, test as visitorTest } from '../visitor.ts';
import { fillCell } from './cells.ts';
import { type Damage, mend } from './damage.ts';
import { type MisbehavingProxy, networkFaults, startMisbehavingProxy } from './misbehaving-proxy.ts';
import {
  apology,
  expectAlive,
  expectShellAndOther,
  failInBrowserUntilTakenBack,
  giveUpMs,
  heading,
  readServed,
  takeBack,
  timed,
  untilServed,
  whatIsShown,
} from './section-checks.ts';
import { type Subject, subjects } from './subjects.ts';
import { healthyRelease, testHeading, wrongReleases } from './wrong-releases.ts';

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
