import type { EventDetail } from '@femcoders/contracts/event';
import type { EventPhase } from '@femcoders/contracts/event-phase';
import type { MemberRegistration } from '@femcoders/contracts/registration';
import { clockName } from '@femcoders/contracts/spanish-hour';
import { buttonClass } from '@femcoders/shared-ui';
import { Arrow } from '@femcoders/shared-ui/arrow';
import { webAddress } from '../events/event-card-content.ts';
import { eventDateParts, eventSpanText, eventYear } from '../events/event-date.ts';
import { registrationAnchor } from '../events/event-links.ts';
import { isHers, useMemberPlace } from '../own-place/use-member-place.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import styles from './event-facts.module.css';
import { LocalStartTime } from './local-start-time.tsx';
import { placesText } from './places-text.ts';

interface EventFactsProps {
  event: EventDetail;
  phase: EventPhase;
  /** Whether she has just asked for a place here. */
  asked: boolean;
}

/** Renders what is looked up: when, where, how much, how many places, and what to do next. */
export function EventFacts({ event, phase, asked }: EventFactsProps) {
  const { place } = useMemberPlace(event);
  const own = isHers(place) ? place : null;
  const date = eventDateParts(event.start_local);
  const places = placesText(event);
  const takesPlace = event.state === 'published' && phase === 'coming';
  return (
    <aside className={`cut ${styles.facts}`} aria-label="Datos del evento">
      {date && (
        <p className={styles.day} aria-hidden="true">
          {date.weekday}
          <b>{date.number}</b>
          {date.month} de {eventYear(event.start_local)}
        </p>
      )}
      <dl className={`stack gap-16 ${styles.list}`}>
        <div>
          <dt className="quiet small">Cuándo</dt>
          <dd className={styles.when}>
            <time dateTime={event.start_utc}>{eventSpanText(event.start_local, event.end_local)}</time> (
            {clockName(event.timezone)}).
          </dd>
          {event.online && (
            <dd className={styles.ownZone}>
              <LocalStartTime event={event} />
            </dd>
          )}
        </div>
        <Place event={event} />
        {event.price && (
          <div>
            <dt className="quiet small">Precio</dt>
            <dd>{event.price}</dd>
          </div>
        )}
        {takesPlace && places && (
          <div>
            <dt className="quiet small">Plazas</dt>
            <dd className={styles.places}>{own ? ownPlaces[own.state] : places}</dd>
          </div>
        )}
      </dl>
      {takesPlace && <NextStep event={event} own={own} asked={asked} />}
      {takesPlace && <AddToCalendar event={event} />}
    </aside>
  );
}

function Place({ event }: { event: EventDetail }) {
  const { venue_name, venue_address, location, online } = event;
  const lines = [venue_name, venue_address].filter(Boolean);
  const place = lines.length > 0 ? lines : [location ?? (online ? 'En línea' : null)].filter(Boolean);
  if (place.length === 0) return null;
  return (
    <div>
      <dt className="quiet small">Dónde</dt>
      {place.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
      {online && lines.length > 0 && <dd>Y también en línea.</dd>}
    </div>
  );
}

const ownPlaces = {
  registered: 'Tienes plaza',
  offered: 'Hay una plaza para ti',
  waiting: 'En lista de espera',
  cancelled: null,
} as const;

type NextStepProps = Pick<EventFactsProps, 'event' | 'asked'> & { own: MemberRegistration | null };

function NextStep({ event, own, asked }: NextStepProps) {
  const tickets = webAddress(event.event_url);
  const waiting = event.registration === 'waiting';
  const takesPlaces = event.registration === 'open' || waiting;
  if (own)
    return (
      <p className="stack">
        <a className={buttonClass()} href={`#${registrationAnchor}`}>
          Ver mi inscripción
          <Arrow />
        </a>
      </p>
    );
  if (asked || (!tickets && !takesPlaces)) return null;
  return (
    <p className="stack gap-12">
      {takesPlaces && (
        <a className={buttonClass()} href={`#${registrationAnchor}`}>
          {waiting ? 'Apuntarme a la lista' : 'Apuntarme'}
          <Arrow />
        </a>
      )}
      {tickets && (
        <a
          className={buttonClass(takesPlaces ? 'outline' : 'filled')}
          href={tickets}
          rel="noopener"
          aria-label={`Conseguir entrada: ${event.name}`}
        >
          Conseguir entrada
          {!takesPlaces && <Arrow />}
        </a>
      )}
    </p>
  );
}
