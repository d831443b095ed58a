import type { Comment, SentComment } from '@femcoders/contracts/comment';
import { commentsPerPage } from '@femcoders/contracts/comment-limits';
import { counted } from '@femcoders/contracts/spanish-count';
import { useApi, useQuery, useQueryClient } from '@femcoders/platform';
import { buttonClass, EmptyState, ErrorState, Skeleton } from '@femcoders/shared-ui';
import { useEffect, useState } from 'react';
import { answersPage, commentPage, commentPagesKey } from '../api/comment-page.ts';
import { type AnswersPlace, answerHref, commentsPageHref } from '../comment-addresses.ts';
import { commentAnchor } from '../comment-anchor.ts';
import { takePlainClick } from '../plain-click.ts';
import type { useSentComments } from '../sent-comments.ts';
import { useLinkedComment } from '../use-linked-comment.ts';
import { useMore, withoutRepetition } from '../use-more.ts';
import { Answers, type FurtherAnswers } from './answers.tsx';
import { CommentEntry } from './comment-entry.tsx';
import styles from './comments.module.css';
import { EditableComment } from './editable-comment.tsx';
import { ReportDialog } from './report-dialog.tsx';

interface CommentListProps {
  postId: number;
  /** From 1. */
  page: number;
  /** The further answers that the address asks for. */
  answersPlace: AnswersPlace | null;
  own: ReturnType<typeof useSentComments>;
  onAnswer: (comment: Comment) => void;
  /** Something happened that a screen reader should announce. */
  onStatus: (sentence: string) => void;
  /** The entry with the focus has gone. */
  onWithdrawn: () => void;
}

/**
 * The approved comments, the newest first, page after page, and after them the visitor's own that wait for moderation
 * (spec section 4).
 */
export function CommentList(props: CommentListProps) {
  const { postId, page, answersPlace, own, onAnswer, onStatus, onWithdrawn } = props;
  const api = useApi();
  const queryClient = useQueryClient();
  const first = useQuery(commentPage(api, postId, page));
  const [reported, setReported] = useState<Comment | null>(null);
  const further = useFurtherAnswers(postId, answersPlace);
  const hash = useLinkedComment(postId, further.isPending ? undefined : first.data?.entries);
  const { total = 0, answers = 0 } = first.data ?? {};
  const { more, loading, next, left, showMore } = useMore({
    page,
    perPage: commentsPerPage,
    total,
    words: ['comentario', 'comentarios'],
    readPage: async (wanted) => (await queryClient.fetchQuery(commentPage(api, postId, wanted))).entries,
    onStatus,
  });

  useEffect(() => {
    if (first.error) console.error('Error fetching comments:', first.error);
  }, [first.error]);

  const shown = withoutRepetition([...(first.data?.entries ?? []), ...more]);
  const published = new Set(shown.flatMap(({ id, answers = [] }) => [id, ...answers.map((answer) => answer.id)]));
  const pending = own.sent.filter(({ id }) => !published.has(id));
  /** Those that answer a comment of the list stand below it. */
  const apart = pending.filter(({ answerTo }) => !shown.some(({ id }) => id === answerTo));
  const pageOf = (index: number) => page + Math.floor(index / commentsPerPage);
  /** Fetches the comments again: of the published ones, one is no longer published. */
  const refresh = () => void queryClient.invalidateQueries({ queryKey: commentPagesKey(postId) });

  const isLinked = ({ id }: Comment) => hash === `#${commentAnchor(id)}`;
  const pendingEntry = (comment: SentComment) => (
    <EditableComment
      key={comment.id}
      comment={comment}
      onEdited={(edited: SentComment) => {
        own.replace(edited);
        onStatus('Cambios guardados. Tu comentario sigue pendiente de moderación.');
        refresh();
      }}
      onWithdrawn={() => {
        own.remove(comment.id);
        onStatus('Comentario retirado.');
        onWithdrawn();
        refresh();
      }}
    />
  );

  return (
    <div className={`stack gap-32 starts shrinks ${styles.list}`}>
      {total > 0 && (
        <p className={styles.total}>
          {counted(total, 'comentario', 'comentarios')}
          {answers > 0 && ` y ${counted(answers, 'respuesta', 'respuestas')}`}
          {total > commentsPerPage && `, página ${page} de ${Math.ceil(total / commentsPerPage)}`}
        </p>
      )}
      {/* Not the kit's `Loaded`: what she has just sent stands here in each state. */}
      {first.isPending && (
        <div role="status">
          <span className="visually-hidden">Cargando comentarios…</span>
          <Skeleton lines={4} />
        </div>
      )}
      {page > 1 && (
        <a className={buttonClass('outline')} id="mas-recientes" rel="prev" href={commentsPageHref(page - 1)}>
          Ver los más recientes
        </a>
      )}
      {first.data && shown.length === 0 && pending.length === 0 && (
        <EmptyState title={total > 0 ? 'En esta página no hay comentarios' : 'Aún no hay comentarios'}>
          <p>¿Te ha servido? ¿Te falta algo? {total > 0 ? 'Cuéntalo.' : 'Abre tú la conversación.'}</p>
        </EmptyState>
      )}
      {(shown.length > 0 || pending.length > 0) && (
        <ol className="stack gap-32">
          {shown.map((comment, index) => {
            const answersGone = comment.answerTo !== undefined;
            return (
              <CommentEntry
                key={comment.id}
                comment={comment}
                answersGone={answersGone}
                linked={isLinked(comment)}
                onReport={() => setReported(comment)}
                {...(!answersGone && {
                  answerHref: answerHref(pageOf(index), comment.id),
                  onAnswer: () => onAnswer(comment),
                })}
              >
                <Answers
                  postId={postId}
                  comment={comment}
                  page={pageOf(index)}
                  further={further.of(comment)}
                  pending={pending.filter(({ answerTo }) => answerTo === comment.id)}
                  renderAnswer={(answer) => (
                    <CommentEntry
                      key={answer.id}
                      comment={answer}
                      linked={isLinked(answer)}
                      onReport={() => setReported(answer)}
                    />
                  )}
                  renderPending={pendingEntry}
                  onStatus={onStatus}
                />
              </CommentEntry>
            );
          })}
          {apart.map(pendingEntry)}
        </ol>
      )}
      {first.isError && !first.data && (
        <ErrorState
          title="No hemos podido cargar los comentarios"
          onRetry={() => void first.refetch()}
          busy={first.isFetching}
        >
          <p>El artículo sigue aquí. Vuelve a intentarlo cuando quieras.</p>
        </ErrorState>
      )}
      {left > 0 && (
        <a
          className={buttonClass('outline')}
          id="mas-comentarios"
          rel="next"
          data-late=""
          href={commentsPageHref(next)}
          aria-busy={loading || undefined}
          onClick={(event) => takePlainClick(event) && showMore()}
        >
          {loading ? 'Cargando…' : 'Ver más comentarios'}
        </a>
      )}
      {left === 0 && total > commentsPerPage && <p className={styles.total}>Ya no hay más comentarios.</p>}
      {reported && <ReportDialog key={reported.id} comment={reported} onClose={() => setReported(null)} />}
    </div>
  );
}

/** The page of answers that the address asks for. Where it does not come, the answers that came with the comments stand. */
function useFurtherAnswers(postId: number, place: AnswersPlace | null) {
  const api = useApi();
  const { data, isPending } = useQuery({
    ...answersPage(api, postId, place ?? { answersTo: '', page: 1 }),
    enabled: place !== null,
  });
  return {
    isPending: place !== null && isPending,
    of: ({ id }: Comment): FurtherAnswers | null =>
      place?.answersTo === id && data?.length ? { page: place.page, entries: data } : null,
  };
}
