import { anonymousAlias } from '@femcoders/contracts/comment-limits';
import { SeedAvatar, Tag } from '@femcoders/shared-ui';
import { spanishDate } from '../../../dates/spanish-date.ts';
import { commentAnchor } from '../comment-anchor.ts';
import styles from './comments.module.css';

interface CommentEntryProps {
  comment: { id?: string; content: string; alias: string; createdAt: string };
  /** Waits for moderation. */
  pending?: boolean;
}

/** One comment: plain text with its line breaks. */
export function CommentEntry({ comment, pending = false }: CommentEntryProps) {
  const alias = comment.alias || anonymousAlias;
  return (
    <li id={comment.id && commentAnchor(comment.id)} className={pending ? `cut ${styles.pending}` : styles.entry}>
      <article>
        <header className={styles.by}>
          <SeedAvatar seed={alias} size={40} />
          <p>
            <strong>{alias}</strong> {pending && <Tag tone="sun">Pendiente de moderación</Tag>}
            <br />
            <time dateTime={comment.createdAt}>{spanishDate(comment.createdAt)}</time>
          </p>
        </header>
        <p className={styles.words}>{comment.content}</p>
      </article>
    </li>
  );
}
