// npm run faults: brings about what can go wrong, on real sites with real processes, and shows what came of it.
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { everyFault } from './every-fault.ts';
import type { FaultOutcome } from './fault.ts';
import { tableOf } from './table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string' }, json: { type: 'string' } },
});
const known = everyFault.map(({ name }) => name);
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0 || !/^[1-9]\d{0,3}$/.test(values.times ?? '1')) {
  console.error(`Uso: npm run faults -- [${known.join(' ')}] [--times 5] [--json resultado.json]`);
  process.exit(2);
}

// Built once for all of them.
process.env.RELEASES_DIR ??= join(tmpdir(), 'femcoders-fault-releases');

const outcomes: FaultOutcome[] = [];
for (const fault of everyFault.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  outcomes.push(await fault.run({ times: Number(values.times ?? fault.usualTimes), say: console.log }));
}
console.log(tableOf(outcomes));
if (values.json) await writeFile(values.json, `${JSON.stringify(outcomes, null, 2)}\n`);
process.exitCode = outcomes.some(({ flaws }) => flaws.length > 0) ? 1 : 0;
