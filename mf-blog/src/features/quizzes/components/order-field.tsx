import { VisuallyHidden } from '@femcoders/shared-ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { OrderQuestion } from '../quiz.ts';
import { plainText } from '../rich-text.ts';
import styles from './order-field.module.css';
import { RichTextView } from './rich-text-view.tsx';

interface OrderFieldProps {
  question: OrderQuestion;
  /** Places of the items, as she has put them. */
  order: number[];
  onChange: (order: number[]) => void;
}

/** Things to put in order with two buttons each, which any hand and any voice can press (WCAG 2.5.7). */
export function OrderField({ question: { items }, order, onChange }: OrderFieldProps) {
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ item: number; by: 1 | -1 }>();

  // The entry that moves loses the focus on its way: the same button takes it again.
  useLayoutEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-move="${moved.item}:${moved.by}"]`)?.focus();
  }, [moved]);

  const move = (index: number, by: 1 | -1) => {
    const item = order[index];
    const other = order[index + by];
    if (item === undefined || other === undefined) return;
    onChange(order.map((place) => (place === item ? other : place === other ? item : place)));
    setMoved({ item, by });
  };

  const nameOf = (item: number) => plainText(items[item]?.text ?? []);
  return (
    <fieldset>
      <legend className={styles.legend}>Ordena con los botones: lo primero, arriba</legend>
      <ol ref={list} className="stack gap-8">
        {order.map((item, index) => (
          <li key={item} className={`cut ${styles.item}`}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.text}>
              <RichTextView text={items[item]?.text ?? []} />
            </span>
            <span className="bar gap-4">
              {([-1, 1] as const).map((by) => (
                <button
                  key={by}
                  type="button"
                  className={`cut ${styles.move}`}
                  data-move={`${item}:${by}`}
                  aria-disabled={order[index + by] === undefined}
                  onClick={() => move(index, by)}
                >
                  <svg viewBox="0 0 20 20" aria-hidden="true">
                    <path d={by === -1 ? 'M10 16V4M5 9l5-5 5 5' : 'M10 4v12m-5-5 5 5 5-5'} />
                  </svg>
                  <VisuallyHidden>
                    {by === -1 ? 'Subir' : 'Bajar'} «{nameOf(item)}»
                  </VisuallyHidden>
                </button>
              ))}
            </span>
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">
          {moved && `«${nameOf(moved.item)}»: puesto ${order.indexOf(moved.item) + 1} de ${order.length}.`}
        </span>
      </VisuallyHidden>
    </fieldset>
  );
}
