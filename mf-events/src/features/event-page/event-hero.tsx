import type { EventDetail } from '@femcoders/contracts/event';
import type { EventPhase } from '@femcoders/contracts/event-phase';
import { Link } from '@femcoders/platform';
import { classNames } from '@femcoders/shared-ui';
import { Arrow } from '@femcoders/shared-ui/arrow';
import { EventPoster, photoGround, posterGround, usePhoto } from '@femcoders/shared-ui/event-poster';
import { webAddress } from '../events/event-card-content.ts';
import { eventDateText } from '../events/event-date.ts';
import { eventNote } from '../events/event-note.ts';
import styles from './event-hero.module.css';

/** Names above these lengths are set smaller, so that date and place stay near. */
const long = 40;
const veryLong = 80;

/** The head of an event's page: its poster, as on its card, with its name as large as there is room. */
export function EventHero({ event, phase }: { event: EventDetail; phase: EventPhase }) {
  const photo = usePhoto(webAddress(event.logo_url));
  const note = eventNote(event.state, phase);
  const { length } = event.name;
  return (
    <header className={classNames(styles.hero, photo.src ? photoGround : posterGround(event.slug))}>
      <div className={`wrap ${styles.words}`}>
        <p>
          <Link className="tap gap-12 bold plain" to="/eventos">
            <Arrow back />
            Todos los eventos
          </Link>
        </p>
        {note && <p className={`cut-clip ${styles.note}`}>{note}</p>}
        <h1 className={classNames('breaks', length > veryLong ? styles.veryLong : length > long && styles.long)}>
          {event.name}
        </h1>
        <p className={styles.when}>
          <time dateTime={event.start_utc}>{eventDateText(event.start_local)}</time>
          {event.location && <span>{event.location}</span>}
        </p>
      </div>
      <div className={styles.art}>
        {photo.src ? (
          <img ref={photo.ref} src={photo.src} alt="" width="1280" height="720" onError={photo.onError} />
        ) : (
          <EventPoster seed={event.slug} />
        )}
      </div>
    </header>
  );
}
