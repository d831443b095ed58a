import type { AdminFigures } from '@femcoders/contracts/admin-figures';
import { separatorFor, toCsv } from '@femcoders/contracts/csv';
import { panelsOf } from './figure-panels.ts';

/** Everything that the page shows, one number a line: what it is of, its first day when it has one, and how much. */
export function figuresCsv(figures: AdminFigures): string {
  const rows = panelsOf(figures).flatMap(({ title, facts, chart, tallies, wideTally }) => [
    ...facts.map(({ label, value }) => [title, label, '', value]),
    ...chart.series.flatMap(({ name, counts }) =>
      counts.map((count, i) => [title, `${chart.caption}: ${name}`, figures.steps[i] ?? '', count]),
    ),
    ...[...tallies, ...(wideTally ? [wideTally] : [])].flatMap(({ caption, rows: kinds }) =>
      kinds.map(({ name, count }) => [title, `${caption}: ${name}`, '', count]),
    ),
  ]);
  return toCsv([['Apartado', 'Cifra', 'Desde', 'Valor'], ...rows], separatorFor(navigator.language));
}
