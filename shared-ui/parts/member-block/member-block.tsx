import { ErrorState, Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import styles from './member-block.module.css';

export interface MemberBlockProps {
  /** Of the heading: unique on the page, and where links lead to. */
  id: string;
  title: string;
  /** Next to the title: how many, how far. */
  note?: ReactNode;
  /** Whether its content has not arrived yet. */
  pending?: boolean;
  /** Its content could not be loaded. */
  failure?: { title: string; onRetry: () => void; busy: boolean } | undefined;
  children?: ReactNode;
}

/**
 * A block of a member's page: its heading on the page's line, and below it what it holds, what is missing, or why. While
 * it waits, its outermost `div` says so by `aria-busy`: the page then holds back for a moment what stands below.
 */
export function MemberBlock({ id, title, note, pending = false, failure, children }: MemberBlockProps) {
  return (
    <section className={styles.block} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1} className="landing">
          {title}
        </h2>
        {note && !pending && !failure && <p className="quiet">{note}</p>}
      </div>
      {pending ? (
        <div className={styles.waiting} aria-busy="true">
          <VisuallyHidden>Cargando…</VisuallyHidden>
          <Skeleton lines={4} />
        </div>
      ) : failure ? (
        <ErrorState title={failure.title} onRetry={failure.onRetry} busy={failure.busy} />
      ) : (
        children
      )}
    </section>
  );
}
