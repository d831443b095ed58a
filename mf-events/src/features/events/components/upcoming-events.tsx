import type { SiteEvent } from '@femcoders/contracts/event';
import { plural } from '@femcoders/contracts/spanish-count';
import { useRemoteData } from '@femcoders/kit/data/remote-data';
import { PageSteps } from '@femcoders/kit/lists/page-steps';
import { pageWords } from '@femcoders/kit/lists/page-words';
import { Link } from '@femcoders/platform';
import { EmptyState } from '@femcoders/shared-ui';
import { listedEventsQuery } from '../api/listed-events.ts';
import { upcomingEventsQuery } from '../api/upcoming-events.ts';
import { type ListPages, listPagesHref, pageCount, upcomingPageSize } from '../list-pages.ts';
import { EventGrid } from './event-grid.tsx';
import { ListSection } from './list-section.tsx';
import { NoUpcomingEvents } from './no-upcoming-events.tsx';
import styles from './upcoming-events.module.css';

const countWords = ['Una', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve', 'Diez', 'Once', 'Doce'];

/** A page of the upcoming events, or the invitation to come back when there is none. */
export function UpcomingEvents({ pages }: { pages: ListPages }) {
  const { upcoming: page } = pages;
  const href = (upcoming: number) => listPagesHref({ ...pages, upcoming });
  const list = useRemoteData((api) => upcomingEventsQuery(api, page));
  const { events = [], hasNext = false } = list.data ?? {};
  const isPaged = page > 1 || hasNext;
  const counts = useRemoteData(listedEventsQuery);
  const count = pageCount(counts.data?.upcoming, upcomingPageSize, page);
  return (
    <ListSection
      title={isPaged ? 'Fechas para apuntar' : upcomingTitle(events)}
      aside={
        events.length > 0 && (
          <div>
            {isPaged && <p className="quiet small">{pageWords(page, count)}</p>}
            <TurnHint />
          </div>
        )
      }
      list={list}
      retryHref={href(page)}
      page={page}
    >
      {events.length > 0 && (
        <>
          <EventGrid events={events} past={false} outdated={list.busy} />
          <PageSteps label="Páginas de próximos eventos" {...{ page, pages: count, hasNext, href }} />
        </>
      )}
      {events.length === 0 && page === 1 && <NoUpcomingEvents />}
      {events.length === 0 && page > 1 && (
        <EmptyState title="En esta página no queda ningún evento">
          <Link to={href(1)}>Ver los más cercanos</Link>
        </EmptyState>
      )}
    </ListSection>
  );
}

/** Counts what one can still note down: nothing that has begun, is postponed or cancelled. */
function upcomingTitle(events: readonly SiteEvent[]): string {
  const count = events.filter(({ state, phase }) => state === 'published' && phase === 'coming').length;
  if (count === 0 && events.some(({ phase }) => phase === 'now')) return 'En marcha ahora';
  const number = countWords[count - 1];
  return number ? `${number} ${plural(count, 'fecha', 'fechas')} para apuntar` : 'Fechas para apuntar';
}

function TurnHint() {
  return (
    <p className={`quiet small ${styles.hint}`}>
      <span className={styles.withPointer}>
        Pasa el ratón o pulsa Intro para ver el dorso; con Esc vuelves a la portada.
      </span>
      <span className={styles.withTouch}>Toca una tarjeta para ver el dorso.</span>
    </p>
  );
}
