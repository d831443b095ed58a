import { isReached, type MeasuredRow, type MeasuredTable } from './bench-report.ts';

/** A table as Markdown: it reads in a terminal, too. The ratio comes first, since only that holds on another machine. */
export function markdownTable({ rows }: Pick<MeasuredTable, 'rows'>): string {
  const columns = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))];
  const lines = [
    ['', 'ratio (least–most)', 'goal', ...columns],
    ...rows.map((row) => [
      row.name,
      ratioOf(row),
      goalOf(row),
      ...columns.map((column) => numberOf(row.figures[column])),
    ]),
  ];
  const widths = (lines[0] ?? []).map((_, column) => Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)));
  const written = lines.map(
    (line) =>
      `| ${line.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [written[0], rule, ...written.slice(1)].join('\n');
}

function ratioOf({ ratio }: MeasuredRow): string {
  if (!ratio) return '';
  const { median, least, most } = ratio;
  return `${numberOf(median)} (${numberOf(least)}–${numberOf(most)})`;
}

function goalOf(row: MeasuredRow): string {
  if (!row.goal) return '';
  const wanted = 'atLeast' in row.goal ? `≥ ${row.goal.atLeast}` : `≤ ${row.goal.atMost}`;
  const reached = isReached(row);
  return reached === null ? wanted : `${wanted} ${reached ? 'reached' : '**missed**'}`;
}

/** Three digits that say something. */
function numberOf(value: number | undefined): string {
  if (value === undefined) return '';
  if (Math.abs(value) >= 100) return String(Math.round(value));
  return String(Number(value.toPrecision(3)));
}
