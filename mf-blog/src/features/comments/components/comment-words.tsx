import { commentParts } from '@femcoders/contracts/comment-parts';
import { Fragment } from 'react';
import styles from './comments.module.css';

/** The text of a comment: its line breaks, code, bold words and links, and no HTML. A link says which host it leads to. */
export function CommentWords({ content }: { content: string }) {
  return (
    <p className={styles.words} dir="auto">
      {commentParts(content).map((part, index) => {
        // The parts never move.
        const key = index;
        if (part.kind === 'code') return <code key={key}>{part.text}</code>;
        if (part.kind === 'strong') return <strong key={key}>{part.text}</strong>;
        if (part.kind === 'text') return <Fragment key={key}>{part.text}</Fragment>;
        const { text, href, host } = part;
        return (
          <Fragment key={key}>
            <a href={href} rel="ugc nofollow noopener">
              <bdi>{text}</bdi>
            </a>
            {!text.includes(host) && <span className={styles.host}> ({host})</span>}
          </Fragment>
        );
      })}
    </p>
  );
}
