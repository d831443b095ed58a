import type { OwnComment } from '@femcoders/contracts/own-comment';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { ConfirmDialog } from '@femcoders/kit/forms/confirm-dialog';
import { usePending } from '@femcoders/kit/forms/use-pending';
import { ApiError, Link, showToast, useApi, useQueryClient } from '@femcoders/platform';
import { Button, Tag } from '@femcoders/shared-ui';
import { useState } from 'react';
import { commentAnchor } from '../comments/comment-anchor.ts';
import { rejectionText, stateTags } from './comment-outcome.ts';
import styles from './my-comments.module.css';
import { myCommentsKey, withdrawComment } from './my-comments-query.ts';
import { useArticleOfPost } from './use-article-of-post.ts';

interface OwnCommentEntryProps {
  comment: OwnComment;
  userId: string;
  /** She has taken it back: it is about to leave the list. */
  onWithdrawn: () => void;
}

/** One of her comments: where she wrote it, its state, and what she can do about it. */
export function OwnCommentEntry({ comment, userId, onWithdrawn }: OwnCommentEntryProps) {
  const { id, postId, content, alias, state, reason, createdAt } = comment;
  const { article, pending } = useArticleOfPost(postId);
  const { label, tone } = stateTags[state];
  return (
    <li className={styles.entry}>
      <p className="row gap-4-16 middle">
        <Tag tone={tone}>{label}</Tag>
        <span className="quiet small">
          <time dateTime={createdAt}>{dayInWords(createdAt)}</time>, como {alias}
        </span>
      </p>
      <h3>
        {article ? (
          <Link className="plain" to={state === 'approved' ? `${article.path}#${commentAnchor(id)}` : article.path}>
            {article.title}
          </Link>
        ) : (
          !pending && 'Un artículo que ya no está'
        )}
      </h3>
      <p className={styles.words}>{content}</p>
      {state === 'pending' && <Withdraw commentId={id} userId={userId} onWithdrawn={onWithdrawn} />}
      {state === 'rejected' && (
        <p className={styles.why}>
          {rejectionText(reason)} Si crees que es un error, <Link to="/contacto">escríbenos</Link> y lo mira otra
          persona del equipo.
        </p>
      )}
    </li>
  );
}

/** Takes the comment back, after one question. */
function Withdraw({ commentId, userId, onWithdrawn }: { commentId: string } & Omit<OwnCommentEntryProps, 'comment'>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState(false);
  const { busy, run } = usePending();

  async function withdraw(): Promise<void> {
    try {
      await withdrawComment(api, userId, commentId).catch((error) => {
        // Another tab has taken it back already.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
      showToast('Comentario retirado.', { tone: 'success' });
      onWithdrawn();
    } catch (error) {
      const says = error instanceof ApiError && error.status < 500;
      showToast(says ? error.message : 'No hemos podido retirarlo. Sigue en revisión.', { tone: 'error' });
    }
    await queryClient.invalidateQueries({ queryKey: myCommentsKey(userId) });
  }

  return (
    <>
      <p>
        <Button variant="quiet" size="small" className={styles.withdraw} busy={busy} onClick={() => setAsked(true)}>
          {busy ? 'Retirándolo…' : 'Retirar'}
        </Button>
      </p>
      <ConfirmDialog
        open={asked}
        title="¿Retiras este comentario?"
        yes="Retirarlo"
        no="Conservarlo"
        onYes={() => run(withdraw)}
        onClose={() => setAsked(false)}
      >
        <p>Aún no se ha decidido nada sobre él. Se borra del todo y no se puede recuperar.</p>
      </ConfirmDialog>
    </>
  );
}
