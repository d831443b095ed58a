import type { Comment } from '@femcoders/contracts/comment';
import { classNames } from '@femcoders/shared-ui';
import { type RefObject, useEffect } from 'react';
import { waitingTime } from '../../room/waiting-time.ts';
import { articleName } from '../article-name.ts';
import { excerpt } from '../excerpt.ts';
import type { QueueView } from '../queue-view.ts';
import { commandFor, type QueueCommand } from '../shortcuts.ts';
import { rowId } from '../use-row-focus.ts';
import styles from './queue-list.module.css';

interface QueueListProps {
  listRef: RefObject<HTMLTableElement | null>;
  /** The comments of the page, in order. */
  page: Comment[];
  selectedId: string | null;
  order: QueueView['order'];
  /** Milliseconds since 1970. */
  now: number;
  characterKeys: boolean;
  onCommand: (command: QueueCommand) => void;
  onSelect: (comment: Comment) => void;
}

/**
 * The rows of the queue. One of them is in the tab order; arrows and single keys work while the focus is in here, and
 * only then (WCAG 2.1.4).
 */
export function QueueList(props: QueueListProps) {
  const { listRef, page, selectedId, order, now, characterKeys, onCommand, onSelect } = props;

  useEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const obey = (event: KeyboardEvent) => {
      const command = commandFor(event, characterKeys);
      if (!command) return;
      event.preventDefault();
      onCommand(command);
    };
    list.addEventListener('keydown', obey);
    return () => list.removeEventListener('keydown', obey);
  }, [listRef, characterKeys, onCommand]);

  return (
    <table ref={listRef} className={styles.table}>
      <caption className="visually-hidden">Comentarios pendientes</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.alias}>
            Alias
          </th>
          <th scope="col">Comentario</th>
          <th scope="col" className={styles.article}>
            Artículo
          </th>
          <th scope="col" className={styles.wait} aria-sort={order === 'newest' ? 'ascending' : 'descending'}>
            Espera
          </th>
        </tr>
      </thead>
      <tbody>
        {page.map((comment) => {
          const selected = comment.id === selectedId;
          const id = rowId(comment.id);
          return (
            <tr key={comment.id} className={classNames(styles.row, selected && styles.selected)}>
              <th scope="row" className={styles.alias}>
                <button
                  id={id}
                  type="button"
                  tabIndex={selected ? 0 : -1}
                  aria-current={selected || undefined}
                  aria-describedby={`${id}-texto`}
                  className={styles.pick}
                  onClick={() => onSelect(comment)}
                >
                  {comment.alias}
                </button>
              </th>
              <td id={`${id}-texto`} className={styles.text}>
                {excerpt(comment.content)}
              </td>
              <td className={styles.article}>{articleName(comment.postId)}</td>
              <td className={styles.wait}>
                <time dateTime={comment.createdAt}>{waitingTime(comment.createdAt, now)}</time>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
