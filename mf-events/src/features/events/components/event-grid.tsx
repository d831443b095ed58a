import type { SiteEvent } from '@femcoders/contracts/event';
import { EventCard } from '@femcoders/shared-ui/event-card';
import { eventCardContent } from '../event-card-content.ts';
import styles from './event-grid.module.css';

/**
 * Cards of events on the broken grid: five, four and three columns of twelve.
 * @param past whether they have started: their cards carry no ticket (spec section 2)
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
    <ul className={classes.filter(Boolean).join(' ')}>
      {events.map((event) => (
        <li key={event.id} className={styles.cell} data-reveal>
          <EventCard {...eventCardContent(event)} past={past} />
        </li>
      ))}
    </ul>
  );
}
