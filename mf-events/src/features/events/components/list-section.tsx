import { ErrorState, LoadingPanot } from '@femcoders/shared-ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { EventList } from '../api/event-list.ts';
import styles from './list-section.module.css';

interface ListSectionProps {
  title: string;
  /** Beside the title, while there is a list. */
  aside?: ReactNode;
  list: EventList;
  /** Without JavaScript, the address that asks for the list again. */
  retryHref: string;
  /** Other than the list itself, what a retry asks for. */
  onRetry?: () => void;
  /** The list's page: when the reader turns it, the title takes the focus, for there the new page begins. */
  page?: number;
  children: ReactNode;
}

/** A list of events under its title, or its loading or error state with the texts of spec section 8. */
export function ListSection({ title, aside, list, retryHref, onRetry, page, children }: ListSectionProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const retried = useRef(false);
  const shownPage = useRef(page);

  useEffect(() => {
    const arrivedAfterRetry = retried.current && list.state === 'ready';
    const turned = shownPage.current !== page;
    shownPage.current = page;
    if (arrivedAfterRetry) retried.current = false;
    if (!arrivedAfterRetry && !turned) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [list.state, page]);

  function retry() {
    retried.current = true;
    list.retry();
    onRetry?.();
  }

  return (
    <section className={`wrap ${styles.section}`} aria-labelledby={headingId} aria-busy={list.busy}>
      <div className={styles.head}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {list.state === 'ready' && aside}
      </div>
      {list.state === 'loading' && <LoadingPanot label="Cargando eventos inspiradores..." />}
      {list.state === 'failed' && (
        <ErrorState
          title="Error loading events. Please try again later."
          onRetry={retry}
          retryHref={retryHref}
          busy={list.busy}
        >
          No hemos podido cargar estos eventos. El resto de la página sigue funcionando.
        </ErrorState>
      )}
      {list.state === 'ready' && children}
    </section>
  );
}
