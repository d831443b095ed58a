import { KeyCap } from '../../lists/components/key-cap.tsx';
import type { Decision } from '../use-moderation.ts';
import styles from './undo-bar.module.css';

interface UndoBarProps {
  decision: Decision;
  keyShown: boolean;
  onUndo: () => void;
}

/** What was decided last, until the next decision, and the way back. No clock runs on it. */
export function UndoBar({ decision: { act, comment }, keyShown, onUndo }: UndoBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.what}>
        {decided[act]} «{comment.alias}».
      </p>
      <button
        type="button"
        className={`cut ${styles.undo}`}
        aria-keyshortcuts={keyShown ? 'Z' : undefined}
        onClick={onUndo}
      >
        Deshacer{' '}
        {keyShown && (
          <span aria-hidden="true">
            <KeyCap>Z</KeyCap>
          </span>
        )}
      </button>
    </div>
  );
}

/** A decision in one word. */
export const decided = { approve: 'Aprobado', reject: 'Rechazado' } as const;
