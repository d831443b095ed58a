import { join } from 'node:path';
import { describeColdLoads, loadManyCold } from '../many-cold-loads.ts';
import { siteUnderTest } from '../site-under-test.ts';
import { expect, test } from '../visitor.ts';

/** As many as it took to find what happened to two in four hundred; a run that has less time says how many. */
const loads = Number(process.env.COLD_LOADS ?? 500);

test(`${loads} cold visits over a poor connection on a slow phone all become interactive`, async ({ browser }, {
  outputDir,
}) => {
  const table = await loadManyCold(browser, {
    address: `${siteUnderTest().url}/recursos/css/css-grid`,
    loads,
    parallel: 2,
    traces: join(outputDir, 'traces'),
  });
  console.log(describeColdLoads(table));
  expect(table.failed).toBe(0);
});
