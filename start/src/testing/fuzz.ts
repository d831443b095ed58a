// `npm run fuzz`: asks every route of the API what nobody should ask, as everybody, and says what it should not have
// answered. `--requests=100000 --seed=7` by default; rows of the policy table as words try only those.
import { parseArgs } from 'node:util';
import { printReport } from '@femcoders/api/testing/fuzz/print-report';
import { runFuzz } from '@femcoders/api/testing/fuzz/run-fuzz';
import { fuzzRegistry } from './fuzz-registry.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const [requests, seed] = [Number(values.requests), Number(values.seed)];
const every = 10_000;
// The throw-away PostgreSQL is waited for without anything that keeps a process alive.
const alive = setInterval(() => {}, 1_000);
console.log(`Seed ${seed}, ${requests} calls.`);
const startedAt = performance.now();
const report = await runFuzz({
  requests,
  seed,
  environment: fuzzRegistry,
  ...(positionals.length > 0 && { only: positionals }),
  onProgress: (done) => {
    if (done % every === 0) console.log(`${done} calls in ${Math.round((performance.now() - startedAt) / 1000)} s.`);
  },
});
for (const line of printReport(report)) console.log(line);
clearInterval(alive);
process.exitCode = report.faults.length + report.broken.length > 0 ? 1 : 0;
