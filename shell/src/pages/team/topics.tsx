import { Tag } from '@femcoders/shared-ui';
import styles from './topics.module.css';

/** What somebody likes to talk about. */
export function Topics({ of, topics }: { of: string; topics: string[] }) {
  if (topics.length === 0) return null;
  return (
    <ul className={styles.topics} aria-label={`Temas de ${of}`}>
      {topics.map((topic) => (
        <li key={topic}>
          <Tag tone="outline">{topic}</Tag>
        </li>
      ))}
    </ul>
  );
}
