import { Button } from '@femcoders/shared-ui';
import type { ModerationProblem } from '../use-moderation.ts';
import styles from './problems.module.css';

interface ProblemsProps {
  problems: readonly ModerationProblem[];
  onDismiss: (commentIds: readonly string[]) => void;
}

/** Renders what did not work, until the moderator has read it. */
export function Problems({ problems, onDismiss }: ProblemsProps) {
  return (
    <div role="alert">
      {problems.map(({ commentIds, message }) => (
        <div key={commentIds.join()} className={`cut ${styles.problem}`}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M10 2 19 18H1ZM10 8v5M10 15v1" />
          </svg>
          <p className="shrinks breaks">{message}</p>
          <Button variant="quiet" size="small" onClick={() => onDismiss(commentIds)}>
            Cerrar
          </Button>
        </div>
      ))}
    </div>
  );
}
