import type { Decision } from '@femcoders/contracts/moderation-names';
import { counted } from '@femcoders/contracts/spanish-count';
import { KeyCap } from '../../lists/components/key-cap.tsx';
import { decisionWords } from '../decision-words.ts';
import type { DecisionTaken } from '../use-moderation.ts';
import styles from './action-bar.module.css';

interface ActionBarProps {
  /** How many comments are marked. */
  marked: number;
  /** The possible decisions. */
  decisions: readonly Decision[];
  lastDecision: DecisionTaken | null;
  keysShown: boolean;
  onDecide: (decision: Decision) => void;
  onUnmark: () => void;
  onUndo: () => void;
}

/**
 * Renders what can be done with the marked comments, and, until the next decision, what was decided last and the way back.
 * No clock runs on it.
 */
export function ActionBar(props: ActionBarProps) {
  const { marked, decisions, lastDecision, keysShown, onDecide, onUnmark, onUndo } = props;
  return (
    <div className={styles.bar}>
      {marked > 0 && (
        <fieldset className={styles.group}>
          <legend className="visually-hidden">Con los marcados</legend>
          <p className={styles.marked}>{countMarked(marked)}</p>
          {decisions.map((decision) => (
            <BarButton
              key={decision}
              word={decisionWords[decision].button}
              shortcut={keysShown ? decisionWords[decision].key : null}
              onClick={() => onDecide(decision)}
            />
          ))}
          <BarButton word="Desmarcar" shortcut={null} onClick={onUnmark} />
        </fieldset>
      )}
      {lastDecision && (
        <div className={styles.group}>
          <p className="shrinks breaks">{taken(lastDecision)}</p>
          <BarButton word="Deshacer" shortcut={keysShown ? 'Z' : null} onClick={onUndo} isUndo />
        </div>
      )}
    </div>
  );
}

export function countMarked(count: number): string {
  return counted(count, 'marcado', 'marcados');
}

/** Returns what was decided: "Aprobado «Ana».", "Rechazados 3 comentarios." */
export function taken({ decision, comments }: DecisionTaken): string {
  const { one, many } = decisionWords[decision].done;
  return comments.length === 1
    ? `${one} «${comments[0]?.alias}».`
    : `${many} ${counted(comments.length, 'comentario', 'comentarios')}.`;
}

interface BarButtonProps {
  word: string;
  shortcut: string | null;
  onClick: () => void;
  isUndo?: boolean;
}

function BarButton({ word, shortcut, onClick, isUndo = false }: BarButtonProps) {
  return (
    <button
      type="button"
      className={`cut ${styles.button}`}
      data-undo={isUndo || undefined}
      aria-keyshortcuts={shortcut ?? undefined}
      onClick={onClick}
    >
      {word}{' '}
      {shortcut && (
        <span aria-hidden="true">
          <KeyCap>{shortcut}</KeyCap>
        </span>
      )}
    </button>
  );
}
