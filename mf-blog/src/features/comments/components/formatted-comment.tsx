import { commentParts } from '@femcoders/contracts/comment-parts';
import { Fragment } from 'react';
import styles from './comments.module.css';

/** The text of a comment: its line breaks, code, bold words and links, and no HTML. A link says which host it leads to. */
export function FormattedComment({ content }: { content: string }) {
  return (
    <p className={styles.words} dir="auto">
      {commentParts(content).map((part, index) => {
        // The parts never move.
        const key = index;
        if (part.kind !== 'link') {
          if (part.kind === 'code') return <code key={key}>{part.text}</code>;
          return part.kind === 'strong' ? <strong key={key}>{part.text}</strong> : part.text;
        }
        const { text, href, host } = part;
        return (
          <Fragment key={key}>
            <a href={href} rel="ugc nofollow noopener">
              <bdi>{text}</bdi>
            </a>
            {host && <span className={styles.host}> ({host})</span>}
          </Fragment>
        );
      })}
    </p>
  );
}
