import type { SiteEvent } from '@femcoders/contracts/event';
import { plural } from '@femcoders/contracts/spanish-count';
import { useRemoteData } from '@femcoders/kit/data/remote-data';
import { upcomingEventsQuery } from '../api/upcoming-events.ts';
import { EventGrid } from './event-grid.tsx';
import { ListSection } from './list-section.tsx';
import { NoUpcomingEvents } from './no-upcoming-events.tsx';
import styles from './upcoming-events.module.css';

const countWords = ['Una', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve', 'Diez', 'Once', 'Doce'];

/** The upcoming events, or the invitation to come back when there is none. */
export function UpcomingEvents() {
  const list = useRemoteData(upcomingEventsQuery);
  const events = list.data ?? [];
  return (
    <ListSection
      title={upcomingTitle(events)}
      aside={events.length > 0 && <TurnHint />}
      list={list}
      retryHref="/eventos"
    >
      {events.length > 0 ? <EventGrid events={events} past={false} /> : <NoUpcomingEvents />}
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
      <span className={styles.withPointer}>Pasa el ratón o pulsa Intro para ver el dorso; Escape lo devuelve.</span>
      <span className={styles.withTouch}>Toca una tarjeta para ver el dorso.</span>
    </p>
  );
}
