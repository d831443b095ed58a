import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, buttonClass } from '../button/button.tsx';
import { PanotFlower } from '../panot/panot.tsx';
import { panotFromSeed } from '../panot/panot-seed.ts';
import { classNames } from '../text/class-names.ts';
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

/**
 * A card with a back. Hover or Enter/Space turns it, the back button or Escape returns it (spec sections 2 and 4); a
 * tap turns it as well. The face that is away is inert, and focus follows the turn. While focus is inside, moving the
 * mouse away does not turn it back.
 */
export function EventCard({ title, image, dateText, location, description, eventUrl, past, seed }: EventCardProps) {
  const [turned, setTurned] = useState(false);
  const card = useRef<HTMLElement>(null);
  const front = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLDivElement>(null);
  const details = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const followFocus = useRef(false);
  const [brokenImage, setBrokenImage] = useState<string>();
  const titleId = useId();

  function turn(to: boolean) {
    followFocus.current = card.current?.contains(document.activeElement) ?? false;
    setTurned(to);
  }

  useEffect(() => {
    const shown = turned ? back.current : front.current;
    const hidden = turned ? front.current : back.current;
    if (!shown || !hidden) return;
    shown.inert = false;
    if (followFocus.current) shown.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    followFocus.current = false;
    hidden.inert = true;
    if (!turned) return;

    // A long description scrolls within the card, for the keyboard too.
    const text = details.current;
    if (text && text.scrollHeight > text.clientHeight) text.tabIndex = 0;
    else text?.removeAttribute('tabindex');

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      followFocus.current = card.current?.contains(document.activeElement) ?? false;
      setTurned(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [turned]);

  // It may have failed before this code was there to hear of it.
  useEffect(() => {
    if (image && picture.current?.complete && picture.current.naturalWidth === 0) setBrokenImage(image);
  }, [image]);

  function onPointerLeave(event: PointerEvent) {
    const focusInside = card.current?.contains(document.activeElement);
    if (event.pointerType === 'mouse' && !focusInside) setTurned(false);
  }

  const poster = panotFromSeed(seed);
  const photo = image && image !== brokenImage ? image : null;
  const day = dayOf(dateText);

  return (
    <article
      ref={card}
      className={classNames(styles.card, turned && styles.turned, past && styles.past)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && turn(true)}
      onPointerLeave={onPointerLeave}
    >
      <div className={styles.inner}>
        <div
          ref={front}
          className={classNames('cut-clip', styles.front, photo ? styles.photo : styles[poster.palette])}
        >
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
            <h3 className={styles.title}>{title}</h3>
            <p>{dateText}</p>
            {location && <p>{location}</p>}
          </div>
          <button
            type="button"
            className={styles.turn}
            aria-label={`Ver detalles: ${title}`}
            onClick={() => {
              followFocus.current = true;
              setTurned(true);
            }}
          >
            <span className="cut">
              <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                <path d="M12 3.5 15.5 7 12 10.5M15.5 7H8a4 4 0 0 0-4 4v1a4 4 0 0 0 4 4h4a4 4 0 0 0 4-4" />
              </svg>
            </span>
          </button>
        </div>

        <div ref={back} className={`cut ${styles.back}`}>
          <p id={titleId} className={styles.title}>
            {title}
          </p>
          {/* biome-ignore lint/a11y/useSemanticElements: what scrolls needs a name, and is no set of fields */}
          <div ref={details} className={styles.details} role="group" aria-labelledby={titleId}>
            <dl>
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
          </div>
          <div className={styles.actions}>
            {!past && eventUrl !== '#' && (
              <a className={buttonClass('filled', 'small')} href={eventUrl} aria-label={`Conseguir entrada: ${title}`}>
                Conseguir entrada
              </a>
            )}
            <Button variant="outline" size="small" onClick={() => turn(false)}>
              Volver
            </Button>
          </div>
        </div>
      </div>
    </article>
  );
}

/** Day, month and weekday out of the long Spanish form, for the tab on the front; null for any other form. */
function dayOf(dateText: string): { weekday: string; number: string; month: string } | null {
  const [, weekday, number, month] = /^(\p{L}+), (\d{1,2}) de (\p{L}+)/u.exec(dateText) ?? [];
  return weekday && number && month ? { weekday, number, month } : null;
}
