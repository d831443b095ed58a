import type { SiteEvent } from '@femcoders/contracts/event';
import { Link } from '@femcoders/platform';
import { EventCard } from '@femcoders/shared-ui/event-card';
import { eventCardContent } from '../event-card-content.ts';
import { useHasStarted } from '../use-has-started.ts';
import styles from './event-grid.module.css';

/**
 * Cards of events on the broken grid: five, four and three columns of twelve.
 * @param past whether they had started when the API was asked
 * @param outdated the cards are those of the page before, while the next is on its way
 */
export function EventGrid({
  events,
  past,
  outdated = false,
}: {
  events: SiteEvent[];
  past: boolean;
  outdated?: boolean;
}) {
  const classes = [styles.grid, past ? styles.past : styles.upcoming, outdated && styles.outdated];
  return (
    <ul className={classes.filter(Boolean).join(' ')} data-search="skip">
      {events.map((event) => (
        <li key={event.id} className={styles.cell} data-reveal>
          <GridCard event={event} past={past} />
        </li>
      ))}
    </ul>
  );
}

/** Once an event has started, its card carries no ticket (spec sections 2 and 4). */
function GridCard({ event, past }: { event: SiteEvent; past: boolean }) {
  const started = useHasStarted(event.start_utc, past);
  return <EventCard {...eventCardContent(event)} past={started} LinkComponent={Link} />;
}
