import type { CommentListName } from '@femcoders/contracts/moderation-names';
import { Button, EmptyState } from '@femcoders/shared-ui';
import { stateWords } from '../comment-states.ts';

interface EmptyQueueProps {
  state: CommentListName;
  /** Takes the filter away; null where there is none. */
  onWiden: (() => void) | null;
}

/** In place of the list when no comment is in it. */
export function EmptyQueue({ state, onWiden }: EmptyQueueProps) {
  if (onWiden) {
    return (
      <EmptyState title="Ningún comentario coincide con el filtro">
        <Button variant="outline" size="small" onClick={onWiden}>
          Quitar el filtro
        </Button>
      </EmptyState>
    );
  }
  const { title, text } = stateWords[state].empty;
  return (
    <EmptyState title={title}>
      <p>{text}</p>
    </EmptyState>
  );
}
