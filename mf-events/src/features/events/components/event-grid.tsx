import type { SiteEvent } from '@femcoders/contracts/event';
import { Link } from '@femcoders/platform';
import { EventCard } from '@femcoders/shared-ui/event-card';
import { eventCardContent } from '../event-card-content.ts';
import { useEventPhase } from '../use-event-phase.ts';
import styles from './event-grid.module.css';

/**
 * Cards of events on the broken grid: five, four and three columns of twelve.
 * @param past whether they are over
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
        <li key={event.id} className="shrinks" data-reveal>
          <GridCard event={event} />
        </li>
      ))}
    </ul>
  );
}

/** Once an event has started, its card carries no ticket (spec sections 2 and 4). */
function GridCard({ event }: { event: SiteEvent }) {
  return <EventCard {...eventCardContent(event, useEventPhase(event))} LinkComponent={Link} />;
}
