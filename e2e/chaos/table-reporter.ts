import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type Cell, cellNote, impossible } from './cells.ts';

interface Line extends Cell {
  held: boolean;
}

/** Prints what every fault cost the reader: a line for each remote, fault and place. */
export default class TableReporter implements Reporter {
  /** By title, so that a second attempt stands in for the first. */
  readonly #lines = new Map<string, Line[]>();

  onTestEnd(test: TestCase, { status, annotations, error }: TestResult): void {
    const key = test.titlePath().join(' › ');
    if (test.parent.project()?.name !== 'chaos' || status === 'skipped') return;
    const held = status === test.expectedStatus;
    const lines = annotations
      .filter(({ type }) => type === cellNote)
      .map(({ description = '{}' }) => ({ ...(JSON.parse(description) as Cell), held: true }));
    if (!held) {
      const [remote = '', fault = '', where = ''] = test.titlePath().at(-1)?.split(' · ') ?? [];
      const saw = `FALLA: ${error?.message?.split('\n', 1)[0] ?? status}`;
      lines.push({ remote, fault, where: where as Cell['where'], saw, recovered: '–', held });
    }
    this.#lines.set(key, lines);
  }

  onEnd({ status }: FullResult): void {
    const tried = [...this.#lines.values()].flat();
    if (tried.length === 0) return;
    const remotes = [...new Set(tried.map(({ remote }) => remote))];
    const rest = remotes.flatMap((remote) =>
      impossible.map((cell) => ({ ...cell, remote, recovered: '–', held: true })),
    );
    const lines = [...tried, ...rest].sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
    const head = ['remote', 'fault', 'where', 'what the reader saw', 'recovered after'];
    const rows = [
      head,
      ...lines.map(({ remote, fault, where, saw, recovered }) => [remote, fault, where, saw, recovered]),
    ];
    const widths = head.map((_, column) => Math.min(90, Math.max(...rows.map((row) => row[column]?.length ?? 0))));
    console.log(
      `\n${rows
        .map((row) =>
          row
            .map((text, column) => text.padEnd(widths[column] ?? 0))
            .join('  ')
            .trimEnd(),
        )
        .join('\n')}`,
    );
    const failed = lines.filter(({ held }) => !held).length;
    console.log(`\n${lines.length} cells, ${failed} failed (${status})`);
  }
}

const keyOf = ({ remote, fault, where }: Cell) => [remote, fault, where].join(' ');
