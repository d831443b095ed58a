import { buttonClass, classNames, type LinkComponent } from '@femcoders/shared-ui';
import { EventPoster, photoGround, posterGround, usePhoto } from '../event-poster/event-poster.tsx';
import { FlipCard } from '../flip-card/flip-card.tsx';
import styles from './event-card.module.css';

export interface EventCardProps {
  title: string;
  /** Address of the event's picture; without one, or when it does not load, the card draws a poster from the seed. */
  image?: string | null | undefined;
  /** The date as it is read: "sábado, 28 de noviembre, 10:30 a. m." (spec section 9). */
  dateText: string;
  location: string;
  /** Its format and its places, in a line: "Presencial · Quedan 4 plazas". */
  facts?: string | undefined;
  description: string;
  /** Where the tickets are; `#` says nowhere (spec section 3), and the card offers none. */
  eventUrl: string;
  /** Past cards hide the ticket button (spec section 2). */
  past: boolean;
  /** Decides the poster: the event's slug. */
  seed: string;
  /** Its state, in a word: "Aplazado". */
  note?: string | undefined;
  /** Where the rest about it is. */
  pagePath?: string | undefined;
  /** The router's link, for `pagePath`. */
  LinkComponent?: LinkComponent | undefined;
}

/** An event: its poster in front, what there is to know on the back. */
export function EventCard({
  title,
  image,
  dateText,
  location,
  facts,
  description,
  eventUrl,
  past,
  seed,
  note,
  pagePath,
  LinkComponent: Link,
}: EventCardProps) {
  const photo = usePhoto(image);
  const day = dayOf(dateText);

  return (
    <FlipCard
      title={title}
      turnLabel={`Ver detalles: ${title}`}
      frontClassName={photo.src ? photoGround : posterGround(seed)}
      front={
        <>
          {photo.src ? (
            <img
              ref={photo.ref}
              className={styles.image}
              src={photo.src}
              alt=""
              loading="lazy"
              width="640"
              height="544"
              onError={photo.onError}
            />
          ) : (
            <EventPoster seed={seed} className={styles.poster} />
          )}
          {day && (
            <p className={styles.day} aria-hidden="true">
              {day.weekday}
              <b>{day.number}</b>
              {day.month}
            </p>
          )}
          <div className={styles.caption}>
            {note && <p className={classNames('cut-clip', styles.note)}>{note}</p>}
            <h3>{title}</h3>
            <p>{dateText}</p>
            {location && <p>{location}</p>}
            {facts && <p className={styles.facts}>{facts}</p>}
          </div>
        </>
      }
      actions={
        <>
          {!past && eventUrl !== '#' && (
            <a
              className={buttonClass('filled', 'small')}
              href={eventUrl}
              rel="noopener"
              aria-label={`Conseguir entrada: ${title}`}
            >
              Conseguir entrada
            </a>
          )}
          {pagePath && Link && (
            <Link className={buttonClass('outline', 'small')} to={pagePath} aria-label={`Ver el evento: ${title}`}>
              Ver el evento
            </Link>
          )}
        </>
      }
    >
      <dl className={styles.details}>
        {note && (
          <>
            <dt>Estado</dt>
            <dd>{note}</dd>
          </>
        )}
        <dt>Cuándo</dt>
        <dd>{dateText}</dd>
        {location && (
          <>
            <dt>Dónde</dt>
            <dd>{location}</dd>
          </>
        )}
        {facts && (
          <>
            <dt>Cómo</dt>
            <dd>{facts}</dd>
          </>
        )}
        {description && (
          <>
            <dt>Qué haremos</dt>
            <dd>{description}</dd>
          </>
        )}
      </dl>
    </FlipCard>
  );
}

/** Day, month and weekday out of the long Spanish form, for the tab on the front; null for any other form. */
function dayOf(dateText: string): { weekday: string; number: string; month: string } | null {
  const [, weekday, number, month] = /^(\p{L}+), (\d{1,2}) de (\p{L}+)/u.exec(dateText) ?? [];
  return weekday && number && month ? { weekday, number, month } : null;
}
