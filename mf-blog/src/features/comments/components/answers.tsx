import type { Comment, ListedComment, SentComment } from '@femcoders/contracts/comment';
import { answersPerPage } from '@femcoders/contracts/comment-limits';
import { useApi, useQueryClient } from '@femcoders/platform';
import { classNames } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import { answersPage } from '../api/comment-page.ts';
import { answersHref } from '../comment-addresses.ts';
import { takePlainClick } from '../plain-click.ts';
import { useMore, withoutRepetition } from '../use-more.ts';
import styles from './comments.module.css';

/** A page of the answers to a comment, and what is on it. */
export interface FurtherAnswers {
  page: number;
  entries: Comment[];
}

interface AnswersProps {
  postId: number;
  /** The comment that they answer. */
  comment: ListedComment;
  /** The page of comments on which it stands. */
  page: number;
  /** In place of those that come with the comment, where the address asks for a further page. */
  further: FurtherAnswers | null;
  /** The visitor's answers that wait for moderation. */
  pending: SentComment[];
  renderAnswer: (answer: Comment) => ReactNode;
  renderPending: (answer: SentComment) => ReactNode;
  onStatus: (sentence: string) => void;
}

/** The answers to a comment, the oldest first, page after page, and after them the visitor's that wait for moderation. */
export function Answers(props: AnswersProps) {
  const { postId, comment, page, further, pending, renderAnswer, renderPending, onStatus } = props;
  const api = useApi();
  const queryClient = useQueryClient();
  const { id, alias, answers = [], moreAnswers = 0 } = comment;
  const { page: start, entries } = further ?? { page: 1, entries: answers };
  const { more, loading, next, left, showMore } = useMore({
    page: start,
    perPage: answersPerPage,
    total: answers.length + moreAnswers,
    words: ['respuesta', 'respuestas'],
    readPage: (wanted) => queryClient.fetchQuery(answersPage(api, postId, { answersTo: id, page: wanted })),
    onStatus,
  });
  const shown = withoutRepetition([...entries, ...more]);
  const waiting = pending.filter((sent) => !shown.some((answer) => answer.id === sent.id));
  if (shown.length + waiting.length === 0) return null;
  const to = <span className="visually-hidden"> al comentario de {alias}</span>;

  return (
    <div className={classNames('stack gap-24 starts', styles.answers)}>
      {start > 1 && (
        <a rel="prev" href={answersHref(page, { answersTo: id, page: start - 1 })}>
          Ver respuestas anteriores{to}
        </a>
      )}
      <ol className="stack gap-24 shrinks" aria-label={`Respuestas a ${alias}`}>
        {shown.map(renderAnswer)}
        {waiting.map(renderPending)}
      </ol>
      {left > 0 && (
        <a
          id={`mas-respuestas-${id}`}
          rel="next"
          data-late=""
          href={answersHref(page, { answersTo: id, page: next })}
          aria-busy={loading || undefined}
          onClick={(event) => takePlainClick(event) && showMore()}
        >
          {loading ? 'Cargando…' : `Ver más respuestas (${left})`}
          {to}
        </a>
      )}
    </div>
  );
}
