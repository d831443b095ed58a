// `npm run costs`: sends every public route of the API its costliest request, and says how many milliseconds the thread
// was at it that answers everybody. It fails where one request takes more than 50. Rows of the policy table as words
// ask only those.
import { measureCosts } from '@femcoders/api/testing/costs/measure-costs';
import { fuzzRegistry } from './fuzz-registry.ts';

/** The main thread's, for one request of anybody, in ms. */
const most = 50;

// The throw-away PostgreSQL is waited for without anything that keeps a process alive.
const alive = setInterval(() => {}, 1_000);
const only = process.argv.slice(2);
console.log('    ms  status  asked  route, and its dearest request');
const costs = await measureCosts({
  surroundings: fuzzRegistry,
  ...(only.length > 0 && { only }),
  onRoute: ({ ms, status, tried, row, what }) =>
    console.log(
      `${ms.toFixed(1).padStart(6)}  ${String(status).padStart(6)}  ${String(tried).padStart(5)}  ${row}: ${what}`,
    ),
});
const dear = costs.filter(({ ms }) => ms > most);
console.log(`${costs.length} routes, ${dear.length} above ${most} ms.`);
clearInterval(alive);
process.exitCode = dear.length > 0 ? 1 : 0;
