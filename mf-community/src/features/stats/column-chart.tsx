import { type StatDefinition, statDefinitions } from '@femcoders/contracts/stat-definitions';
import type { Stat, StatRow } from '@femcoders/contracts/stats';
import styles from './column-chart.module.css';
import { StatTable } from './stat-table.tsx';
import { monthsOf, rowName, shortRowName, valueText } from './stat-words.ts';

export interface ChartProps {
  stat: Stat;
  /** The rows that are shown. */
  rows: readonly StatRow[];
  /** Whether the table stands open below. */
  withTable?: boolean;
}

/** Width of a column with its gap, and height of the highest, in units of the drawing. */
const columnWidth = 10;
const height = 100;
/** Fewer columns are no wider than these, and so many have room for their names below them. */
const leastColumns = 4;

/**
 * The last column of a statistic by months, which is what it is about, as columns over time. Every month is as wide as
 * any other: a run of months is so many times as wide, and as high as what falls on one of them.
 */
export function ColumnChart({ stat, rows, withTable = false }: ChartProps) {
  const { columns, title }: StatDefinition = statDefinitions[stat.id];
  const shown = columns.length - 1;
  const unit = columns[shown]?.unit ?? 'count';
  const shownValue = ({ values }: StatRow) => values[shown] ?? 0;
  const spreads = !columns[shown]?.isMedian && rows.some((row) => monthsOf(row) > 1);
  const heightOf = (row: StatRow) => (spreads ? shownValue(row) / monthsOf(row) : shownValue(row));
  const most = Math.max(...rows.map(heightOf));
  const highest = rows.find((row) => heightOf(row) === most);
  const mostText = valueText(most, unit) + (spreads ? ' al mes' : '');
  const summary = highest && `${title}: lo más alto, ${mostText}, en ${rowName(highest)}.`;
  const bars = rows.map((row, at) => ({
    row,
    months: monthsOf(row),
    before: rows.slice(0, at).reduce((sum, earlier) => sum + monthsOf(earlier), 0),
    size: most > 0 ? (heightOf(row) / most) * height : 0,
  }));
  const months = bars.reduce((sum, bar) => sum + bar.months, 0);
  return (
    <figure className={styles.figure} aria-label={title}>
      <div className={styles.plot}>
        <p className={styles.scale} aria-hidden="true">
          <span>{mostText}</span>
          <span>0</span>
        </p>
        <svg
          role="img"
          aria-label={`${summary} Todos los números están en la tabla.`}
          viewBox={`0 0 ${Math.max(months, leastColumns) * columnWidth} ${height}`}
          preserveAspectRatio="none"
        >
          {bars.map(({ row, months, before, size }) => (
            <rect
              key={row.from}
              x={before * columnWidth + 1.5}
              y={height - size}
              width={months * columnWidth - 3}
              height={size}
            >
              <title>{`${rowName(row)}: ${valueText(shownValue(row), unit)}`}</title>
            </rect>
          ))}
        </svg>
      </div>
      <Axis rows={rows} />
      <StatTable stat={stat} rows={rows} open={withTable} />
    </figure>
  );
}

/** The first month and the last; of few columns of one month each, all. */
function Axis({ rows }: { rows: readonly StatRow[] }) {
  const few = rows.length <= leastColumns && rows.every((row) => monthsOf(row) === 1);
  const [first, last] = [rows[0], rows.at(-1)];
  const names = few
    ? Array.from({ length: leastColumns }, (_, at) => rows[at] && shortRowName(rows[at]))
    : [
        first && shortRowName({ ...first, to: first.from }),
        last && last.to !== first?.from && shortRowName({ ...last, from: last.to }),
      ];
  return (
    <p className={`${styles.axis} ${few ? styles.each : ''}`} aria-hidden="true">
      {names.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places that never move
        <span key={at}>{name}</span>
      ))}
    </p>
  );
}
