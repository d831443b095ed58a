import { statFactDefinitions } from '@femcoders/contracts/stat-definitions';
import type { Stats } from '@femcoders/contracts/stats';
import styles from './facts.module.css';
import { valueText } from './stat-words.ts';

/** The figures that are one number; those that would tell of too few are left out. */
export function Facts({ facts }: { facts: Stats['facts'] }) {
  const known = facts.filter(({ value }) => value !== null);
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(({ id, value }) => {
        const { title, how, unit } = statFactDefinitions[id];
        return (
          <div key={id} className="cut">
            <dt>{title}</dt>
            <dd className={styles.value}>{valueText(value ?? 0, unit)}</dd>
            <dd className={styles.how}>{how}</dd>
          </div>
        );
      })}
    </dl>
  );
}
