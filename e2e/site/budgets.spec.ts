import { gzipSync } from 'node:zlib';
import { readRegistry } from '../api.ts';
import { shiftBudget } from '../layout-shifts.ts';
import { type PageWeight, weighPage } from '../page-weight.ts';
import { remoteSettings } from '../remote-settings.ts';
import { siteUnderTest } from '../site-under-test.ts';
import { expect, test } from '../visitor.ts';

// The budgets of the site, in bytes: ratchets, tightened and never loosened without a decision record (decisions 5).
const kB = 1000;
const article = '/recursos/css/css-grid';
const budgets = [
  { path: article, total: 299 * kB },
  { path: '/', total: 348 * kB },
  { path: '/eventos', total: 275 * kB },
];
const readingPageScripts = 165 * kB;
/** The size limit of the script that loads near a live example: no page waits for it (docs/decisions 0027). */
const playgroundScript = 8 * kB;
const remoteEntry = 14 * kB;

const contents = ({ files }: PageWeight) => files.map(([url, size]) => `${new URL(url).pathname} ${size}`).join('\n');

for (const { path, total } of budgets) {
  test(`${path} weighs at most ${total / kB} kB on a phone that was never here, and nothing in it jumps`, async ({
    browser,
  }, { annotations }) => {
    const weight = await weighPage(browser, siteUnderTest().url + path);
    annotations.push({
      type: 'weight',
      description: `${path}: ${weight.totalBytes} bytes, ${weight.scriptGzipBytes} of scripts (gzip), shift ${weight.layoutShift}`,
    });
    console.log(
      `${path}: ${(weight.totalBytes / kB).toFixed(1)} kB in all, scripts ${(weight.scriptGzipBytes / kB).toFixed(1)} kB gz, shift ${weight.layoutShift.toFixed(4)}`,
    );
    expect(weight.totalBytes, contents(weight)).toBeLessThanOrEqual(total);
    expect(weight.layoutShift).toBeLessThanOrEqual(shiftBudget);
  });
}

test(`the scripts of a reading page weigh at most ${readingPageScripts / kB} kB gzipped`, async ({ browser }) => {
  const weight = await weighPage(browser, siteUnderTest().url + article);
  const playground = [...weight.scripts].find(([url]) => url.endsWith('/js/playground.js'))?.[1] ?? '';
  const playgroundBytes = gzipSync(playground, { level: 9 }).byteLength;
  expect(playground, 'the live examples have been reached').not.toBe('');
  expect(playgroundBytes, 'what a live example loads').toBeLessThanOrEqual(playgroundScript);
  expect(weight.scriptGzipBytes - playgroundBytes, contents(weight)).toBeLessThanOrEqual(readingPageScripts);
});

test(`the entry of each remote weighs at most ${remoteEntry / kB} kB gzipped, or what its own budget says`, async ({
  request,
}) => {
  const { remotes } = await readRegistry();
  expect(remotes.map(({ name }) => name).sort()).toEqual(remoteSettings.map(({ name }) => name));
  for (const { name, entry } of remotes) {
    const own = remoteSettings.find((remote) => remote.name === name)?.budget?.entryKb ?? Number.POSITIVE_INFINITY;
    const text = await (await request.get(entry)).text();
    expect(gzipSync(text).byteLength, name).toBeLessThanOrEqual(Math.min(remoteEntry, own * kB));
  }
});

/** A text of each library that stands once in every copy of it and survives minifying. */
const fingerprints: Record<string, RegExp> = {
  react: /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/g,
  'react-dom': /\.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/g,
  'the router': /You cannot render a <Router> inside another <Router>/g,
  'the query library': /No QueryClient set, use QueryClientProvider to set one/g,
  platform: /This component must be inside <HostProvider>/g,
  'shared-ui': /data-cookie-banner/g,
  'the federation runtime': /console\.warn\(`\[ Federation Runtime \]/g,
};

test('however many remotes a visitor sees, each shared library is there once', async ({ browser }) => {
  const { scripts } = await weighPage(browser, `${siteUnderTest().url}/`, async (page) => {
    await page.addInitScript(() => localStorage.setItem('cookiesRejected', 'true'));
    await page.evaluate(() => localStorage.setItem('cookiesRejected', 'true'));
    for (const path of ['/eventos', '/blog', article, '/admin/comments', '/login']) {
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, path);
      await page.waitForLoadState('networkidle');
    }
  });
  const all = [...scripts.values()];
  expect(
    [...scripts.keys()].filter((url) => url.includes('/mf/mf-')).length,
    'scripts of remotes',
  ).toBeGreaterThanOrEqual(6);
  for (const [library, text] of Object.entries(fingerprints)) {
    expect(all.flatMap((script) => script.match(text) ?? []).length, library).toBe(1);
  }
});
