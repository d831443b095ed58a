import { useEffect, useRef } from 'react';
import styles from './error-summary.module.css';

export interface ErrorSummaryProps {
  title: string;
  problems: { field: string; message: string }[];
}

/**
 * Returns the problems that keep a form from being sent, with a link to each field. Takes the focus whenever the problems
 * change.
 */
export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list of problems is a new announcement
  useEffect(() => summary.current?.focus(), [problems]);

  return (
    <div ref={summary} className={`cut ${styles.summary}`} tabIndex={-1} role="alert">
      <p className={styles.title}>{title}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ field, message }) => (
            <li key={field}>
              <a
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(field)?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
