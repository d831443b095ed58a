import type { Comment } from '@femcoders/contracts/comment';
import { useApi, useQuery, useSearchParams } from '@femcoders/platform';
import { useRef, useState } from 'react';
import { commentPage } from '../api/comment-page.ts';
import { commentsId, readAnswersPlace, readAnswerTo, readCommentsPage } from '../comment-addresses.ts';
import { useSentComments } from '../sent-comments.ts';
import { type Answered, CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import styles from './comments.module.css';

export { prefetchComments } from '../api/comment-page.ts';
export { replaceServerHtml } from '../replace-server-html.ts';

/** The comments of a post and the form to add one (spec section 2, comments widget). */
export function Comments({ postId }: { postId: number }) {
  const own = useSentComments(postId);
  const heading = useRef<HTMLHeadingElement>(null);
  const [status, setStatus] = useState('');
  const [search] = useSearchParams();
  const page = readCommentsPage(search);
  const answerTo = readAnswerTo(search);
  const { data } = useQuery(commentPage(useApi(), postId, page));
  const asked = data?.entries.find((comment) => comment.id === answerTo && comment.answerTo === undefined);
  /** Chosen here; another object each time, so that choosing the same again leads to the form again. */
  const [chosen, setChosen] = useState<Answered | null>(null);
  return (
    <section className={`wrap ${styles.band}`} aria-labelledby={commentsId} data-search="skip">
      <h2 id={commentsId} ref={heading} tabIndex={-1} className={styles.title}>
        Comentarios
      </h2>
      <p role="status" className="visually-hidden">
        {status}
      </p>
      <div className={`stack gap-64 top ${styles.columns}`}>
        <CommentList
          postId={postId}
          page={page}
          answersPlace={readAnswersPlace(search)}
          own={own}
          onAnswer={({ id, alias }: Comment) => setChosen({ id, alias })}
          onStatus={setStatus}
          onWithdrawn={() => heading.current?.focus({ preventScroll: true })}
        />
        <CommentForm postId={postId} asked={asked ?? null} chosen={chosen} onSent={own.add} />
      </div>
    </section>
  );
}
