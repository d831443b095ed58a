import { ApiError, Link, useQuery } from '@femcoders/platform';
import { EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import { useRef } from 'react';
import { NoPermission } from '../../layout/access.tsx';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { eventFeedsQuery } from '../event-feeds.ts';
import { everyWords } from '../feed-words.ts';
import styles from './event-feeds.module.css';
import { FeedEntry } from './feed-entry.tsx';
import { FeedForm } from './feed-form.tsx';

/** Where events are imported from, how that goes, and the way to add a calendar. */
export function EventFeeds() {
  const api = useAdminApi();
  const intro = useRef<HTMLParagraphElement>(null);
  const { data, error, isFetching, refetch } = useQuery(eventFeedsQuery(api));

  return (
    <div className={styles.page}>
      <p>
        <Link to="/admin/eventos" className={styles.back}>
          ← Volver a los eventos
        </Link>
      </p>
      {error instanceof ApiError && error.status === 403 && <NoPermission />}
      {error && !data && !(error instanceof ApiError && error.status === 403) && (
        <ErrorState title="No hemos podido cargar las fuentes" busy={isFetching} onRetry={() => void refetch()}>
          <p>{error.message}</p>
        </ErrorState>
      )}
      {!data && !error && (
        <div aria-busy="true" className={styles.loading}>
          <VisuallyHidden>
            <span role="status">Cargando fuentes…</span>
          </VisuallyHidden>
          <Skeleton lines={6} />
        </div>
      )}
      {data && (
        <>
          <p ref={intro} tabIndex={-1} className={styles.intro}>
            Cada fuente se lee {everyWords(data.every)}. Si algo falla, los eventos se quedan como estaban.
          </p>
          {data.feeds.length === 0 ? (
            <EmptyState title="Todavía no se importa de ningún sitio">
              <p>
                Añade un calendario aquí abajo. Para Eventbrite, quien lleva el servidor define{' '}
                <code>EVENTBRITE_TOKEN</code> y <code>EVENTBRITE_ORGANISATION</code>.
              </p>
            </EmptyState>
          ) : (
            <ul className={styles.feeds}>
              {data.feeds.map((feed) => (
                <FeedEntry key={feed.id} feed={feed} onRemoved={() => intro.current?.focus()} />
              ))}
            </ul>
          )}
          <FeedForm />
        </>
      )}
    </div>
  );
}
