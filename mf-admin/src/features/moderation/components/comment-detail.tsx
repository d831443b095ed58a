import type { Comment } from '@femcoders/contracts/comment';
import { Button, SeedAvatar } from '@femcoders/shared-ui';
import type { RefObject } from 'react';
import { KeyCap } from '../../lists/components/key-cap.tsx';
import { waitingTime } from '../../room/waiting-time.ts';
import type { Act } from '../api/decide-comment.ts';
import { articleName } from '../article-name.ts';
import { commentDate } from '../comment-date.ts';
import styles from './comment-detail.module.css';

interface CommentDetailProps {
  comment: Comment;
  /** Milliseconds since 1970. */
  now: number;
  headingRef: RefObject<HTMLHeadingElement | null>;
  keysShown: boolean;
  onDecide: (act: Act) => void;
  /** Back to the list, where a narrow screen shows one at a time. */
  onClose: () => void;
}

/** The selected comment whole, and what to do with it. */
export function CommentDetail({ comment, now, headingRef, keysShown, onDecide, onClose }: CommentDetailProps) {
  const { alias, content, postId, createdAt } = comment;
  const waited = waitingTime(createdAt, now);

  return (
    <article className={styles.detail} aria-labelledby="comentario-abierto">
      <Button variant="quiet" size="small" className={styles.back} onClick={onClose}>
        Volver a la lista
      </Button>
      <header className={styles.head}>
        <SeedAvatar seed={alias} size={44} />
        <div className={styles.who}>
          <h2 id="comentario-abierto" ref={headingRef} tabIndex={-1}>
            {alias}
          </h2>
          <p>{articleName(postId)}</p>
        </div>
      </header>
      <blockquote className={styles.text}>{content}</blockquote>
      <dl className={styles.facts}>
        <div>
          <dt>Recibido</dt>
          <dd>
            <time dateTime={createdAt}>{commentDate(createdAt)}</time> (hora de Madrid)
          </dd>
        </div>
        <div>
          <dt>Espera</dt>
          <dd>{waited}</dd>
        </div>
        <div>
          <dt>Largo</dt>
          <dd>{[...content].length.toLocaleString('es-ES')} caracteres</dd>
        </div>
      </dl>
      <div className={styles.acts}>
        <Button size="small" aria-keyshortcuts={keysShown ? 'A' : undefined} onClick={() => onDecide('approve')}>
          Aprobar {keysShown && <PrintedKey name="A" />}
        </Button>
        <Button
          size="small"
          variant="danger"
          aria-keyshortcuts={keysShown ? 'R' : undefined}
          onClick={() => onDecide('reject')}
        >
          Rechazar {keysShown && <PrintedKey name="R" />}
        </Button>
      </div>
      <p className={styles.consequence}>
        Aprobado se publica al momento. Rechazado desaparece y se borra a los 90 días.
      </p>
    </article>
  );
}

/** The button's name stays its word. */
function PrintedKey({ name }: { name: string }) {
  return (
    <span aria-hidden="true">
      <KeyCap>{name}</KeyCap>
    </span>
  );
}
