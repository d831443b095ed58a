import type { TalkSummary } from '@femcoders/contracts/talk';
import { TalkCard } from './talk-card.tsx';
import styles from './talk-grid.module.css';

/** Talks next to each other. */
export function TalkGrid({ talks, level }: { talks: readonly TalkSummary[]; level: 'h2' | 'h3' }) {
  return (
    <ul className={styles.grid}>
      {talks.map((talk) => (
        <li key={talk.id}>
          <TalkCard talk={talk} level={level} />
        </li>
      ))}
    </ul>
  );
}
