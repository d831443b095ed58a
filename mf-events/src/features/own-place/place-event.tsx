import { eventPhase } from '@femcoders/contracts/event-phase';
import type { OwnRegistration } from '@femcoders/contracts/registration';
import { clockName } from '@femcoders/contracts/spanish-hour';
import { Link } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { EventPoster, posterGround } from '@femcoders/shared-ui/event-poster';
import { placeCalendarFile } from '../calendar/calendar-links.ts';
import { eventSpanText } from '../events/event-date.ts';
import { eventPath } from '../events/event-links.ts';
import { eventNote } from '../events/event-note.ts';
import { useEventPhase } from '../events/use-event-phase.ts';
import styles from './own-place.module.css';

/** The event of a place: what it is, when and where. */
export function PlaceEvent({ place: { event, state, calendar } }: { place: OwnRegistration }) {
  const phase = useEventPhase({ ...event, phase: event.past ? 'past' : eventPhase(event, Date.now()) });
  const note = eventNote(event.state, phase);
  return (
    <aside className={`cut-clip ${styles.event} ${posterGround(event.slug)}`} aria-label="El evento">
      <EventPoster seed={event.slug} className={styles.poster} />
      <div className={styles.caption}>
        {note && <p className={`cut-clip ${styles.note}`}>{note}</p>}
        <h3>
          <Link to={eventPath(event.slug)}>{event.name}</Link>
        </h3>
        <p>
          <time dateTime={event.start_utc}>{eventSpanText(event.start_local, event.end_local)}</time> (
          {clockName(event.timezone)})
        </p>
        {event.location && <p>{event.location}</p>}
        {state === 'registered' && event.state === 'published' && phase === 'coming' && (
          <p>
            <a
              className={buttonClass('outline', 'small')}
              href={placeCalendarFile(calendar)}
              download={`${event.slug}.ics`}
            >
              Añadir al calendario
            </a>
          </p>
        )}
      </div>
    </aside>
  );
}
