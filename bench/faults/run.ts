// npm run faults: causes what can go wrong, on real sites with real processes, and shows what came of it.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { everyFault } from '@femcoders/e2e/faults/every-fault.ts';
import type { FaultOutcome } from '@femcoders/e2e/faults/fault.ts';
import { kept, writeResults } from './results.ts';
import { tableOf } from './table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string' }, write: { type: 'boolean' } },
});
const known = everyFault.map(({ name }) => name);
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0 || !/^[1-9]\d{0,3}$/.test(values.times ?? '1')) {
  console.error(`Uso: npm run faults -- [${known.join(' ')}] [--times 5] [--write]`);
  process.exit(2);
}

// Built once for all of them.
process.env.RELEASES_DIR ??= join(tmpdir(), 'femcoders-fault-releases');

const outcomes: FaultOutcome[] = [];
for (const fault of everyFault.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  const times = Number(values.times ?? fault.usualTimes);
  outcomes.push(await kept(() => fault.run({ times, say: console.log })));
}
console.log(tableOf(outcomes));
if (values.write) await writeResults(known);
process.exitCode = outcomes.some(({ flaws }) => flaws.length > 0) ? 1 : 0;
