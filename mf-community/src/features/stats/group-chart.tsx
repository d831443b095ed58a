import { type StatDefinition, statDefinitions } from '@femcoders/contracts/stat-definitions';
import type { StatRow } from '@femcoders/contracts/stats';
import type { ChartProps } from './column-chart.tsx';
import styles from './group-chart.module.css';
import { StatTable } from './stat-table.tsx';
import { valueText } from './stat-words.ts';

/** Groups as bars: how many, or, where a statistic has two measures of each, from one to the other. */
export function GroupChart({ stat, rows, withTable = false }: ChartProps) {
  const { columns, title }: StatDefinition = statDefinitions[stat.id];
  const isRange = columns.length > 2;
  const unit = columns.at(-1)?.unit;
  const ends = ({ values }: StatRow) => (isRange ? [values.at(-2) ?? 0, values.at(-1) ?? 0] : [0, values[0] ?? 0]);
  const most = Math.max(...rows.map((row) => ends(row)[1] ?? 0), 1);
  return (
    <figure className="shrinks" aria-label={title}>
      <ul className={`stack gap-16 ${styles.bars}`}>
        {rows.map((row) => {
          const [low = 0, high = 0] = ends(row);
          return (
            <li key={row.group}>
              <span>{row.group}</span>
              <b>{isRange ? `${valueText(low)}–${valueText(high, unit)}` : valueText(high, unit)}</b>
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles.ground} width="100" height="1" />
                <rect x={(low / most) * 100} width={((high - low) / most) * 100} height="1" />
              </svg>
            </li>
          );
        })}
      </ul>
      <StatTable stat={stat} rows={rows} open={withTable} />
    </figure>
  );
}
