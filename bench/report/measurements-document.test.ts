import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { parts } from '../parts.ts';
import type { BenchReport, MeasuredRow } from './bench-report.ts';
import { withReport } from './measurements-document.ts';
import { markdownTable } from './table.ts';

const row = (values: Partial<MeasuredRow>): MeasuredRow => ({
  name: 'reading',
  ratio: { median: 0.51234, least: 0.4, most: 12345.6 },
  goal: { atLeast: 0.5 },
  figures: {},
  ...values,
});

const report: BenchReport = {
  part: 'api',
  machine: {
    processors: '2 × Any',
    memory: 25,
    system: 'linux 6',
    node: 'v24.0.0',
    commit: 'abc',
    date: '2026-11-23T09:40:00.000Z',
    loadBefore: 0.1,
  },
  rounds: 5,
  seconds: 3,
  tables: [{ title: 'Reading', about: 'Against nothing.', rows: [row({})] }],
};

test('a table shows the ratio first, whether the goal is reached, and of each row the figures that it has', () => {
  const lines = markdownTable({
    rows: [row({ figures: { 'p99 ms': 1.2345 } }), row({ goal: { atMost: 0.5 }, figures: { 'answers/s': 31_000.4 } })],
  }).split('\n');
  const cells = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  assert.deepEqual(cells[0]?.slice(1, -1), ['', 'ratio (least–most)', 'goal', 'p99 ms', 'answers/s']);
  assert.deepEqual(cells[2]?.slice(1, -1), ['reading', '0.512 (0.4–12346)', '≥ 0.5 reached', '1.23', '']);
  assert.deepEqual(cells[3]?.slice(1, -1), ['reading', '0.512 (0.4–12346)', '≤ 0.5 **missed**', '', '31000']);
});

test('what was measured replaces what stood between the marks of its part, and nothing else', () => {
  const document = '# Before\n<!-- bench:api -->\nold\n<!-- /bench:api -->\n# After\n';
  const written = withReport(document, report);
  assert.match(written, /^# Before\n<!-- bench:api -->\n2026-11-23 09:40 UTC · abc · 2 × Any, 25 GB/);
  assert.match(written, /### Reading\n\nAgainst nothing\.\n\n\| {2}/);
  assert.match(written, /<!-- \/bench:api -->\n# After\n$/);
  assert.doesNotMatch(written, /old/);
  assert.equal(withReport(written, report), written);
});

test('a part without its marks is an error', () => {
  assert.throws(() => withReport('# Nothing', report), /<!-- bench:api -->/);
});

test('every part has its place in docs/measurements.md', async () => {
  const document = await readFile(join(import.meta.dirname, '..', '..', 'docs', 'measurements.md'), 'utf8');
  for (const part of Object.keys(parts)) assert.doesNotThrow(() => withReport(document, { ...report, part }), part);
});
