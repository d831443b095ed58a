import { Link, useQuery } from '@femcoders/platform';
import { EmptyState } from '@femcoders/shared-ui';
import { useRef } from 'react';
import { isForbidden, NoPermission } from '../../layout/access.tsx';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { Loaded } from '../../records/loaded.tsx';
import page from '../../records/record-page.module.css';
import { eventFeedsQuery } from '../event-feeds.ts';
import { everyWords } from '../feed-words.ts';
import styles from './event-feeds.module.css';
import { FeedEntry } from './feed-entry.tsx';
import { FeedForm } from './feed-form.tsx';

/** Where events are imported from, how that goes, and the way to add a calendar. */
export function EventFeeds() {
  const query = useQuery(eventFeedsQuery(useAdminApi()));
  const intro = useRef<HTMLParagraphElement>(null);

  return (
    <div className={styles.page}>
      <p>
        <Link to="/admin/eventos" className={page.back}>
          ← Volver a los eventos
        </Link>
      </p>
      {isForbidden(query.error) ? (
        <NoPermission />
      ) : (
        <Loaded query={query} loading="Cargando fuentes…" failed="No hemos podido cargar las fuentes" lines={6}>
          {({ feeds, every }) => (
            <>
              <p ref={intro} tabIndex={-1} className={`quiet ${styles.intro}`}>
                Cada fuente se lee {everyWords(every)}. Si algo falla, los eventos se quedan como estaban.
              </p>
              {feeds.length === 0 ? (
                <EmptyState title="Todavía no se importa de ningún sitio">
                  <p>
                    Añade un calendario aquí abajo. Para Eventbrite, quien lleva el servidor define{' '}
                    <code>EVENTBRITE_TOKEN</code> y <code>EVENTBRITE_ORGANISATION</code>.
                  </p>
                </EmptyState>
              ) : (
                <ul className={styles.feeds}>
                  {feeds.map((feed) => (
                    <FeedEntry key={feed.id} feed={feed} onRemoved={() => intro.current?.focus()} />
                  ))}
                </ul>
              )}
              <FeedForm />
            </>
          )}
        </Loaded>
      )}
    </div>
  );
}
