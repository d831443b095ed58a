import { Button, classNames } from '@femcoders/shared-ui';
import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './flip-card.module.css';

export interface FlipCardProps {
  /** Heads the back. */
  title: string;
  /** Names the button that turns the card: "Ver detalles: …". */
  turnLabel: string;
  front: ReactNode;
  /** Sets the front's `--ground` and the colour of its text. */
  frontClassName?: string | undefined;
  /** Text of the back; it scrolls when it is longer than the card. */
  children: ReactNode;
  /** Next to "Volver". */
  actions?: ReactNode;
  className?: string | undefined;
}

/**
 * A card with a back. Hover or Enter/Space turns it, the back button or Escape returns it (spec sections 2 and 4); a
 * tap turns it as well. The face that is away is inert, and focus follows the turn. While focus is inside, moving the
 * mouse away does not turn it back.
 */
export function FlipCard({ title, turnLabel, front, frontClassName, children, actions, className }: FlipCardProps) {
  const [turned, setTurned] = useState(false);
  const card = useRef<HTMLElement>(null);
  const frontFace = useRef<HTMLDivElement>(null);
  const backFace = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const followFocus = useRef(false);
  const titleId = useId();

  const hasFocus = () => card.current?.contains(document.activeElement) ?? false;

  function turn(to: boolean) {
    followFocus.current = hasFocus();
    setTurned(to);
  }

  useEffect(() => {
    const shown = turned ? backFace.current : frontFace.current;
    const hidden = turned ? frontFace.current : backFace.current;
    if (!shown || !hidden) return;
    shown.inert = false;
    if (followFocus.current) shown.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    followFocus.current = false;
    hidden.inert = true;
    if (!turned) return;

    // A long text scrolls within the card, for the keyboard too.
    const scroller = text.current;
    if (scroller && scroller.scrollHeight > scroller.clientHeight) scroller.tabIndex = 0;
    else scroller?.removeAttribute('tabindex');

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      followFocus.current = card.current?.contains(document.activeElement) ?? false;
      setTurned(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [turned]);

  // A finger that scrolls enters and leaves cards as well: only the mouse turns them in passing.
  const onMouse = (act: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && act();

  return (
    <article
      ref={card}
      className={classNames(styles.card, turned && styles.turned, className)}
      onPointerEnter={onMouse(() => turn(true))}
      onPointerLeave={onMouse(() => hasFocus() || setTurned(false))}
    >
      <div className={styles.inner}>
        <div ref={frontFace} className={classNames('cut-clip', styles.front, frontClassName)}>
          {front}
          <button
            type="button"
            className={styles.turn}
            aria-label={turnLabel}
            onClick={() => {
              followFocus.current = true;
              setTurned(true);
            }}
          >
            <span className="cut">
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M12 3.5 15.5 7 12 10.5M15.5 7H8a4 4 0 0 0-4 4v1a4 4 0 0 0 4 4h4a4 4 0 0 0 4-4" />
              </svg>
            </span>
          </button>
        </div>

        <div ref={backFace} className={`cut ${styles.back}`}>
          <p id={titleId} className={styles.title}>
            {title}
          </p>
          {/* biome-ignore lint/a11y/useSemanticElements: what scrolls needs a name, and is no set of fields */}
          <div ref={text} className={styles.text} role="group" aria-labelledby={titleId}>
            {children}
          </div>
          <div className={styles.actions}>
            {actions}
            <Button variant="outline" size="small" onClick={() => turn(false)}>
              Volver
            </Button>
          </div>
        </div>
      </div>
    </article>
  );
}
