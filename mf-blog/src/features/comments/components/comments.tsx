import { useState } from 'react';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import styles from './comments.module.css';

/** A comment of this visit that waits for moderation. It exists in this browser only. */
export interface PendingComment {
  key: number;
  content: string;
  alias: string;
  /** ISO 8601 instant. */
  createdAt: string;
}

/** The comments of a post and the form to add one (spec section 2, comments widget). */
export function Comments({ postId }: { postId: number }) {
  const [pending, setPending] = useState<PendingComment[]>([]);
  return (
    <section className={`wrap ${styles.band}`} aria-labelledby="comentarios">
      <h2 id="comentarios" className={styles.title}>
        Comentarios
      </h2>
      <div className={styles.columns}>
        <CommentList postId={postId} pending={pending} />
        <CommentForm
          postId={postId}
          onSent={(comment) => setPending((before) => [...before, { ...comment, key: before.length }])}
        />
      </div>
    </section>
  );
}
