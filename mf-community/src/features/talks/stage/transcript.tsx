import { clock, type TranscriptSegment } from '@femcoders/contracts/talk-transcript';
import { Button, classNames, TextField } from '@femcoders/shared-ui';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import styles from './transcript.module.css';
import { findInTranscript, type TranscriptMatch } from './transcript-search.ts';
import { segmentAnchor } from './use-talk-place.ts';

interface TranscriptProps {
  segments: readonly TranscriptSegment[];
  /** Language of what was said. */
  language: string;
  /** Index of what is being said, or was chosen last. */
  current: number | null;
  onJump: (segment: number) => void;
}

/**
 * All that was said, whole and with an address for every piece. A time leads to its slide and to its second in the
 * video; a field finds words in it. Without scripts it reads from the beginning to the end.
 */
export function Transcript({ segments, language, current, onJump }: TranscriptProps) {
  const list = useRef<HTMLOListElement>(null);
  const [typed, setTyped] = useState('');
  const [step, setStep] = useState(0);
  const looked = useDeferredValue(typed);
  const matches = useMemo(() => findInTranscript(segments, looked), [segments, looked]);
  const active = matches[step % Math.max(matches.length, 1)];

  useEffect(() => {
    if (current !== null) scrollToSelected(list.current, '[aria-current]');
  }, [current]);
  useEffect(() => {
    if (active) scrollToSelected(list.current, '[data-active]');
  }, [active]);

  const move = (by: number) => setStep((before) => (before + by + matches.length) % Math.max(matches.length, 1));
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    move(event.shiftKey ? -1 : 1);
  };

  return (
    <section className={`stack gap-16 one-column shrinks packed ${styles.transcript}`} aria-labelledby="transcripcion">
      <h2 id="transcripcion" tabIndex={-1}>
        Lo que se dijo
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: Safari before 17 does not know search */}
      <div role="search" aria-label="En la transcripción" className={`stack gap-12 ${styles.search}`}>
        <TextField
          name="buscar-en-la-charla"
          type="search"
          label="Buscar en la transcripción"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setStep(0);
          }}
          onKeyDown={moveByKey}
        />
        <div className={styles.matches}>
          <p role="status">{countText(looked, matches.length, step)}</p>
          <Button variant="outline" size="small" disabled={matches.length < 2} onClick={() => move(-1)}>
            Anterior
          </Button>
          <Button variant="outline" size="small" disabled={matches.length < 2} onClick={() => move(1)}>
            Siguiente
          </Button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <ol ref={list} className={styles.segments} lang={language} tabIndex={0} aria-labelledby="transcripcion">
        {segments.map(({ start, text }, index) => (
          <li
            key={start}
            id={segmentAnchor(start)}
            className={styles.segment}
            aria-current={index === current ? 'true' : undefined}
          >
            <a href={`#${segmentAnchor(start)}`} className={styles.time} onClick={() => onJump(index)}>
              <time dateTime={`PT${start}S`}>{clock(start)}</time>
            </a>
            <p>{marked(text, index, matches, active)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function countText(looked: string, found: number, step: number): string {
  if (!looked.trim()) return '';
  if (found === 0) return 'No se dijo';
  return `${(step % found) + 1} de ${found}`;
}

/** Scrolls the list, and never the page: who reads elsewhere stays there. */
function scrollToSelected(list: HTMLElement | null, selector: string): void {
  const target = list?.querySelector<HTMLElement>(selector);
  if (!list || !target) return;
  const [inside, piece] = [list.getBoundingClientRect(), target.getBoundingClientRect()];
  if (piece.top < inside.top || piece.bottom > inside.bottom)
    list.scrollTop += piece.top - inside.top - inside.height / 4;
}

/** A text with what was found in it marked. */
function marked(
  text: string,
  segment: number,
  matches: readonly TranscriptMatch[],
  active: TranscriptMatch | undefined,
): ReactNode {
  const here = matches.filter((match) => match.segment === segment);
  if (here.length === 0) return text;
  let end = 0;
  const parts = here.flatMap((match) => {
    const before = text.slice(end, match.from);
    end = match.to;
    const isActive = match === active;
    return [
      before,
      <mark
        key={match.from}
        className={classNames(styles.found, isActive && styles.active)}
        data-active={isActive || undefined}
      >
        {text.slice(match.from, match.to)}
      </mark>,
    ];
  });
  return [...parts, text.slice(end)];
}
