import { buttonClass, PanotFlower, panotFromSeed } from '@femcoders/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { FlipCard } from '../flip-card/flip-card.tsx';
import styles from './event-card.module.css';

export interface EventCardProps {
  title: string;
  /** Address of the event's picture; without one, or when it does not load, the card draws a poster from the seed. */
  image?: string | null | undefined;
  /** The date as it is read: "sábado, 28 de noviembre, 10:30 a. m." (spec section 9). */
  dateText: string;
  location: string;
  description: string;
  /** Where the tickets are; `#` says nowhere (spec section 3), and the card offers none. */
  eventUrl: string;
  /** Past cards hide the ticket button (spec section 2). */
  past: boolean;
  /** Decides the poster: the event's id. */
  seed: string;
}

/** An event: its poster in front, what there is to know on the back. */
export function EventCard({ title, image, dateText, location, description, eventUrl, past, seed }: EventCardProps) {
  const picture = useRef<HTMLImageElement>(null);
  const [brokenImage, setBrokenImage] = useState<string>();

  // It may have failed before this code was there to hear of it.
  useEffect(() => {
    if (image && picture.current?.complete && picture.current.naturalWidth === 0) setBrokenImage(image);
  }, [image]);

  const poster = panotFromSeed(seed);
  const photo = image && image !== brokenImage ? image : null;
  const day = dayOf(dateText);

  return (
    <FlipCard
      title={title}
      turnLabel={`Ver detalles: ${title}`}
      frontClassName={photo ? styles.photo : styles[poster.palette]}
      front={
        <>
          {photo ? (
            <img
              ref={picture}
              className={styles.image}
              src={photo}
              alt=""
              loading="lazy"
              width="640"
              height="544"
              onError={() => setBrokenImage(photo)}
            />
          ) : (
            <svg className={styles.poster} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
              <PanotFlower petals={poster.petals} rotation={poster.rotation} palette={poster.palette} radius={48} />
            </svg>
          )}
          {day && (
            <p className={styles.day} aria-hidden="true">
              {day.weekday}
              <b>{day.number}</b>
              {day.month}
            </p>
          )}
          <div className={styles.caption}>
            <h3>{title}</h3>
            <p>{dateText}</p>
            {location && <p>{location}</p>}
          </div>
        </>
      }
      actions={
        !past &&
        eventUrl !== '#' && (
          <a className={buttonClass('filled', 'small')} href={eventUrl} aria-label={`Conseguir entrada: ${title}`}>
            Conseguir entrada
          </a>
        )
      }
    >
      <dl className={styles.details}>
        <dt>Cuándo</dt>
        <dd>{dateText}</dd>
        {location && (
          <>
            <dt>Dónde</dt>
            <dd>{location}</dd>
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
