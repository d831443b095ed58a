import type { Check, CheckResult } from '../check.ts';
import styles from './task-list.module.css';

interface TaskListProps {
  checks: readonly Check[];
  /** Of the reader's code; null while there is nothing to say. */
  results: readonly CheckResult[] | null;
}

/** Renders what a task asks for, as far as it is said in words, and how far the reader has come. */
export function TaskList({ checks, results }: TaskListProps) {
  const asked = checks.flatMap(({ says }, index) => (says ? [{ says, isDone: results?.[index]?.ok === true }] : []));
  if (asked.length === 0) return null;
  return (
    <ul className={styles.list}>
      {asked.map(({ says, isDone }) => (
        <li key={says}>
          <svg viewBox="0 0 20 20" aria-hidden="true" className={isDone ? styles.done : undefined}>
            <path d={isDone ? 'm3 10.5 5 5 9-11' : 'M6 3h8l3 3v8l-3 3H6l-3-3V6Z'} />
          </svg>
          <span>
            {says}
            {isDone && <span className="visually-hidden"> (conseguido)</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
