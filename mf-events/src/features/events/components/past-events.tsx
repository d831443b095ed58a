import { Link, useApi } from '@femcoders/platform';
import { EmptyState } from '@femcoders/shared-ui';
import { pastEventsQuery } from '../api/past-events.ts';
import { useRemoteList } from '../api/remote-list.ts';
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
  const api = useApi();
  const list = useRemoteList(pastEventsQuery(api, page));
  const next = useRemoteList(pastEventsQuery(api, page + 1));
  const hasNext = next.state === 'ready' && !next.busy ? next.entries.length > 0 : list.entries.length === pastPageSize;

  return (
    <ListSection title="Eventos Pasados" list={list} retryHref={pastPageHref(page)} onRetry={next.retry} page={page}>
      {list.entries.length > 0 && (
        <>
          <EventGrid events={list.entries} past={true} outdated={list.busy} />
          {(page > 1 || hasNext) && <PastPager page={page} hasNext={hasNext} />}
        </>
      )}
      {list.entries.length === 0 && page === 1 && <EmptyState title="No hay eventos pasados disponibles" />}
      {list.entries.length === 0 && page > 1 && (
        <EmptyState title="No hay eventos pasados disponibles">
          En esta página no queda ninguno. <Link to={pastPageHref(1)}>Ver los más recientes</Link>
        </EmptyState>
      )}
    </ListSection>
  );
}
