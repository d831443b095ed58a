import { anonymousAlias } from '@femcoders/contracts/anonymous-alias';
import type { Comment } from '@femcoders/contracts/comment';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { classNames, SeedAvatar } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import { commentAnchor } from '../comment-anchor.ts';
import { takePlainClick } from '../plain-click.ts';
import styles from './comments.module.css';
import { FormattedComment } from './formatted-comment.tsx';
import { HelpfulButton } from './helpful-button.tsx';

interface CommentEntryProps {
  comment: Comment;
  /** The address of the form that answers it; without it, it cannot be answered. */
  answerHref?: string;
  onAnswer?: () => void;
  /** The answers to it. */
  children?: ReactNode;
  /** It answers a comment that is not published any more. */
  answersGone?: boolean;
  /** The address leads to it. */
  linked: boolean;
  onReport: () => void;
}

/** A published comment, and below it the answers to it. */
export function CommentEntry(props: CommentEntryProps) {
  const { comment, answersGone, linked, onReport, answerHref, onAnswer, children } = props;
  const alias = comment.alias || anonymousAlias;
  const anchor = commentAnchor(comment.id);
  const words = (
    <>
      Denunciar<span className="visually-hidden"> el comentario de {alias}</span>
    </>
  );
  return (
    <li id={anchor} tabIndex={-1} className={classNames(styles.entry, linked && styles.linked)}>
      <CommentText
        comment={comment}
        context={answersGone && 'En respuesta a un comentario retirado'}
        date={
          <a href={`#${anchor}`} className={styles.permalink}>
            <time dateTime={comment.createdAt}>{dayInWords(comment.createdAt)}</time>
          </a>
        }
        actions={
          // Without scripts there is the contact form.
          typeof document === 'undefined' ? (
            <a href="/contacto" className={styles.report} data-late="">
              {words}
            </a>
          ) : (
            <button type="button" className={styles.report} aria-haspopup="dialog" onClick={onReport}>
              {words}
            </button>
          )
        }
      />
      <div className={`row gap-8-16 middle ${styles.answer}`}>
        {answerHref && (
          <a
            href={answerHref}
            rel="nofollow"
            data-late=""
            onClick={(event) => onAnswer && takePlainClick(event) && onAnswer()}
          >
            Responder<span className="visually-hidden"> al comentario de {alias}</span>
          </a>
        )}
        <HelpfulButton comment={comment} />
      </div>
      {children}
    </li>
  );
}

interface CommentTextProps {
  comment: Pick<Comment, 'alias' | 'content'>;
  /** Above the words. */
  context?: ReactNode;
  date: ReactNode;
  /** Next to the alias. */
  mark?: ReactNode;
  actions?: ReactNode;
}

/** Renders who wrote it, when, and what. Either may be in a script that is written from the right. */
export function CommentText({ comment: { alias, content }, context, date, mark, actions }: CommentTextProps) {
  const name = alias || anonymousAlias;
  return (
    <article>
      <header className={styles.by}>
        <SeedAvatar seed={name} size={40} />
        <p className="shrinks breaks">
          <strong>
            <bdi>{name}</bdi>
          </strong>{' '}
          {mark}
          <br />
          {date}
        </p>
        {actions}
      </header>
      {context && <p className={styles.context}>{context}</p>}
      <FormattedComment content={content} />
    </article>
  );
}
