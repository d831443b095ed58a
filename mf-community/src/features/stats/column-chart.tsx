import { type StatDefinition, statDefinitions } from '@femcoders/contracts/stat-definitions';
import type { Stat, StatRow } from '@femcoders/contracts/stats';
import styles from './column-chart.module.css';
import { StatTable } from './stat-table.tsx';
import { rowName, shortRowName, valueText } from './stat-words.ts';

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

/** The last column of a statistic by months, which is what it is about, as columns over time. */
export function ColumnChart({ stat, rows, withTable = false }: ChartProps) {
  const { columns, title }: StatDefinition = statDefinitions[stat.id];
  const shown = columns.length - 1;
  const unit = columns[shown]?.unit ?? 'count';
  const shownValue = ({ values }: StatRow) => values[shown] ?? 0;
  const most = Math.max(...rows.map(shownValue));
  const highest = rows.find((row) => shownValue(row) === most);
  const summary = highest && `${title}: lo más alto, ${valueText(most, unit)}, en ${rowName(highest)}.`;
  return (
    <figure className={styles.figure} aria-label={title}>
      <div className={styles.plot}>
        <p className={styles.scale} aria-hidden="true">
          <span>{valueText(most, unit)}</span>
          <span>0</span>
        </p>
        <svg
          role="img"
          aria-label={`${summary} Todos los números están en la tabla.`}
          viewBox={`0 0 ${Math.max(rows.length, leastColumns) * columnWidth} ${height}`}
          preserveAspectRatio="none"
        >
          {rows.map((row, at) => {
            const size = most > 0 ? (shownValue(row) / most) * height : 0;
            return (
              <rect key={row.from} x={at * columnWidth + 1.5} y={height - size} width={columnWidth - 3} height={size}>
                <title>{`${rowName(row)}: ${valueText(shownValue(row), unit)}`}</title>
              </rect>
            );
          })}
        </svg>
      </div>
      <Axis rows={rows} />
      <StatTable stat={stat} rows={rows} open={withTable} />
    </figure>
  );
}

/** The name of each of few columns below it; of many those of the first, the middle one and the last. */
function Axis({ rows }: { rows: readonly StatRow[] }) {
  const few = rows.length <= leastColumns;
  const last = rows.length - 1;
  const places = few ? Array.from({ length: leastColumns }, (_, at) => at) : [0, Math.floor(last / 2), last];
  return (
    <p className={`${styles.axis} ${few ? styles.each : ''}`} aria-hidden="true">
      {places.map((at) => {
        const row = rows[at];
        return <span key={at}>{row && shortRowName(row)}</span>;
      })}
    </p>
  );
}
