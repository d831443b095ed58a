import { useEffect, useRef } from 'react';
import type { Question } from '../quiz.ts';
import { RichTextView } from './rich-text-view.tsx';
import styles from './verdict.module.css';

/** How an answer was, and why. It takes the focus, so that it is heard first and read from there. */
export function Verdict({ question, right }: { question: Question; right: boolean }) {
  const self = useRef<HTMLHeadingElement>(null);
  useEffect(() => self.current?.focus(), []);
  const { why, learn } = question;
  return (
    <div className={`cut ${styles.verdict} ${right ? styles.right : styles.wrong}`}>
      <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden="true">
        <path d="M8 0h16l8 8v16l-8 8H8l-8-8V8Z" />
        <path d={right ? 'm9 16.5 5 5 9-10' : 'M16 8v10m0 4.5v2'} />
      </svg>
      <div>
        <h3 ref={self} tabIndex={-1} className={`landing ${styles.title}`} aria-describedby="por-que">
          {right ? 'Correcto.' : 'No del todo:'}
        </h3>
        <p id="por-que">
          <RichTextView text={why} />
          {!right && (
            <>
              {' '}
              Repásalo en <a href={learn.href}>{learn.title}</a>.
            </>
          )}
        </p>
      </div>
    </div>
  );
}
