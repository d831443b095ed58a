import { adminSession } from '../api.ts';
import { everyPage, type PageToVisit, visitName } from '../every-page.ts';
import { type Lighthouse, openLighthouse } from '../lighthouse-marks.ts';
import { openMemberSession } from '../new-member.ts';
import { expect, test } from '../visitor.ts';

test.describe.configure({ timeout: 180_000 });

/** One browser for each who looks, which is opened when she first does. */
const browsers = new Map<string, Promise<Lighthouse>>();
test.afterAll(async () => {
  for (const browser of browsers.values()) await (await browser).close();
});

function browserOf({ asAdmin, as }: PageToVisit): Promise<Lighthouse> {
  const who = as ?? (asAdmin ? 'admin' : 'visitor');
  const opened = browsers.get(who) ?? open();
  browsers.set(who, opened);
  return opened;

  async function open() {
    if (as) return openLighthouse(await openMemberSession(as));
    return openLighthouse(asAdmin ? await adminSession() : undefined);
  }
}

for (const target of [...everyPage, { path: '/eventos?pasados=2' }]) {
  for (const formFactor of ['mobile', 'desktop'] as const) {
    test(`Lighthouse gives ${visitName(target)} full marks in ${formFactor} form`, async ({ request }) => {
      const answer = await request.get(target.path);
      const isIndexed = !/<meta name="robots" content="noindex/.test(await answer.text());
      // Browsers write to the console that there is no such page.
      const lost = answer.status() === 404 ? ['best-practices: errors-in-console'] : [];
      const browser = await browserOf(target);
      expect(await browser.lostMarks(target.path, formFactor, isIndexed)).toEqual(lost);
    });
  }
}
