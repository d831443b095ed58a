import { join } from 'node:path';
import { compileHint } from '@femcoders/build/compile-hint-plugin';
import { readRegistry } from '../api.ts';
import { describeColdLoads, loadManyCold } from '../many-cold-loads.ts';
import { siteUnderTest } from '../site-under-test.ts';
import { expect, test, untilLive } from '../visitor.ts';

test('a few cold visits over a poor connection on a slow phone all become interactive', async ({ browser }, {
  outputDir,
}) => {
  test.setTimeout(180_000);
  const table = await loadManyCold(browser, {
    address: `${siteUnderTest().url}/recursos/css/css-grid`,
    loads: 6,
    parallel: 1,
    traces: join(outputDir, 'traces'),
  });
  console.log(describeColdLoads(table));
  expect(table.failed).toBe(0);
});

test('the main script asks to be compiled while it arrives, with any comments of the build', async ({ request }) => {
  const { shell } = await readRegistry();
  const text = await (await request.get(shell.entry)).text();
  expect(text.split('\n', 1)[0]).toBe(compileHint);
});

test('whichever script of a page fails to arrive once, the page becomes interactive all the same', async ({
  browser,
  page,
}) => {
  test.setTimeout(120_000);
  const address = `${siteUnderTest().url}/recursos/css/css-grid`;
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto(address);
  await untilLive(page);
  expect(scripts.size).toBeGreaterThanOrEqual(4);

  for (const script of scripts) {
    const context = await browser.newContext();
    const unlucky = await context.newPage();
    let failed = 0;
    // The first request is the document's own: a browser may hold its failure against the next.
    await unlucky.route(script, (route) => (failed++ === 0 ? route.abort() : route.continue()));
    await unlucky.goto(address);
    await untilLive(unlucky);
    expect(failed, script).toBeGreaterThan(0);
    // A loader would wait for the tag of a script that has failed already.
    await expect(unlucky.locator('script[async]')).toHaveCount(0);
    await context.close();
  }
});
