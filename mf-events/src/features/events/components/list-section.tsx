import type { RemoteData } from '@femcoders/kit/data/remote-data';
import { classNames, ErrorState, LoadingPanot } from '@femcoders/shared-ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './list-section.module.css';

interface ListSectionProps {
  title: string;
  /** Next to the title, while there is a list. */
  aside?: ReactNode;
  list: RemoteData<object>;
  /** Without JavaScript, the address that asks for the list again. */
  retryHref: string;
  /** Other than the list itself, what a retry asks for. */
  onRetry?: () => void;
  /** The list's page: when the reader turns it, the title takes the focus, for there the new page begins. */
  page?: number;
  /** Its words for the loading and the error state; without them those for events (spec section 8). */
  texts?: typeof eventTexts;
  className?: string | undefined;
  children: ReactNode;
}

const eventTexts = {
  loading: 'Cargando eventos inspiradores...',
  failed: 'Error loading events. Please try again later.',
  comfort: 'No hemos podido cargar estos eventos. El resto de la página sigue funcionando.',
};

/** A list under its title, or its loading or error state; both, where what came before stays and could not be renewed. */
export function ListSection({
  title,
  aside,
  list,
  retryHref,
  onRetry,
  page,
  texts = eventTexts,
  className,
  children,
}: ListSectionProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const retried = useRef(false);
  const shownPage = useRef(page);
  const isUpToDate = list.state === 'ready' && !list.notRenewed;

  useEffect(() => {
    const arrivedAfterRetry = retried.current && isUpToDate;
    const turned = shownPage.current !== page;
    shownPage.current = page;
    if (arrivedAfterRetry) retried.current = false;
    if (!arrivedAfterRetry && !turned) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [isUpToDate, page]);

  function retry() {
    retried.current = true;
    list.retry();
    onRetry?.();
  }

  return (
    <section
      className={classNames('wrap', styles.section, className)}
      aria-labelledby={headingId}
      aria-busy={list.busy}
    >
      <div className={styles.head}>
        <h2 id={headingId} ref={heading} tabIndex={-1} className="landing">
          {title}
        </h2>
        {list.state === 'ready' && aside}
      </div>
      {/* Not the kit's `Loaded`, which shows one of its states: what came before may stay next to what has failed. */}
      {list.state === 'loading' && <LoadingPanot label={texts.loading} />}
      {list.state === 'ready' && children}
      {/* Below what stays: that does not jump. */}
      {(list.state === 'failed' || list.notRenewed) && (
        <div className={list.notRenewed ? styles.below : undefined}>
          <ErrorState title={texts.failed} onRetry={retry} retryHref={retryHref} busy={list.busy}>
            {list.notRenewed ? 'Lo que ves puede haber cambiado desde que lo cargamos.' : texts.comfort}
          </ErrorState>
        </div>
      )}
    </section>
  );
}
