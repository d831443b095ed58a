import { type FormEvent, type RefObject, useId } from 'react';
import { longestWords } from '../list-view.ts';
import { useDebouncedText } from '../use-debounced-text.ts';
import { KeyCap } from './key-cap.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** The label of the search field: "Buscar en texto, alias o artículo". */
  label: string;
  search: string;
  onSearch: (search: string) => void;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Whether a key leads here. */
  keyShown?: boolean;
}

/** Looks for words: not the kit's `useForm`, since it leads to an address. What is typed stays here until that has followed. */
export function SearchField({ label, search, onSearch, inputRef, keyShown = false }: SearchFieldProps) {
  const id = useId();
  const { typed, setTyped, sendNow } = useDebouncedText(search, onSearch);

  const searchNow = (event: FormEvent) => {
    event.preventDefault();
    sendNow();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a form answers to Enter, which <search> does not
    <form role="search" method="post" className={styles.search} onSubmit={searchNow}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.lens}>
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m13 13 5 5" />
      </svg>
      <input
        ref={inputRef}
        id={id}
        name="buscar"
        type="search"
        autoComplete="off"
        maxLength={longestWords}
        className={`cut ${styles.control}`}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {keyShown && (
        <span className={styles.key} aria-hidden="true">
          <KeyCap>/</KeyCap>
        </span>
      )}
    </form>
  );
}
