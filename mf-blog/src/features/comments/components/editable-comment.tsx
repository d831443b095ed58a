import type { SentComment } from '@femcoders/contracts/comment';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { submissionProblem } from '@femcoders/kit/forms/submission-problem';
import { ApiError, useApi } from '@femcoders/platform';
import { Button, Tag } from '@femcoders/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { withdrawComment } from '../api/change-comment.ts';
import { commentProblemText } from '../comment-problem-text.ts';
import { minutesLeft } from '../minutes-left.ts';
import { CommentText } from './comment-entry.tsx';
import styles from './comments.module.css';
import { EditForm } from './edit-form.tsx';

interface EditableCommentProps {
  comment: SentComment;
  onEdited: (comment: SentComment) => void;
  onWithdrawn: () => void;
}

/** A comment of hers that waits for moderation, and for a while what she may do about it. */
export function EditableComment({ comment, onEdited, onWithdrawn }: EditableCommentProps) {
  const api = useApi();
  const [doing, setDoing] = useState<'nothing' | 'editing' | 'asking' | 'withdrawing'>('nothing');
  const [problem, setProblem] = useState('');
  const [before, setBefore] = useState(doing);
  const edit = useRef<HTMLButtonElement>(null);
  const withdraw = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const left = useMinutesLeft(comment.editableUntil);

  // What was pressed makes way for what it has set off: the focus goes along, there and back.
  useEffect(() => {
    if (doing === before) return;
    setBefore(doing);
    if (doing === 'asking') confirm.current?.focus();
    else if (doing === 'nothing') (before === 'editing' ? edit : withdraw).current?.focus();
  }, [doing, before]);

  const takeBack = async () => {
    if (doing === 'withdrawing') return;
    setDoing('withdrawing');
    setProblem('');
    try {
      await withdrawComment(api, comment).catch((error) => {
        // Another tab has taken it back already.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
      onWithdrawn();
    } catch (error) {
      console.error('Error withdrawing comment:', error);
      setProblem(submissionProblem(error, commentProblemText('No se ha podido retirar. Sigue como estaba.')).title);
      setDoing('nothing');
    }
  };

  if (doing === 'editing') {
    return (
      <li className={`cut ${styles.pending}`}>
        <EditForm
          comment={comment}
          onSaved={(saved) => {
            onEdited(saved);
            setDoing('nothing');
          }}
          onCancel={() => setDoing('nothing')}
        />
      </li>
    );
  }
  return (
    <li className={`cut ${styles.pending}`}>
      <CommentText
        comment={comment}
        mark={<Tag tone="sun">Pendiente de moderación</Tag>}
        date={<time dateTime={comment.createdAt}>{dayInWords(comment.createdAt)}</time>}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {left && doing === 'nothing' && (
        <div className={`row gap-12 middle ${styles.own}`}>
          <Button ref={edit} variant="outline" size="small" onClick={() => setDoing('editing')}>
            Editar
          </Button>
          <Button ref={withdraw} variant="outline" size="small" onClick={() => setDoing('asking')}>
            Retirar
          </Button>
          <p className={styles.privacy}>Puedes hacerlo durante {left} más, desde este navegador.</p>
        </div>
      )}
      {(doing === 'asking' || doing === 'withdrawing') && (
        // biome-ignore lint/a11y/useSemanticElements: a question with two answers is no fieldset of a form
        <div role="group" aria-labelledby={`retirar-${comment.id}`} className={`row gap-12 middle ${styles.own}`}>
          <p id={`retirar-${comment.id}`}>¿Lo retiras? Se borra del todo.</p>
          <Button
            ref={confirm}
            variant="danger"
            size="small"
            busy={doing === 'withdrawing'}
            onClick={() => void takeBack()}
          >
            {doing === 'withdrawing' ? 'Retirándolo…' : 'Retirarlo'}
          </Button>
          <Button variant="outline" size="small" onClick={() => setDoing('nothing')}>
            Conservarlo
          </Button>
        </div>
      )}
    </li>
  );
}

/** How often the time that is left is announced, in milliseconds. */
const tickMs = 15_000;

function useMinutesLeft(until: string): string | null {
  const [now, setNow] = useState(Date.now);
  const left = minutesLeft(until, now);
  const over = left === null;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [over]);
  return left;
}
