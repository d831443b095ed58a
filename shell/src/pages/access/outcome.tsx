import { type ReactNode, useEffect, useRef } from 'react';
import styles from './access.module.css';
import { AccessFrame } from './access-frame.tsx';

/** Renders the message in a form's place once it is done, or cannot be. Its heading takes the focus. */
export function Outcome({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <AccessFrame title={title} headingRef={heading}>
      <div className={styles.outcome}>{children}</div>
    </AccessFrame>
  );
}
