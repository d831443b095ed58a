// Compares the site with something else in the same run: `npm run bench -- api memory --write`. docs/measurements.md
// says what is measured, and how to read it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BenchContext } from './bench-part.ts';
import { parts } from './parts.ts';
import type { BenchReport } from './report/bench-report.ts';
import { describeMachine } from './report/machine.ts';
import { writeDocument } from './report/measurements-document.ts';
import { keepReport } from './report/results.ts';
import { markdownTable } from './report/table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    /** Small amounts and one short round, to see that it works: nothing is kept. */
    quick: { type: 'boolean', default: false },
    /** Puts the tables into docs/measurements.md. */
    write: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
// What the parts start takes all its settings from them.
process.env.NODE_ENV = 'production';

const names = positionals.length > 0 ? positionals : Object.keys(parts);
const reports: BenchReport[] = [];
for (const name of names) {
  const report = await runPart(name);
  for (const { title, about, rows } of report.tables) {
    console.log(`\n${title}\n${about}\n\n${markdownTable({ rows })}`);
  }
  if (values.quick) continue;
  await keepReport(report);
  reports.push(report);
}
if (values.write) await writeDocument(reports);

async function runPart(name: string): Promise<BenchReport> {
  const machine = describeMachine();
  const began = performance.now();
  const say = (line: string) =>
    console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${name}: ${line}`);
  const folder = await mkdtemp(join(tmpdir(), `femcoders-bench-${name}-`));
  const closers: (() => Promise<unknown>)[] = [];
  const context: BenchContext = {
    folder,
    rounds: values.quick ? 1 : Number(values.rounds),
    seconds: values.quick ? 1 : Number(values.seconds),
    quick: values.quick,
    say,
    onEnd: (close) => void closers.push(close),
  };
  const { rounds, seconds } = context;
  try {
    const part = await parts[name]?.();
    if (!part) throw new Error(`There is no part ${name}.`);
    return { part: name, machine, rounds, seconds, tables: await part.run(context) };
  } finally {
    for (const close of closers.toReversed()) await close();
    await rm(folder, { recursive: true, force: true });
  }
}
