import { statDefinitions } from '@femcoders/contracts/stat-definitions';
import type { Stat } from '@femcoders/contracts/stats';
import { Link } from '@femcoders/platform';
import { type Period, statPath } from './stat-address.ts';
import { StatChart } from './stat-chart.tsx';
import styles from './stat-section.module.css';
import { rowName, rowsOf, valueText } from './stat-words.ts';

/** A statistic on the page of all: its sum, its chart, and the way to its own page. */
export function StatSection({ stat, period, until }: { stat: Stat; period: Period; until: string }) {
  const { title, how, by, columns } = statDefinitions[stat.id];
  const rows = rowsOf(stat.rows, period, until);
  const sum = rows.reduce((total, { values }) => total + (values[0] ?? 0), 0);
  const first = rows[0];
  return (
    <section className={styles.stat} aria-labelledby={stat.id}>
      <h3 id={stat.id}>
        <Link to={statPath(stat.id)}>{title}</Link>
      </h3>
      {first ? (
        <>
          <p className={`quiet ${styles.sum}`}>
            <b>{valueText(sum)}</b> {columns[0].name.toLowerCase()}
            {by === 'months' && <span> desde {rowName({ ...first, to: first.from })}</span>}
          </p>
          <StatChart stat={stat} rows={rows} />
        </>
      ) : (
        <p className={styles.nothing}>
          En los últimos doce meses aún no hay datos suficientes para mostrar esto sin identificar a nadie.
        </p>
      )}
      <p className={styles.how}>{how}</p>
    </section>
  );
}
