import { type ReactNode, useId } from 'react';
import styles from './event-section.module.css';

/** One subject of an event's page under its title. */
export function EventSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`stack gap-24 shrinks breaks ${styles.section}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
