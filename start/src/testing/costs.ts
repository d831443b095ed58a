// `npm run costs`: sends every public route of the API and of the pages its costliest request, and says how many milliseconds
// the thread was at it that answers everybody. It fails where one request takes more than 50. Rows of the policy table as
// words ask only those of the API, `pages` only the pages.
import { parseArgs } from 'node:util';
import type { RouteCost } from '@femcoders/api/testing/costs/cost-meter';
import { measureCosts } from '@femcoders/api/testing/costs/measure-costs';
import { fuzzRegistry } from './fuzz-registry.ts';
import { measurePageCosts } from './page-costs.ts';
import { wholeReleases } from './whole-releases.ts';

// React decides by this, when a release is imported, whether it watches over itself, which takes longer.
process.env.NODE_ENV ??= 'production';

/** The main thread's, for one request of anybody, in ms. */
const most = 50;

function print({ ms, status, tried, row, what }: RouteCost): void {
  console.log(
    `${ms.toFixed(1).padStart(6)}  ${String(status).padStart(6)}  ${String(tried).padStart(5)}  ${row}: ${what}`,
  );
}

// The throw-away PostgreSQL is waited for without anything that keeps a process alive.
const alive = setInterval(() => {}, 1_000);
const { positionals: only } = parseArgs({ allowPositionals: true });
const rows = only.filter((word) => word !== 'pages');
console.log('    ms  status  asked  route, and its dearest request');
const costs: RouteCost[] = [];
if (only.length === 0 || only.includes('pages')) costs.push(...(await measurePageCosts(print)));
if (only.length === 0 || rows.length > 0) {
  costs.push(
    ...(await measureCosts({
      ...{ environment: fuzzRegistry, wholes: wholeReleases, onRoute: print },
      ...(rows.length > 0 && { only: rows }),
    })),
  );
}
const dear = costs.filter(({ ms }) => ms > most);
console.log(`${costs.length} routes, ${dear.length} above ${most} ms.`);
clearInterval(alive);
process.exitCode = dear.length > 0 ? 1 : 0;
