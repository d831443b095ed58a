import type { SiteEvent } from '@femcoders/contracts/event';
import { clockName } from '@femcoders/contracts/spanish-hour';
import { Link } from '@femcoders/platform';
import { buttonClass, classNames, Panot, panotFromSeed } from '@femcoders/shared-ui';
import { Arrow } from '@femcoders/shared-ui/arrow';
import { eventCardContent, noEventUrl } from '../event-card-content.ts';
import { eventDateParts } from '../event-date.ts';
import { useEventPhase } from '../use-event-phase.ts';
import styles from './event-band.module.css';
import { bandPalette, EventBand } from './event-band.tsx';

/** Names above this are set smaller, so that date and place stay near. */
const longName = 60;

/** The next event: its day as large as a poster's, what it is, when and where (spec section 9). */
export function NextEvent({ event }: { event: SiteEvent }) {
  const phase = useEventPhase(event);
  const { title, dateText, location, description, eventUrl, seed, past, pagePath } = eventCardContent(event, phase);
  const date = eventDateParts(event.start_local);
  const { petals, rotation } = panotFromSeed(seed);
  const hasTickets = eventUrl !== noEventUrl && !past;

  return (
    <EventBand
      day={
        date && (
          <p className={styles.date}>
            <span className={styles.before}>
              {phase === 'now' ? 'Ahora' : 'Próximo evento'}, <span>{date.weekday}</span>
            </span>{' '}
            <b>{date.number}</b>{' '}
            <span className={styles.after}>
              {date.month} · {date.time}
            </span>
          </p>
        )
      }
      art={<Panot petals={petals} rotation={rotation} palette={bandPalette} radius={66} />}
    >
      <h2 className={classNames(title.length > longName && styles.long)}>{title}</h2>
      <p>
        {dateText && (
          <time dateTime={event.start_utc}>
            {capitalised(dateText)} ({clockName(event.timezone)}).
          </time>
        )}{' '}
        {location && `${location}.`}
      </p>
      {description && <p className={styles.description}>{description}</p>}
      <div className={styles.actions}>
        {hasTickets && (
          <a
            className={classNames(buttonClass(), styles.button)}
            href={eventUrl}
            rel="noopener"
            aria-label={`Conseguir entrada: ${title}`}
          >
            Conseguir entrada
            <Arrow />
          </a>
        )}
        <Link
          className={hasTickets ? buttonClass('outline') : classNames(buttonClass(), styles.button)}
          to={pagePath}
          aria-label={`Ver el evento: ${title}`}
        >
          Ver el evento
        </Link>
        <p className={styles.all}>
          <Link to="/eventos">Ver todos los eventos</Link>
        </p>
      </div>
    </EventBand>
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
