import { useRemoteData } from '@femcoders/kit/data/remote-data';
import { PageSteps } from '@femcoders/kit/lists/page-steps';
import { pageWords } from '@femcoders/kit/lists/page-words';
import { Link } from '@femcoders/platform';
import { EmptyState } from '@femcoders/shared-ui';
import { listedEventsQuery } from '../api/listed-events.ts';
import { pastEventsQuery } from '../api/past-events.ts';
import { type ListPages, listPagesHref, pageCount, pastPageSize } from '../list-pages.ts';
import { EventGrid } from './event-grid.tsx';
import { ListSection } from './list-section.tsx';

/**
 * The past events, three to a page, newest first (spec section 9). The API does not say how many there are, so the
 * page after this one is fetched too: it shows whether one can go on, and is there when one does.
 */
export function PastEvents({ pages }: { pages: ListPages }) {
  const { past: page } = pages;
  const href = (past: number) => listPagesHref({ ...pages, past });
  const list = useRemoteData((api) => pastEventsQuery(api, page));
  const next = useRemoteData((api) => pastEventsQuery(api, page + 1));
  const events = list.data ?? [];
  const hasNext = next.state === 'ready' && !next.busy ? (next.data?.length ?? 0) > 0 : events.length === pastPageSize;
  const counts = useRemoteData(listedEventsQuery);
  const count = pageCount(counts.data?.past, pastPageSize, page);
  const isPaged = page > 1 || hasNext;

  return (
    <ListSection
      title="Eventos Pasados"
      aside={isPaged && events.length > 0 && <p className="quiet small">{pageWords(page, count)}</p>}
      list={list}
      retryHref={href(page)}
      onRetry={next.retry}
      page={page}
    >
      {events.length > 0 && (
        <>
          <EventGrid events={events} past={true} outdated={list.busy} />
          <PageSteps label="Páginas de eventos pasados" {...{ page, pages: count, hasNext, href }} />
        </>
      )}
      {events.length === 0 && page === 1 && <EmptyState title="No hay eventos pasados disponibles" />}
      {events.length === 0 && page > 1 && (
        <EmptyState title="No hay eventos pasados disponibles">
          En esta página no queda ninguno. <Link to={href(1)}>Ver los más recientes</Link>
        </EmptyState>
      )}
    </ListSection>
  );
}
