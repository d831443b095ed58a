import { adminSession } from './api.ts';
import { type PageToVisit, visitName } from './every-page.ts';
import { type Lighthouse, openLighthouse } from './lighthouse-marks.ts';
import { openMemberSession } from './new-member.ts';
import { expect, test as visitorTest } from './visitor.ts';

type BrowserOf = (target: PageToVisit) => Promise<Lighthouse>;

const test = visitorTest.extend<object, { browserOf: BrowserOf }>({
  /** One browser for each who looks, which is opened when she first does. */
  browserOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const browsers = new Map<string, Promise<Lighthouse>>();
      await use((target) => {
        const who = target.as ?? (target.asAdmin ? 'admin' : 'visitor');
        const opened = browsers.get(who) ?? openFor(target);
        browsers.set(who, opened);
        return opened;
      });
      for (const browser of browsers.values()) await (await browser).close();
    },
    { scope: 'worker' },
  ],
});

/** Expects full marks for pages, in both forms of Lighthouse. */
export function expectFullMarks(pages: readonly PageToVisit[]): void {
  test.describe.configure({ mode: 'parallel', timeout: 180_000 });
  for (const target of pages) {
    for (const formFactor of ['mobile', 'desktop'] as const) {
      test(`Lighthouse gives ${visitName(target)} full marks in ${formFactor} form`, async ({ request, browserOf }) => {
        const answer = await request.get(target.path);
        const isIndexed = !/<meta name="robots" content="noindex/.test(await answer.text());
        // Browsers write to the console that there is no such page.
        const lost = answer.status() === 404 ? ['best-practices: errors-in-console'] : [];
        const browser = await browserOf(target);
        expect(await browser.lostMarks(target.path, formFactor, isIndexed)).toEqual(lost);
      });
    }
  }
}

async function openFor({ asAdmin, as }: PageToVisit): Promise<Lighthouse> {
  if (as) return openLighthouse(await openMemberSession(as));
  return openLighthouse(asAdmin ? await adminSession() : undefined);
}
