import type { RefObject } from 'react';
import { SearchField } from '../../lists/components/search-field.tsx';
import { articleName } from '../article-name.ts';
import type { QueueView } from '../queue-view.ts';
import styles from './queue-toolbar.module.css';

interface QueueToolbarProps {
  view: QueueView;
  onChange: (change: Partial<QueueView>) => void;
  /** Articles that have pending comments, in order. */
  postIds: number[];
  searchRef: RefObject<HTMLInputElement | null>;
  keysShown: boolean;
}

/** Search, article and order of the queue. */
export function QueueToolbar({ view, onChange, postIds, searchRef, keysShown }: QueueToolbarProps) {
  const { postId } = view;
  const offered = postId === null || postIds.includes(postId) ? postIds : [...postIds, postId].sort((a, b) => a - b);

  return (
    <div className={styles.toolbar}>
      <SearchField
        label="Buscar en texto, alias o artículo"
        search={view.search}
        onSearch={(search) => onChange({ search })}
        inputRef={searchRef}
        keyShown={keysShown}
      />
      <label className={styles.choice}>
        <span>Artículo</span>
        <select
          className={`cut ${styles.control}`}
          name="publicacion"
          value={postId ?? ''}
          onChange={({ target }) => onChange({ postId: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">Todos</option>
          {offered.map((id) => (
            <option key={id} value={id}>
              {articleName(id)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        <span>Orden</span>
        <select
          className={`cut ${styles.control}`}
          name="orden"
          value={view.order}
          onChange={({ target }) => onChange({ order: target.value === 'oldest' ? 'oldest' : 'newest' })}
        >
          <option value="newest">Más recientes</option>
          <option value="oldest">Más antiguos</option>
        </select>
      </label>
    </div>
  );
}
