import { type RefObject, useCallback } from 'react';
import { SearchField } from '../../lists/components/search-field.tsx';
import { SelectField } from '../../lists/components/select-field.tsx';
import { articleName } from '../article-name.ts';
import type { QueueView } from '../queue-view.ts';
import styles from './moderation-queue.module.css';

const orders = [
  { value: 'newest', label: 'Más recientes' },
  { value: 'oldest', label: 'Más antiguos' },
  { value: 'risk', label: 'Más riesgo' },
] as const satisfies { value: QueueView['order']; label: string }[];

interface QueueToolbarProps {
  view: QueueView;
  onChange: (change: Partial<QueueView>) => void;
  /** Articles that have comments in this state, in order. */
  postIds: number[];
  /** The articles' titles, by their numbers. */
  titles: Readonly<Record<string, string>>;
  searchRef: RefObject<HTMLInputElement | null>;
  keysShown: boolean;
}

/** Search, article and order of the queue. */
export function QueueToolbar({ view, onChange, postIds, titles, searchRef, keysShown }: QueueToolbarProps) {
  const { postId } = view;
  const offered = postId === null || postIds.includes(postId) ? postIds : [...postIds, postId].sort((a, b) => a - b);
  const search = useCallback((words: string) => onChange({ search: words }), [onChange]);

  return (
    <div className={`row gap-8 middle ${styles.toolbar}`}>
      <SearchField
        label="Buscar en texto, alias o artículo"
        search={view.search}
        onSearch={search}
        inputRef={searchRef}
        keyShown={keysShown}
      />
      <SelectField
        label="Artículo"
        name="publicacion"
        value={postId === null ? '' : String(postId)}
        onChange={(value) => onChange({ postId: value === '' ? null : Number(value) })}
        options={[
          { value: '', label: 'Todos' },
          ...offered.map((id) => ({ value: String(id), label: articleName(id, titles[id]) })),
        ]}
      />
      <SelectField
        label="Orden"
        name="orden"
        value={view.order}
        onChange={(value) => onChange({ order: orders.find((order) => order.value === value)?.value ?? 'newest' })}
        options={orders}
      />
    </div>
  );
}
