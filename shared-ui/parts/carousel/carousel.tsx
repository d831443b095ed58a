import { Button, classNames } from '@femcoders/shared-ui';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import styles from './carousel.module.css';
import { createCarouselClock } from './carousel-clock.ts';
import { slideOffset, wrap } from './slide-offset.ts';
import { useOutOfSight } from './use-out-of-sight.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/** How far a slide is from the one that is shown (spec section 9). */
export interface SlidePlace {
  current: boolean;
  /** Within two positions: only there are pictures drawn. */
  near: boolean;
  /** Within one position: pictures load at once, others when they come into view. */
  eager: boolean;
}

export interface CarouselSlide {
  id: string;
  /** Names the slide's dot. */
  label: string;
  content: ReactNode | ((place: SlidePlace) => ReactNode);
}

export interface CarouselProps {
  /** Names the region. */
  label: string;
  slides: readonly CarouselSlide[];
  /** `one` shows a slide at a time; `row` shows its neighbours next to it. */
  layout?: 'one' | 'row';
  /** Between two automatic moves, in milliseconds; without it the carousel stays where it is. */
  autoplayMs?: number | undefined;
  /** After a move, how long no other is made, in milliseconds. */
  lockMs?: number;
  /** The autoplay rests while the mouse is over it. */
  pauseOnHover?: boolean;
  /** One dot per slide; leave them out where there are many. */
  dots?: boolean;
  /** Sets `--slide-width` and `--slide-gap` of a row, or places slides and controls. */
  className?: string | undefined;
  controlsClassName?: string | undefined;
}

/** Least way of a finger that turns the slide, in CSS pixels. */
const swipeDistance = 40;
/** Offsets beyond this look the same: out of the row. */
const farthest = 3;

/**
 * Slides that follow one another and wrap (spec sections 2, 4 and 9). Arrow keys, a finger, buttons and dots move them;
 * Space stops and starts them while the slides have the focus. What moves by itself can always be paused, and rests for
 * readers who want less motion, while the keyboard is inside, and out of sight. Until its code runs, and without
 * scripts, it is a list that scrolls sideways.
 */
export function Carousel({
  label,
  slides,
  layout = 'one',
  autoplayMs,
  lockMs = 0,
  pauseOnHover = false,
  dots = true,
  className,
  controlsClassName,
}: CarouselProps) {
  const count = slides.length;
  const [steps, setSteps] = useState(0);
  const current = wrap(steps, count);
  const [live, setLive] = useState(false);
  const [asked, setAsked] = useState<'play' | 'pause'>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const region = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const touch = useRef<{ x: number; y: number }>(null);
  const trackId = useId();
  const outOfSight = useOutOfSight(region);
  const reducedMotion = useReducedMotion();
  const [clock] = useState(() =>
    createCarouselClock({ autoplayMs: autoplayMs ?? 0, lockMs, onAdvance: () => setSteps((steps) => steps + 1) }),
  );

  const plays = autoplayMs !== undefined && (asked ? asked === 'play' : !reducedMotion);
  const running = plays && live && !hovered && !focused && !outOfSight;

  useEffect(() => {
    clock.run(running);
    return () => clock.run(false);
  }, [clock, running]);

  useEffect(() => {
    // The list may have been scrolled before this code was there.
    const { scrollLeft, scrollWidth } = track.current as HTMLDivElement;
    if (scrollLeft > 0) setSteps(Math.round((scrollLeft / scrollWidth) * count));
    setLive(true);
  }, [count]);

  function moveTo(to: number) {
    if (!clock.move()) return;
    const active = document.activeElement;
    // The focus must not stay on a slide that goes.
    if (active !== track.current && track.current?.contains(active)) track.current.focus({ preventScroll: true });
    setSteps(to);
  }

  function togglePlay() {
    setAsked(plays ? 'pause' : 'play');
    // Who starts it means it: it continues although the keyboard or the mouse is still here.
    setFocused(false);
    setHovered(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if ((event.target as Element).closest('input, textarea, select, video, audio')) return;
    if (event.key === 'ArrowLeft') moveTo(steps - 1);
    else if (event.key === 'ArrowRight') moveTo(steps + 1);
    else if (event.key === ' ' && event.target === track.current && autoplayMs !== undefined) togglePlay();
    else return;
    event.preventDefault();
  }

  function onFocus(event: FocusEvent) {
    // A click leaves the focus on its button: that is no reader who is looking round with the keyboard.
    if (event.target.matches(':focus-visible')) setFocused(true);
  }

  function onBlur(event: FocusEvent) {
    if (!region.current?.contains(event.relatedTarget)) setFocused(false);
  }

  function onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
    touch.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY };
  }

  function onPointerUp({ clientX, clientY }: PointerEvent) {
    const way = touch.current && { x: clientX - touch.current.x, y: clientY - touch.current.y };
    touch.current = null;
    if (!way || Math.abs(way.x) < swipeDistance || Math.abs(way.x) < Math.abs(way.y)) return;
    moveTo(way.x < 0 ? steps + 1 : steps - 1);
  }

  return (
    <section
      ref={region}
      className={classNames(styles.carousel, styles[layout], live && styles.live, className)}
      aria-label={label}
      aria-roledescription="carrusel"
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
      onPointerEnter={({ pointerType }) => pauseOnHover && pointerType === 'mouse' && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: slides are no form fields */}
      <div
        ref={track}
        id={trackId}
        className={styles.track}
        role="group"
        aria-label="Diapositivas"
        aria-live={running ? 'off' : 'polite'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys and Space work from here
        tabIndex={0}
        onPointerDown={onPointerDown}
        onPointerUp={onPointerUp}
      >
        {slides.map(({ id, content }, index) => {
          const offset = slideOffset(index, current, count);
          const distance = Math.abs(offset);
          const place = { current: offset === 0, near: distance <= 2, eager: distance <= 1 };
          return (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields
            <div
              key={id}
              className={styles.slide}
              role="group"
              aria-roledescription="diapositiva"
              aria-label={`${index + 1} de ${count}`}
              data-offset={Math.max(-farthest, Math.min(farthest, offset))}
              inert={live && offset !== 0}
            >
              {typeof content === 'function' ? content(place) : content}
            </div>
          );
        })}
      </div>

      {count > 1 && (
        <div className={classNames(styles.controls, controlsClassName)}>
          <p className={styles.count} aria-hidden="true">
            {current + 1} / {count}
          </p>
          <Control
            label="Diapositiva anterior"
            icon="M12.5 4 6.5 10l6 6"
            controls={trackId}
            onPress={() => moveTo(steps - 1)}
          />
          {autoplayMs !== undefined &&
            (plays ? (
              <Control label="Pausar el carrusel" icon="M7 4v12M13 4v12" controls={trackId} onPress={togglePlay} />
            ) : (
              <Control label="Reproducir el carrusel" icon="M6.5 4v12l9-6Z" controls={trackId} onPress={togglePlay} />
            ))}
          <Control
            label="Diapositiva siguiente"
            icon="M7.5 4l6 6-6 6"
            controls={trackId}
            onPress={() => moveTo(steps + 1)}
          />
          {dots && (
            <ol className={styles.dots} aria-label="Elegir diapositiva">
              {slides.map(({ id, label: name }, index) => (
                <li key={id} className="bar">
                  <button
                    type="button"
                    className={styles.dot}
                    aria-label={`${index + 1} de ${count}: ${name}`}
                    aria-current={index === current || undefined}
                    aria-controls={trackId}
                    onClick={() => index !== current && moveTo(index)}
                  />
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
    </section>
  );
}

interface ControlProps {
  label: string;
  /** Drawing in a box of 20. */
  icon: string;
  controls: string;
  onPress: () => void;
}

function Control({ label, icon, controls, onPress }: ControlProps) {
  return (
    <Button
      variant="outline"
      size="small"
      className={styles.button}
      aria-label={label}
      aria-controls={controls}
      onClick={onPress}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={icon} />
      </svg>
    </Button>
  );
}
