import { inDigits } from '@femcoders/contracts/spanish-count';
import { share } from '../figure-words.ts';
import type { Tally } from '../panel.ts';
import styles from './tally-table.module.css';

/** How many of each kind, every number with its bar. */
export function TallyTable({ tally: { caption, rows, whole } }: { tally: Tally }) {
  const total = whole ?? rows.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  if (rows.length === 0) return <p className="quiet smallest">{caption}: ninguno.</p>;
  return (
    <table className={`numbers ${styles.table}`}>
      <caption className="smallest">{caption}</caption>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={styles.bar} aria-hidden="true">
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * count) / most} height="8" />
              </svg>
            </td>
            <td>{inDigits(count)}</td>
            <td className="quiet unbroken">{count > 0 && share(count, total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
