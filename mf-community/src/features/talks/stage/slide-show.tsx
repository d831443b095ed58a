import type { Slide } from '@femcoders/contracts/talk';
import { Button, classNames, VisuallyHidden } from '@femcoders/shared-ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './slide-show.module.css';

interface SlideShowProps {
  /** Of the talk. */
  title: string;
  slides: readonly Slide[];
  /** Index of the slide that is shown. */
  current: number;
  onShow: (slide: number) => void;
}

/**
 * The slides as text: one at a time, turned with buttons, arrow keys or a finger, or all below each other. Before its
 * code runs, and without scripts, it is a list that scrolls sideways.
 */
export function SlideShow({ title, slides, current, onShow }: SlideShowProps) {
  const [asList, setAsList] = useState(false);
  const [live, setLive] = useState(false);
  const track = useRef<HTMLOListElement>(null);
  const last = slides.length - 1;

  useEffect(() => setLive(true), []);
  useEffect(() => {
    const list = track.current;
    if (!list || asList) return;
    const left = current * list.clientWidth;
    // Where a finger has moved it, it is there already.
    if (Math.abs(list.scrollLeft - left) > list.clientWidth / 2) list.scrollLeft = left;
  }, [current, asList]);

  const turn = (to: number) => onShow(Math.min(Math.max(to, 0), last));

  function turnByKey(event: KeyboardEvent) {
    if (asList || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    turn(to);
  }

  function followFinger() {
    const list = track.current;
    if (!list || asList || list.clientWidth === 0) return;
    const shown = Math.round(list.scrollLeft / list.clientWidth);
    // Half way between two it is either's; only what has come to rest counts.
    const rests = Math.abs(list.scrollLeft - shown * list.clientWidth) < 2;
    if (rests && shown !== current) turn(shown);
  }

  return (
    <section className={`stack gap-16 shrinks ${styles.show}`} aria-labelledby="diapositivas">
      <h2 id="diapositivas">Diapositivas</h2>
      <ol
        ref={track}
        className={classNames('cut-clip', styles.track, asList && styles.list)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the arrow keys turn the slides
        tabIndex={0}
        aria-label={`Diapositivas de «${title}»`}
        onKeyDown={turnByKey}
        onScroll={followFinger}
      >
        {slides.map((slide, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
            key={index}
            id={`diapositiva-${index + 1}`}
            className={styles.slide}
            aria-current={live && !asList && index === current ? 'true' : undefined}
          >
            <SlideText slide={slide} number={index + 1} of={slides.length} />
          </li>
        ))}
      </ol>
      <div className={classNames(styles.controls, !live && styles.waiting)}>
        {!asList && (
          <>
            <Button variant="outline" size="small" disabled={current === 0} onClick={() => turn(current - 1)}>
              Anterior
            </Button>
            <Button variant="outline" size="small" disabled={current === last} onClick={() => turn(current + 1)}>
              Siguiente
            </Button>
            <p role="status">
              <VisuallyHidden>Diapositiva </VisuallyHidden>
              {current + 1} de {slides.length}
              <VisuallyHidden>: {slides[current]?.title}</VisuallyHidden>
            </p>
          </>
        )}
        <Button
          variant="outline"
          size="small"
          className={styles.view}
          aria-pressed={asList}
          onClick={() => setAsList(!asList)}
        >
          Ver como lista
        </Button>
      </div>
    </section>
  );
}

function SlideText({
  slide: { title, points, code, notes },
  number,
  of,
}: {
  slide: Slide;
  number: number;
  of: number;
}) {
  return (
    <>
      <p className={styles.number}>
        {number} / {of}
      </p>
      <h3>{title}</h3>
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {code && (
        <pre className={styles.code}>
          <code>{code}</code>
        </pre>
      )}
      {notes && <p className={styles.notes}>Se ve: {notes}</p>}
    </>
  );
}
