import type { ModeratedComment } from '@femcoders/contracts/moderation';
import { classNames } from '@femcoders/shared-ui';
import { type RefObject, useEffect } from 'react';
import { waitingTime } from '../../layout/waiting-time.ts';
import { articleName } from '../article-name.ts';
import { stateWords } from '../comment-states.ts';
import { excerpt } from '../excerpt.ts';
import { listedSince } from '../optimistic-moves.ts';
import type { QueueView } from '../queue-view.ts';
import { commandFor, type QueueCommand } from '../shortcuts.ts';
import { rowId } from '../use-row-focus.ts';
import type { useRowSelection } from '../use-row-selection.ts';
import styles from './queue-list.module.css';
import { RiskMark } from './risk-mark.tsx';

interface QueueListProps {
  listRef: RefObject<HTMLTableElement | null>;
  /** The comments of the page, in order. */
  page: ModeratedComment[];
  selectedId: string | null;
  marks: ReturnType<typeof useRowSelection>;
  view: QueueView;
  /** Milliseconds since 1970. */
  now: number;
  characterKeys: boolean;
  onCommand: (command: QueueCommand) => void;
  onSelect: (comment: ModeratedComment) => void;
}

/**
 * The rows of the queue. One of them is in the tab order; arrows and single keys work while the focus is in here, and
 * only then (WCAG 2.1.4). On a narrow screen a row takes two lines, so the roles are written out: other display values
 * would take them away.
 */
export function QueueList(props: QueueListProps) {
  const { listRef, page, selectedId, marks, view, now, characterKeys, onCommand, onSelect } = props;
  const { state, order } = view;

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

  const byTime = order === 'risk' ? undefined : order === 'newest' ? 'ascending' : 'descending';
  const headers = [
    ['alias', 'Alias'],
    ['text', 'Comentario'],
    ['article', 'Artículo'],
    ['risk', 'Riesgo', order === 'risk' ? 'descending' : undefined],
    ['wait', state === 'pending' ? 'Espera' : state === 'reported' ? 'Denunciado' : 'Decidido', byTime],
  ] as const;
  const someMarked = marks.marked.length > 0;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a display of grid takes the roles of a table away
    <table role="table" ref={listRef} className={styles.table}>
      <caption className="visually-hidden">{stateWords[state].caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" className={styles.mark}>
            <input
              type="checkbox"
              aria-label="Marcar todos los de esta página"
              checked={marks.all}
              ref={(box) => {
                if (box) box.indeterminate = someMarked && !marks.all;
              }}
              onChange={marks.toggleAll}
            />
          </th>
          {headers.map(([name, header, sort]) => (
            <th key={name} role="columnheader" scope="col" className={styles[name]} aria-sort={sort}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {page.map((comment) => {
          const { alias, content, postId, article, score, answersTo } = comment;
          const selected = comment.id === selectedId;
          const marked = marks.isMarked(comment.id);
          const id = rowId(comment.id);
          const since = listedSince(comment, state);
          return (
            <tr
              role="row"
              key={comment.id}
              className={classNames(styles.row, selected && styles.selected, marked && styles.marked)}
            >
              <td role="cell" className={styles.mark}>
                <input
                  type="checkbox"
                  aria-label={`Marcar el de ${alias}`}
                  tabIndex={selected ? 0 : -1}
                  checked={marked}
                  onChange={() => marks.toggle(comment.id)}
                />
              </td>
              <th role="rowheader" scope="row" className={styles.alias}>
                <button
                  id={id}
                  type="button"
                  tabIndex={selected ? 0 : -1}
                  aria-current={selected || undefined}
                  aria-describedby={`${id}-texto`}
                  className={styles.pick}
                  onClick={() => onSelect(comment)}
                >
                  {alias}
                </button>
              </th>
              <td role="cell" id={`${id}-texto`} className={styles.text}>
                {answersTo !== undefined && <strong>Respuesta · </strong>}
                {excerpt(content)}
              </td>
              <td role="cell" className={styles.article}>
                {articleName(postId, article?.title)}
              </td>
              <td role="cell" className={styles.risk}>
                <RiskMark score={score} />
              </td>
              <td role="cell" className={styles.wait}>
                <time dateTime={since}>{waitingTime(since, now)}</time>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
