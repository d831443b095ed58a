import { useRemoteData } from '@femcoders/kit/data/remote-data';
import { Link } from '@femcoders/platform';
import { EmptyState } from '@femcoders/shared-ui';
import { pastEventsQuery } from '../api/past-events.ts';
import { pastPageHref, pastPageSize } from '../past-page.ts';
import { EventGrid } from './event-grid.tsx';
import { ListSection } from './list-section.tsx';
import { PastPager } from './past-pager.tsx';

/**
 * The past events, three to a page, newest first (spec section 9). The API does not say how many there are, so the
 * page after this one is fetched too: it tells whether one can go on, and is there when one does.
 * @param page starts at 1
 */
export function PastEvents({ page }: { page: number }) {
  const list = useRemoteData((api) => pastEventsQuery(api, page));
  const next = useRemoteData((api) => pastEventsQuery(api, page + 1));
  const events = list.data ?? [];
  const hasNext = next.state === 'ready' && !next.busy ? (next.data?.length ?? 0) > 0 : events.length === pastPageSize;

  return (
    <ListSection title="Eventos Pasados" list={list} retryHref={pastPageHref(page)} onRetry={next.retry} page={page}>
      {events.length > 0 && (
        <>
          <EventGrid events={events} past={true} outdated={list.busy} />
          {(page > 1 || hasNext) && <PastPager page={page} hasNext={hasNext} />}
        </>
      )}
      {events.length === 0 && page === 1 && <EmptyState title="No hay eventos pasados disponibles" />}
      {events.length === 0 && page > 1 && (
        <EmptyState title="No hay eventos pasados disponibles">
          En esta página no queda ninguno. <Link to={pastPageHref(1)}>Ver los más recientes</Link>
        </EmptyState>
      )}
    </ListSection>
  );
}
