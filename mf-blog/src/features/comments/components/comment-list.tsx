import type { Comment, ListedComment, SentComment } from '@femcoders/contracts/comment';
import { commentsPerPage } from '@femcoders/contracts/comment-limits';
import { counted, plural } from '@femcoders/contracts/spanish-count';
import { usePending } from '@femcoders/kit/forms/use-pending';
import { showToast, useApi, useQuery, useQueryClient } from '@femcoders/platform';
import { buttonClass, EmptyState, ErrorState, Skeleton } from '@femcoders/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { answerHref } from '../answer-address.ts';
import { commentPage, commentPagesKey } from '../api/comment-page.ts';
import { commentAnchor } from '../comment-anchor.ts';
import { commentsPageHref } from '../comments-page.ts';
import { takePlainClick } from '../plain-click.ts';
import type { useSentComments } from '../sent-comments.ts';
import { useLinkedComment } from '../use-linked-comment.ts';
import { CommentEntry } from './comment-entry.tsx';
import styles from './comments.module.css';
import { PendingEntry } from './pending-entry.tsx';
import { ReportDialog } from './report-dialog.tsx';

interface CommentListProps {
  postId: number;
  /** From 1. */
  page: number;
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
export function CommentList({ postId, page, own, onAnswer, onStatus, onWithdrawn }: CommentListProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const first = useQuery(commentPage(api, postId, page));
  const [reported, setReported] = useState<Comment | null>(null);
  const { more, loading, showMore } = useMore(postId, page, onStatus);
  const hash = useLinkedComment(postId, first.data?.entries);

  useEffect(() => {
    if (first.error) console.error('Error fetching comments:', first.error);
  }, [first.error]);

  const shown = withoutRepetition([...(first.data?.entries ?? []), ...more]);
  const { total = 0, answers = 0 } = first.data ?? {};
  const lastShown = page + Math.ceil(more.length / commentsPerPage);
  const hasMore = lastShown * commentsPerPage < total;
  const published = new Set(shown.flatMap(({ id, answers = [] }) => [id, ...answers.map((answer) => answer.id)]));
  const pending = own.sent.filter(({ id }) => !published.has(id));
  /** Those that answer a comment of the list stand below it. */
  const apart = pending.filter(({ answerTo }) => !shown.some(({ id }) => id === answerTo));
  const pageOf = (index: number) => page + Math.floor(index / commentsPerPage);
  /** Fetches the comments again: of the published ones, one is no longer published. */
  const refresh = () => void queryClient.invalidateQueries({ queryKey: commentPagesKey(postId) });

  const isLinked = ({ id }: Comment) => hash === `#${commentAnchor(id)}`;
  const pendingEntry = (comment: SentComment) => (
    <PendingEntry
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
            const below = pending.filter(({ answerTo }) => answerTo === comment.id);
            const { answers = [] } = comment;
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
                {answers.length + below.length > 0 && (
                  <ol className={`stack gap-24 ${styles.answers}`} aria-label={`Respuestas a ${comment.alias}`}>
                    {answers.map((answer) => (
                      <CommentEntry
                        key={answer.id}
                        comment={answer}
                        linked={isLinked(answer)}
                        onReport={() => setReported(answer)}
                      />
                    ))}
                    {below.map(pendingEntry)}
                  </ol>
                )}
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
      {hasMore && (
        <a
          className={buttonClass('outline')}
          id="mas-comentarios"
          rel="next"
          data-late=""
          href={commentsPageHref(lastShown + 1)}
          aria-busy={loading || undefined}
          onClick={(event) => takePlainClick(event) && showMore(lastShown + 1, total)}
        >
          {loading ? 'Cargando…' : 'Ver más comentarios'}
        </a>
      )}
      {!hasMore && total > commentsPerPage && <p className={styles.total}>Ya no hay más comentarios.</p>}
      {reported && <ReportDialog key={reported.id} comment={reported} onClose={() => setReported(null)} />}
    </div>
  );
}

/** The pages that the reader has asked for below the one of the address. */
function useMore(postId: number, page: number, onStatus: CommentListProps['onStatus']) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [{ below, more }, setMore] = useState<{ below: number; more: ListedComment[] }>({ below: page, more: [] });
  const { busy: loading, run } = usePending();
  const focusNext = useRef<string>(null);
  if (below !== page) setMore({ below: page, more: [] });

  // The link that was pressed goes further down: keyboard users go on with the first that is new.
  useEffect(() => {
    if (focusNext.current && more.length > 0)
      document.getElementById(focusNext.current)?.focus({ preventScroll: true });
    focusNext.current = null;
  }, [more]);

  const load = async (next: number, total: number) => {
    try {
      const { entries } = await queryClient.fetchQuery(commentPage(api, postId, next));
      focusNext.current = entries[0] ? commentAnchor(entries[0].id) : null;
      setMore({ below: page, more: [...more, ...entries] });
      const left = total - next * commentsPerPage;
      onStatus(
        `${counted(entries.length, 'comentario más', 'comentarios más')}. ${left > 0 ? `${plural(left, 'Queda', 'Quedan')} ${left}.` : 'Ya no hay más.'}`,
      );
    } catch (error) {
      console.error('Error fetching comments:', error);
      showToast('No hemos podido cargar más comentarios. Vuelve a intentarlo.', { tone: 'error' });
    }
  };
  return { more, loading, showMore: (next: number, total: number) => void run(() => load(next, total)) };
}

/** One that was approved meanwhile pushes others onto the next page, where they come a second time. */
function withoutRepetition(comments: ListedComment[]): ListedComment[] {
  return [...new Map(comments.map((comment) => [comment.id, comment])).values()];
}
