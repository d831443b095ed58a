import { pageParameter, readPage } from '@femcoders/kit/lists/list-filters';
import { pageQuery } from '@femcoders/kit/lists/list-page';
import { Link, useQuery, useSearchParams } from '@femcoders/platform';
import { EmptyState } from '@femcoders/shared-ui';
import { Pagination } from '@femcoders/shared-ui/pagination';
import { useRef } from 'react';
import { isForbidden, NoPermission } from '../../layout/access.tsx';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { Loaded } from '../../records/loaded.tsx';
import recordPage from '../../records/record-page.module.css';
import { eventFeedsQuery, feedsPerPage } from '../event-feeds.ts';
import { everyWords } from '../feed-words.ts';
import styles from './event-feeds.module.css';
import { FeedEntry } from './feed-entry.tsx';
import { FeedForm } from './feed-form.tsx';

/** Where events are imported from, how that goes, and the way to add a calendar. */
export function EventFeeds() {
  const [search, setSearch] = useSearchParams();
  const page = readPage(search);
  const query = useQuery(eventFeedsQuery(useAdminApi(), page));
  const intro = useRef<HTMLParagraphElement>(null);

  return (
    <div className={styles.page}>
      <p>
        <Link to="/admin/eventos" className={recordPage.back}>
          ← Volver a los eventos
        </Link>
      </p>
      {isForbidden(query.error) ? (
        <NoPermission />
      ) : (
        <Loaded query={query} loading="Cargando fuentes…" failed="No hemos podido cargar las fuentes" lines={6}>
          {({ feeds, every, total = feeds.length }) => (
            <>
              <p ref={intro} tabIndex={-1} className="quiet readable">
                Cada fuente se lee {everyWords(every)}. Si algo falla, los eventos se quedan como estaban.
              </p>
              {total === 0 ? (
                <EmptyState title="Todavía no se importa de ningún sitio">
                  <p>
                    Añade un calendario aquí abajo. Para Eventbrite, quien lleva el servidor define{' '}
                    <code>EVENTBRITE_TOKEN</code> y <code>EVENTBRITE_ORGANISATION</code>.
                  </p>
                </EmptyState>
              ) : (
                <ul className="lines">
                  {feeds.map((feed) => (
                    <FeedEntry key={feed.id} feed={feed} onRemoved={() => intro.current?.focus()} />
                  ))}
                </ul>
              )}
              {(total > feedsPerPage || page > 1) && (
                <Pagination
                  label="Páginas de fuentes"
                  page={page}
                  pages={Math.max(1, Math.ceil(total / feedsPerPage))}
                  hrefFor={(next) => pageQuery(next, pageParameter) || '?'}
                  onSelect={(next) => {
                    setSearch(pageQuery(next, pageParameter));
                    intro.current?.focus();
                  }}
                />
              )}
              <FeedForm />
            </>
          )}
        </Loaded>
      )}
    </div>
  );
}
