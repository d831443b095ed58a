import type { Comment } from '@femcoders/contracts/comment';
import { submissionProblem } from '@femcoders/kit/forms/submission-problem';
import { usePending } from '@femcoders/kit/forms/use-pending';
import { Link, showToast, useApi, useLocation, useQuery, useQueryClient, useSession } from '@femcoders/platform';
import { useState } from 'react';
import { helpfulComments, markHelpful } from '../api/helpful-comments.ts';
import { commentAnchor } from '../comment-anchor.ts';
import { commentProblemText } from '../comment-problem-text.ts';
import styles from './comments.module.css';

/**
 * Says that a comment has helped her, and takes it back. Only members count, one by one: visitors and the server have a
 * link in its place that leads to the login and back.
 */
export function HelpfulButton({ comment: { id, postId, alias, helpful = 0 } }: { comment: Comment }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const { user } = useSession();
  const own = useQuery({ ...helpfulComments(api, user?.id ?? '', postId), enabled: user !== null });
  /** After she has pressed: what she wants and the count with it; it holds until `helpful` is a newer one. */
  const [pressed, setPressed] = useState<{ marked: boolean; count: number; over: number } | null>(null);
  const { run } = usePending();
  const marked = pressed?.marked ?? own.data?.includes(id) ?? false;
  const count = pressed && pressed.over === helpful ? pressed.count : helpful;

  async function press(userId: string) {
    const before = pressed;
    const wanted = !marked;
    setPressed({ marked: wanted, count: count + (wanted ? 1 : -1), over: helpful });
    try {
      const answer = await markHelpful(api, userId, id, wanted);
      setPressed({ marked: answer.helpful, count: answer.count, over: helpful });
      queryClient.setQueryData<string[]>(helpfulComments(api, userId, postId).queryKey, (ids = []) =>
        wanted ? [...ids, id] : ids.filter((each) => each !== id),
      );
    } catch (error) {
      setPressed(before);
      showToast(submissionProblem(error, commentProblemText('No se ha podido guardar.')).title, { tone: 'error' });
    }
  }

  const words = (
    <>
      Me ayuda<span className="visually-hidden"> el comentario de {alias}</span>
    </>
  );
  return (
    <>
      {user ? (
        <button
          type="button"
          className={styles.mark}
          aria-pressed={marked}
          onClick={() => void run(() => press(user.id))}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={marked ? 'm3.5 10.5 4.5 4.5L16.5 6' : 'M10 16V4M4.5 9.5 10 4l5.5 5.5'} />
          </svg>
          {words}
        </button>
      ) : (
        <Link
          className={styles.mark}
          rel="nofollow"
          data-late=""
          to={`/login?volver=${encodeURIComponent(`${pathname}${search}#${commentAnchor(id)}`)}`}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M10 16V4M4.5 9.5 10 4l5.5 5.5" />
          </svg>
          {words}
        </Link>
      )}
      <span className={styles.total} aria-live="polite">
        {count > 0 && `Ayuda a ${count}`}
      </span>
    </>
  );
}
